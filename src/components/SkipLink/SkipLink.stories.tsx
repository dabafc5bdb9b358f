import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Message } from '#i18n/Message.tsx';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  args: { to: 'content', children: <Message id="skipToContent" /> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          <p>
            <Message id="welcomeContent" />
          </p>
        </main>
      </>
    ),
  ],
  parameters: { docs: { story: { height: '12rem' } } },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible until it has the focus. */
export const Unfocused: Story = {};

/** The first Tab shows it, and Enter moves to the content. */
export const Focused: Story = {
  play: async ({ canvas, t, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: t('skipToContent') });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', '#content');
  },
};
