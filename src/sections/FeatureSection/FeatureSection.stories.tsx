import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutDirectionOf } from 'language-review/globals';
import { pageModes } from '../../../.storybook/modes';
import { isWide } from '../../../workbench/surroundings';
import { translatorOf } from '../../../workbench/translator';
import { pictures } from '#content/pictures/index.ts';
import { FeatureSection } from './FeatureSection';

const meta = {
  component: FeatureSection,
  tags: ['stable'],
  args: { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...pictures.welcome },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof FeatureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is at the inline start. */
export const PictureFirst: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const picture = canvas.getByRole('img', { name: t('welcomeImageAlt') }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 2, name: t('welcomeTitle') }).getBoundingClientRect();
    const direction = layoutDirectionOf(globals);
    if (isWide(canvasElement, 'desktop')) await expect(picture.left < heading.left).toBe(direction === 'ltr');
    else await expect(picture.bottom).toBeLessThan(heading.top);
  },
};

/** With `reverse` the text is at the inline start. */
export const Reversed: Story = {
  args: { titleId: 'qualityTitle', contentId: 'qualityContent', ...pictures.quality, reverse: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const picture = canvas.getByRole('img', { name: t('qualityImageAlt') }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 2, name: t('qualityTitle') }).getBoundingClientRect();
    const direction = layoutDirectionOf(globals);
    if (isWide(canvasElement, 'desktop')) await expect(heading.left < picture.left).toBe(direction === 'ltr');
    else await expect(picture.bottom).toBeLessThan(heading.top);
  },
};
