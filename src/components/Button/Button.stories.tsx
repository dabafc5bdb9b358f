import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../.storybook/translator';
import { Message } from '../../i18n/Message';
import { Button, ButtonLink } from './Button';

/**
 * Makes something happen; `ButtonLink` looks the same and goes somewhere. Set `aria-disabled` rather than `disabled` where it
 * must keep the focus.
 */
const meta = {
  component: Button,
  tags: ['reviewed'],
  args: { children: <Message id="contactUs" />, onClick: fn() },
  // Storybook reads no props out of a styled element.
  argTypes: {
    children: { description: 'What it says.', table: { type: { summary: 'ReactNode' } } },
    onClick: { description: 'Called by pointer and keyboard alike.' },
    $variant: {
      description: '`primary` for the one action of a view, `quiet` for everything beside it.',
      control: 'inline-radio',
      options: ['primary', 'quiet'],
      table: { type: { summary: "'primary' | 'quiet'" }, defaultValue: { summary: 'primary' } },
    },
    $size: {
      description: '`large` beside a display heading and at the end of a form.',
      control: 'select',
      options: ['large'],
      table: { type: { summary: "'large'" } },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one action of a view; pressed by pointer and by keyboard alike. */
export const Primary: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: translatorOf(globals)('contactUs') });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Everything beside the one action. */
export const Quiet: Story = { args: { $variant: 'quiet' } };

/** Beside a display heading and at the end of a form. */
export const Large: Story = { args: { $size: 'large' } };

/** Not to be used now, but still found by the keyboard. */
export const Unavailable: Story = { args: { 'aria-disabled': true } };

/** Goes somewhere: a link, whatever it looks like. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/contact">
      <Message id="contactUs" />
    </ButtonLink>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: translatorOf(globals)('contactUs') })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

/** A label of a whole sentence wraps and stays centred. */
export const LongLabel: Story = {
  args: { children: <Message id="contactSubtitle" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
