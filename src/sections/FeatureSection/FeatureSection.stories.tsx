import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutDirectionOf } from 'language-review/globals';
import { pageParameters } from '#storybook/modes.ts';
import { isWide } from '#workbench/surroundings.ts';
import { pictures } from '#content/pictures/index.ts';
import { FeatureSection, type FeatureSectionProps } from './FeatureSection';

/** The props of a section that are its picture. */
const pictureOf = ({ image, imageAltId, mirrored }: (typeof pictures)['welcome' | 'quality']) => ({
  image,
  imageAltId,
  mirrored,
});

const meta = {
  component: FeatureSection,
  args: { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...pictureOf(pictures.welcome) },
  parameters: pageParameters,
} satisfies Meta<typeof FeatureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is beside the text at the inline start or end where there is room, and above it elsewhere. */
async function expectPicture(context: StoryContext<FeatureSectionProps>, at: 'start' | 'end') {
  const { args, canvas, canvasElement, globals, t } = context;
  const picture = canvas.getByRole('img', { name: t(args.imageAltId) }).getBoundingClientRect();
  const heading = canvas.getByRole('heading', { level: 2, name: t(args.titleId) }).getBoundingClientRect();
  const isLeft = (layoutDirectionOf(globals) === 'ltr') === (at === 'start');
  if (isWide(canvasElement, 'desktop')) await expect(picture.left < heading.left).toBe(isLeft);
  else await expect(picture.bottom).toBeLessThan(heading.top);
}

/** The picture is at the inline start. */
export const PictureFirst: Story = { play: (context) => expectPicture(context, 'start') };

/** With `reverse` the text is at the inline start. */
export const Reversed: Story = {
  args: { titleId: 'qualityTitle', contentId: 'qualityContent', ...pictureOf(pictures.quality), reverse: true },
  play: (context) => expectPicture(context, 'end'),
};
