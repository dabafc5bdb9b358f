import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { Message } from '../../i18n/Message';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
  tags: ['stable'],
  args: {
    items: [
      { id: 'first', title: <Message id="faq1Question" />, content: <Message id="faq1Answer" /> },
      { id: 'second', title: <Message id="faq2Question" />, content: <Message id="faq2Answer" /> },
      { id: 'third', title: <Message id="faq3Question" />, content: <Message id="faq3Answer" /> },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

/** A question, what is pressed to open it, and its answer. */
function partsOf({ canvas, globals }: Context, number: 1 | 2 | 3) {
  const t = translatorOf(globals);
  const heading = canvas.getByRole('heading', { level: 3, name: t(`faq${number}Question`) });
  return { heading, summary: heading.closest('summary'), answer: canvas.getByText(seen(t(`faq${number}Answer`))) };
}

/** What the browser does not show is not in the accessibility tree either. */
const expectSeen = (element: Element, isSeen: boolean) => waitFor(() => expect(element.checkVisibility()).toBe(isSeen));

/** Closed text is neither seen nor read. */
export const Closed: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const number of [1, 2, 3] as const) {
      const { heading, answer } = partsOf(context, number);
      await expect(heading).toBeVisible();
      await expectSeen(answer, false);
    }
  },
};

/** The text of an open item stands under its heading. */
export const OneOpen: Story = {
  args: { defaultOpen: 'second' },
  play: async (context) => {
    const { heading, answer } = partsOf(context, 2);
    await expectSeen(answer, true);
    await expect(answer.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
    await expectSeen(partsOf(context, 1).answer, false);
  },
};

/** Opening one closes the other; the open one can be closed again. */
export const SingleOpenAndCollapsible: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const [first, second] = [partsOf(context, 1), partsOf(context, 2)];
    await userEvent.click(first.heading);
    await expectSeen(first.answer, true);
    await userEvent.click(second.heading);
    await expectSeen(second.answer, true);
    await expectSeen(first.answer, false);
    await userEvent.click(second.heading);
    await expectSeen(second.answer, false);
  },
};

/** Tab goes from question to question, past what is closed. Enter and Space are the browser's, which no script can press. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    for (const number of [1, 2, 3] as const) {
      await userEvent.tab();
      await expect(partsOf(context, number).summary).toHaveFocus();
    }
  },
};
