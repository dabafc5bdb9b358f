import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from '#sections/Faq';

/** Hard-coded, clipped and unmirrored text is visible before any translation exists: choose `en-XA` or `ar-XB` in the toolbar. */
const meta = {
  component: Faq,
  tags: ['!autodocs'],
  // Visual review covers the product only.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** English with accents, in brackets and 40 % longer. A missing bracket was clipped, and unaccented text is hard-coded. */
export const Accented: Story = {
  globals: { locale: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('lang', 'en-XA');
    for (const heading of canvas.getAllByRole('heading', { level: 3 }))
      await expect(heading).toHaveTextContent(/^\[.+\]$/);
  },
};

/** English with every letter right to left. */
export const Mirrored: Story = {
  globals: { locale: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('dir', 'rtl');
    for (const heading of canvas.getAllByRole('heading', { level: 3 }))
      await expect(heading).toHaveTextContent('\u202E');
  },
};
