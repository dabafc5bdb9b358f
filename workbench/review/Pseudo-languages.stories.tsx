import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from '#sections/Faq';

/** What is not translatable, too long or not mirrored shows before there is a translation: choose `en-XA` or `ar-XB` in the toolbar. */
const meta = {
  component: Faq,
  tags: ['!autodocs'],
  // The workbench itself is not what a visual review is about.
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** English two fifths longer, with accents, in brackets: a bracket that is not there was cut, a plain letter is in no catalog. */
export const Accented: Story = {
  globals: { locale: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('lang', 'en-XA');
    for (const heading of canvas.getAllByRole('heading', { level: 3 }))
      await expect(heading).toHaveTextContent(/^\[.+\]$/);
  },
};

/** English from right to left, letters and all. */
export const Mirrored: Story = {
  globals: { locale: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('dir', 'rtl');
    for (const heading of canvas.getAllByRole('heading', { level: 3 }))
      await expect(heading).toHaveTextContent('\u202E');
  },
};
