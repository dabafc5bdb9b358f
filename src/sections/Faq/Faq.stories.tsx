import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { seen, translatorOf } from '../../../workbench/translator';
import { Faq, questions } from './Faq';

const meta = {
  component: Faq,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five questions, all closed. */
export const Closed: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    await expect(questions).toHaveLength(5);
    for (const { question, answer } of questions) {
      await expect(canvas.getByRole('heading', { level: 3, name: t(question) })).toBeVisible();
      await expect(canvas.getByText(seen(t(answer))).checkVisibility()).toBe(false);
    }
  },
};

/** An open question shows its answer. */
export const OneOpen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await userEvent.click(canvas.getByRole('heading', { name: t('faq3Question') }));
    await waitFor(() => expect(canvas.getByText(seen(t('faq3Answer'))).checkVisibility()).toBe(true));
  },
};
