import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { looksLikeAnother } from '#storybook/modes.ts';
import { Message } from '#i18n/Message.tsx';
import { Button } from '#components/Button';
import { OpenTooltip } from '#workbench/OpenTooltip.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { openDelay, skipDelay } from './delays';
import { Tooltip, TooltipGroup } from './Tooltip';

const meta = {
  component: Tooltip,
  subcomponents: { TooltipGroup },
  args: {
    text: <Message id="contactSubtitle" />,
    children: (
      <Button>
        <Message id="contactUs" />
      </Button>
    ),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Duration of an action, in ms. */
async function duration(action: () => Promise<unknown>) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** Waits until a tooltip would be open. */
const pastDelays = () => new Promise((resolve) => setTimeout(resolve, openDelay + skipDelay));

/** Keyboard focus opens it at once; the text is the accessible description of the element, which keeps the focus. */
export const OnFocus: Story = {
  // Room for the tooltip above the button, where documentation clips what is outside of a story.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '6rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, t, userEvent }) => {
    const button = canvas.getByRole('button', { name: t('contactUs') });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription(t('contactSubtitle'));
    await expect(button).toHaveFocus();
  },
};

/** A pointer or a focus that leaves before the delay is over opens nothing. */
export const PassedBy: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await userEvent.tab();
    await userEvent.tab();
    await pastDelays();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** Escape closes it and does not move the focus. */
export const ClosesOnEscape: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** The pointer has to rest on the element for 700 ms; a click on it closes the tooltip. */
export const OnHover: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const waited = await duration(async () => {
      await userEvent.hover(button);
      await canvas.findByRole('tooltip');
    });
    await expect(waited).toBeGreaterThanOrEqual(openDelay);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** Scrolling moves it away from its element, so it closes. */
export const ClosesOnScroll: Story = {
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('tooltip');
    await fireEvent.scroll(window);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** Touch has no hover, so it never opens a tooltip. */
export const NeverOnTouch: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer([{ keys: '[TouchA>]', target: button }]);
    await pastDelays();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.pointer([{ keys: '[/TouchA]', target: button }]);
  },
};

/** After one was open, its neighbours open at once; 300 ms after the last one closed, the delay applies again. */
export const Neighbours: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  render: () => (
    <TooltipGroup>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        <Tooltip text={<Message id="contactSubtitle" />}>
          <Button>
            <Message id="contactUs" />
          </Button>
        </Tooltip>
        <Tooltip text={<Message id="faqSubtitle" />}>
          <Button variant="quiet">
            <Message id="faqTitle" />
          </Button>
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
  play: async ({ canvas, text, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('The story has two buttons');
    await userEvent.hover(first);
    await canvas.findByText(text('contactSubtitle'));
    const waited = await duration(async () => {
      await userEvent.unhover(first);
      await userEvent.hover(second);
      await canvas.findByText(text('faqSubtitle'));
    });
    await expect(waited).toBeLessThan(openDelay);
    await userEvent.unhover(second);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** A short and a long text, and the same in a language of the other direction. */
export const States: Story = {
  ...statesSheet<Story['args']>({ 'Short text': { args: { text: <Message id="openingHours" /> } }, 'Long text': {} }),
  render: (args) => <OpenTooltip {...args} />,
};
