import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withPageLayout } from '#workbench/withPageLayout.tsx';
import { pageParameters } from '#storybook/modes.ts';
import { seen, translatorOf } from '#workbench/translator.ts';
import { formatDays, formatTime, formatTimeZone } from '#i18n/openingHours.ts';
import { localeOf } from 'language-review/globals';
import { Contact } from './Contact';

const meta = {
  component: Contact,
  args: {
    onSend: fn(),
    openingHours: {
      timeZone: 'America/Denver',
      times: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:30' },
        { days: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    },
  },
  decorators: [withPageLayout],
  parameters: { ...pageParameters, path: '/contact' },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, and the contact details with the opening hours in the words of the language. */
export const WholePage: Story = {
  play: async ({ canvas, globals, t, text }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('contactTitle') })).toBeVisible();
    await expect(canvas.getByText(text('contactSubtitle'))).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: t('sendMessage') })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: t('contactDetailsTitle') })).toBeVisible();
    const hours = canvas.getByText(t('openingHours')).closest('li');
    const language = localeOf(globals);
    for (const words of [
      formatDays(['Saturday'], language, () => ''),
      formatTime('08:00', language),
      formatTime('17:30', language),
      formatTimeZone('America/Denver', language),
    ])
      await expect(hours).toHaveTextContent(seen(words));
  },
};

/** A change of language keeps the typed values and translates the errors. Without opening hours, the details have none. */
export const LanguageChange: Story = {
  args: { openingHours: undefined },
  tags: ['behavior', 'several-languages'],
  play: async ({ canvas, canvasElement, globals, t, userEvent }) => {
    const next = globals['locale'] === 'ar' ? 'fr' : 'ar';
    const after = translatorOf({ locale: next });
    await expect(canvas.queryByText(t('openingHours'))).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: t('subject') }), 'Linen');
    await userEvent.click(canvas.getByRole('button', { name: t('sendMessage') }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: t('name') })).toHaveAccessibleDescription(t('nameTooShort')),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('language') }), next);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: after('name') })).toHaveAccessibleDescription(after('nameTooShort')),
    );
    await expect(canvas.getByRole('textbox', { name: after('subject') })).toHaveValue('Linen');
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('lang', next);
  },
};
