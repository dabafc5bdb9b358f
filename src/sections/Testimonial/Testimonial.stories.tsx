import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../workbench/translator';
import { pictures } from '#content/pictures/index.ts';
import { Testimonial } from './Testimonial';

const meta = {
  component: Testimonial,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quote, five stars, name and role; without a picture the initials. */
export const WithInitials: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(seen(t('testimonialQuote')));
    await expect(canvas.getByRole('img', { name: t('starRating', { count: 5, total: 5 }) })).toBeVisible();
    await expect(canvas.getByText(seen(t('testimonialName')))).toBeVisible();
    await expect(canvas.getByText(seen(t('testimonialRole')))).toBeVisible();
  },
};

/** The customer's picture instead of the initials. */
export const WithPicture: Story = { args: { avatar: pictures.portrait.image } };
