import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localeOf } from 'language-review/globals';
import { translatorOf } from '#workbench/translator.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languages, type Language } from '#i18n/languages.ts';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { LanguageSelect } from './LanguageSelect';

const meta = {
  component: LanguageSelect,
  args: { languages, value: 'en', onChange: fn(), label: <Message id="language" /> },
  render: (args) => {
    const { language, setLanguage } = useLanguage();
    return <LanguageSelect {...args} value={language} onChange={setLanguage} />;
  },
} satisfies Meta<typeof LanguageSelect<Language>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A native select: each language in its own name, the current one selected. */
export const Current: Story = {
  play: async ({ canvas, globals, t }) => {
    const select = canvas.getByRole('combobox', { name: t('language') });
    await expect(select).toHaveValue(localeOf(globals));
    await expect(canvas.getAllByRole('option').map((option) => [option.textContent, option.lang])).toEqual(
      languages.map(({ name, code }) => [name, code]),
    );
  },
};

/** Choosing a language changes that of the page. */
export const Choosing: Story = {
  tags: ['behavior', 'several-languages'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ar');
    await waitFor(() => expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('dir', 'rtl'));
    await expect(canvas.getByRole('combobox', { name: translatorOf({ locale: 'ar' })('language') })).toHaveValue('ar');
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Rest: {},
  Hover: { shown: 'hover' },
  Focus: { shown: 'focus' },
});
