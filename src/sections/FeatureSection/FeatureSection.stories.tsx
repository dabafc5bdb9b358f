import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layoutDirectionOf } from '../../../.storybook/globals';
import { pageModes } from '../../../.storybook/modes';
import { isWide } from '../../../.storybook/surroundings';
import { translatorOf } from '../../../.storybook/translator';
import { pictures } from '../../pictures';
import { FeatureSection } from './FeatureSection';

const meta = {
  component: FeatureSection,
  tags: ['stable'],
  args: { titleId: 'welcomeTitle', contentId: 'welcomeContent', ...pictures.welcome },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof FeatureSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture stands where reading starts. */
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

/** With the reverse flag the text stands where reading starts. */
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
