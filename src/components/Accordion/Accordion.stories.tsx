import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { Message } from '../../i18n/Message';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
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

/** Closed text is neither seen nor read. */
export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(seen(t('faq1Answer')))).not.toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** The text of an open item stands under its heading. */
export const OneOpen: Story = { args: { defaultOpen: 'second' } };

/** Opening one closes the other; the open one can be closed again. */
export const SingleOpenAndCollapsible: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const first = canvas.getByRole('button', { name: t('faq1Question') });
    const second = canvas.getByRole('button', { name: t('faq2Question') });
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: t('faq1Question') })).toBeVisible());
    await userEvent.click(second);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText(seen(t('faq1Answer')))).not.toBeVisible());
    await waitFor(() => expect(canvas.getByText(seen(t('faq2Answer')))).toBeVisible());
    await userEvent.click(second);
    await waitFor(() => expect(canvas.getByText(seen(t('faq2Answer')))).not.toBeVisible());
  },
};

/** Tab goes from question to question, Enter and Space open them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(seen(t('faq1Answer')))).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('faq2Question') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(seen(t('faq2Answer')))).toBeVisible());
  },
};
