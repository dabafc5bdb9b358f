import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '#storybook/modes.ts';
import { pictures } from '#content/pictures/index.ts';
import { Testimonial } from './Testimonial';

const meta = {
  component: Testimonial,
  parameters: pageParameters,
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Quote, five stars, name and role; without a picture the initials. */
export const WithInitials: Story = {
  play: async ({ canvas, t, text }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(text('testimonialQuote'));
    await expect(canvas.getByRole('img', { name: t('starRating', { count: 5, total: 5 }) })).toBeVisible();
    await expect(canvas.getByText(text('testimonialName'))).toBeVisible();
    await expect(canvas.getByText(text('testimonialRole'))).toBeVisible();
  },
};

/** The customer's picture instead of the initials. */
export const WithPicture: Story = { args: { avatar: pictures.portrait.image } };
