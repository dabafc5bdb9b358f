import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { Button, ButtonLink } from './Button';

const meta = {
  component: Button,
  args: { children: <Message id="contactUs" />, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one main action of a view; works by pointer and by keyboard. */
export const Primary: Story = {
  play: async ({ args, canvas, t, userEvent }) => {
    const button = canvas.getByRole('button', { name: t('contactUs') });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    button.blur();
  },
};

/** All actions beside the main one. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** Beside a display heading and at the end of a form. */
export const Large: Story = { args: { size: 'large' } };

/** Unavailable, but still focusable. */
export const Unavailable: Story = { args: { 'aria-disabled': true } };

/**
 * `ButtonLink` navigates, so it is a link that looks like a button. It takes `variant`, `size` and the attributes of a link, or in `as` another
 * component, such as the link of a router, and its props.
 */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/contact">
      <Message id="contactUs" />
    </ButtonLink>
  ),
  play: async ({ canvas, t }) => {
    await expect(canvas.getByRole('link', { name: t('contactUs') })).toHaveAttribute('href', '/contact');
  },
};

/** A label as long as a sentence wraps and stays centered. */
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

/** Every state, and the same in a language of the other direction. */
export const States: Story = {
  ...statesSheet<Story['args']>({
    Rest: {},
    Hover: { shown: 'hover' },
    Pressed: { shown: 'pressed' },
    Focus: { shown: 'focus' },
    Unavailable: { args: { 'aria-disabled': true } },
    Quiet: { args: { variant: 'quiet' } },
    'Quiet, hover': { args: { variant: 'quiet' }, shown: 'hover' },
    'Quiet, pressed': { args: { variant: 'quiet' }, shown: 'pressed' },
    'Quiet, focus': { args: { variant: 'quiet' }, shown: 'focus' },
    'Quiet, unavailable': { args: { variant: 'quiet', 'aria-disabled': true } },
    Large: { args: { size: 'large' } },
    'Long label': { args: { children: <Message id="contactSubtitle" /> } },
  }),
  play: async ({ canvas, t }) => {
    const looks = canvas.getAllByRole('button', { name: t('contactUs') }).map((button) => {
      const { backgroundColor, outlineStyle, color } = getComputedStyle(button);
      return `${backgroundColor} ${outlineStyle} ${color}`;
    });
    const [rest, hover, pressed, focus, unavailable] = looks;
    await expect(new Set([rest, hover, pressed, focus, unavailable]).size).toBe(5);
  },
};
