import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  args: { to: 'content', children: <Message id="skipToContent" /> },
  render: (args) => (
    <>
      <SkipLink {...args} />
      {/* It leaves room for the link, as a header does. */}
      <main id="content" tabIndex={-1} style={{ padding: '5rem 1rem 1rem' }}>
        <p>
          <Message id="welcomeContent" />
        </p>
      </main>
    </>
  ),
  parameters: { layout: 'fullscreen', docs: { story: { height: '14rem' } } },
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

/** Every state, and the same in a language of the other direction: without the focus nothing is seen. */
export const States: Story = {
  ...statesSheet<Story['args']>({ Rest: {}, Focus: { shown: 'focus' } }),
  render: (args) => (
    <div style={{ blockSize: '3.75rem' }}>
      <SkipLink {...args} />
    </div>
  ),
};
