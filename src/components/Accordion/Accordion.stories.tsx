import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { Accordion, AccordionItem } from './Accordion';

const questions = [1, 2, 3] as const;
type Question = (typeof questions)[number];

const items = (open?: Question) =>
  questions.map((number) => (
    <AccordionItem key={number} title={<Message id={`faq${number}Question`} />} defaultOpen={number === open}>
      <Message id={`faq${number}Answer`} />
    </AccordionItem>
  ));

const meta = {
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading, the `summary` and the answer of a question. */
function partsOf({ canvas, t, text }: StoryContext, number: Question) {
  const heading = canvas.getByRole('heading', { level: 3, name: t(`faq${number}Question`) });
  return { heading, summary: heading.closest('summary'), answer: canvas.getByText(text(`faq${number}Answer`)) };
}

/** The browser leaves hidden content out of the accessibility tree as well. */
const expectVisible = (element: Element, isVisible: boolean) =>
  waitFor(() => expect(element.checkVisibility()).toBe(isVisible));

/** The content of a closed item is hidden, from assistive technology as well. */
export const Closed: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const number of questions) {
      const { heading, answer } = partsOf(context, number);
      await expect(heading).toBeVisible();
      await expectVisible(answer, false);
    }
  },
};

/** An open item shows its content below its heading. */
export const OneOpen: Story = {
  args: { children: items(2) },
  play: async (context) => {
    const { heading, answer } = partsOf(context, 2);
    await expectVisible(answer, true);
    await expect(answer.getBoundingClientRect().top).toBeGreaterThan(heading.getBoundingClientRect().bottom);
    await expectVisible(partsOf(context, 1).answer, false);
  },
};

/** Opening an item closes the other one; the open item can be closed again. */
export const SingleOpenAndCollapsible: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    const [first, second] = [partsOf(context, 1), partsOf(context, 2)];
    await userEvent.click(first.heading);
    await expectVisible(first.answer, true);
    await userEvent.click(second.heading);
    await expectVisible(second.answer, true);
    await expectVisible(first.answer, false);
    await userEvent.click(second.heading);
    await expectVisible(second.answer, false);
  },
};

/** The focus ring of an open item stays clear of its content. */
export const OpenAndFocused: Story = {
  args: { children: items(1) },
  play: async (context) => {
    await context.userEvent.tab();
    const { summary, answer } = partsOf(context, 1);
    await expect(summary).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(summary!);
    const ringEnd = summary!.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const text = answer.ownerDocument.createRange();
    text.selectNodeContents(answer);
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(ringEnd);
  },
};

/** Tab moves from heading to heading and skips closed content. Enter and Space are handled by the browser, not by a script. */
export const ByKeyboard: Story = {
  tags: ['behavior'],
  play: async (context) => {
    const { userEvent } = context;
    for (const number of questions) {
      await userEvent.tab();
      await expect(partsOf(context, number).summary).toHaveFocus();
    }
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Closed: {},
  Hover: { args: { children: items()[0] }, shown: 'hover' },
  Pressed: { args: { children: items()[0] }, shown: 'pressed' },
  Focus: { args: { children: items()[0] }, shown: 'focus' },
  Open: { args: { children: items(1) } },
});
