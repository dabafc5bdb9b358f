import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutDirectionOf } from 'language-review/globals';
import { looksLikeAnother } from '#storybook/modes.ts';
import { pictures } from '#content/pictures/index.ts';
import { FeatureSection, type FeatureSectionProps } from '#sections/FeatureSection';
import { Passage } from './Passage';

const sections: readonly FeatureSectionProps[] = [
  { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...pictures.welcome },
  { titleId: 'qualityTitle', contentId: 'qualityContent', ...pictures.quality },
  { titleId: 'globalTitle', contentId: 'globalContent', ...pictures.global },
];

const sectionWith = ({ image }: Pick<FeatureSectionProps, 'image'>) => sections.find((each) => each.image === image)!;

const meta = {
  component: Passage,
  args: { from: pictures.welcome, to: pictures.quality },
  argTypes: { from: { control: false }, to: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args: { from, to, back = false } }) => (
      <>
        <FeatureSection {...sectionWith(from)} reverse={back} />
        <Story />
        <FeatureSection {...sectionWith(to)} reverse={!back} />
      </>
    ),
  ],
} satisfies Meta<typeof Passage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On desktops a line leads from the inline start to the inline end and takes no space; elsewhere there is none. */
export const Onward: Story = {};

/** The next line leads back. */
export const Back: Story = { args: { from: pictures.quality, to: pictures.global, back: true } };

/** It leaves the lowest point of the picture above, in both directions. */
export const LeavesThePicture: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async ({ canvasElement, globals }) => {
    const line = canvasElement.querySelector('svg');
    const column = line?.closest<HTMLElement>('[aria-hidden="true"]');
    await expect(column?.offsetHeight).toBe(0);
    if (!line?.checkVisibility()) return;
    const direction = layoutDirectionOf(globals);
    const { image, mirrored } = pictures.welcome;
    // A picture that is not mirrored has its point at the other side of the column.
    const offset = direction === 'rtl' && !mirrored ? 1 - image.foot.x : image.foot.x;
    await expect(Number(getComputedStyle(line).getPropertyValue('--leaves'))).toBeCloseTo(offset);
    await expect(getComputedStyle(line).scale).toBe(direction === 'rtl' ? '-1 1' : 'none');
  },
};
