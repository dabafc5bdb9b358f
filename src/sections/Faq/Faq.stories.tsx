import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { looksLikeAnother, pageParameters } from '#storybook/modes.ts';
import { countryNames } from '#i18n/names.ts';
import { localeOf } from 'language-review/globals';
import { Faq, questions } from './Faq';

const meta = {
  component: Faq,
  args: { countries: ['US', 'AE', 'CA', 'GB', 'MX'] },
  parameters: pageParameters,
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five questions, all closed. */
export const Closed: Story = {
  play: async ({ canvas, t, text }) => {
    await expect(questions).toHaveLength(5);
    for (const { question, answer } of questions) {
      await expect(canvas.getByRole('heading', { level: 3, name: t(question) })).toBeVisible();
      await expect(canvas.getByText(text(answer)).checkVisibility()).toBe(false);
    }
  },
};

/** An open question shows its answer. That on destinations names the countries in alphabetical order. */
export const OneOpen: Story = {
  play: async ({ args, canvas, globals, t, text, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: t('faq2Question') }));
    const answer = await canvas.findByText(text('faq2Answer'));
    await waitFor(() => expect(answer.checkVisibility()).toBe(true));
    const names = countryNames(args.countries ?? [], localeOf(globals));
    const list = canvas.getByText(names.join(), {
      normalizer: (content) => names.filter((name) => content.includes(name)).join(),
    });
    await expect(list.checkVisibility()).toBe(true);
  },
};

/** Without a list of countries, the answer on destinations names none. */
export const WithoutCountries: Story = {
  args: { countries: undefined },
  parameters: looksLikeAnother,
  play: async ({ canvas, t, text, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: t('faq2Question') }));
    const answer = await canvas.findByText(text('faq2Answer'));
    await expect(answer.parentElement?.querySelectorAll('p')).toHaveLength(1);
  },
};
