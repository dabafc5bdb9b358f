import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localeOf } from '../../../.storybook/globals';
import { translatorOf } from '../../../.storybook/translator';
import { languages } from '../../i18n/languages';
import { LanguageSelect } from './LanguageSelect';

const meta = { component: LanguageSelect, tags: ['stable'] } satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser's own list: each language in its own name, the current one chosen. */
export const Current: Story = {
  play: async ({ canvas, globals }) => {
    const select = canvas.getByRole('combobox', { name: translatorOf(globals)('language') });
    await expect(select).toHaveValue(localeOf(globals));
    await expect(canvas.getAllByRole('option').map((option) => [option.textContent, option.lang])).toEqual(
      languages.map(({ name, code }) => [name, code]),
    );
  },
};

/** A choice changes the language of everything around it. */
export const Choosing: Story = {
  tags: ['several-languages'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ar');
    await waitFor(() => expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('dir', 'rtl'));
    await expect(canvas.getByRole('combobox', { name: translatorOf({ locale: 'ar' })('language') })).toHaveValue('ar');
  },
};
