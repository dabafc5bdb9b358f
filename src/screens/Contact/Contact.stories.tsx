import type { Meta, StoryObj } from '../../../workbench/story';
import { expect, fn, waitFor } from 'storybook/test';
import { withPageLayout } from '../../../workbench/withPageLayout';
import { pageParameters } from '../../../.storybook/modes';
import { translatorOf } from '../../../workbench/translator';
import { Contact } from './Contact';

const meta = {
  component: Contact,
  tags: ['stable'],
  args: { onSend: fn() },
  decorators: [withPageLayout],
  parameters: { ...pageParameters, path: '/contact' },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form, and the contact details. */
export const WholePage: Story = {
  play: async ({ canvas, t, text }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('contactTitle') })).toBeVisible();
    await expect(canvas.getByText(text('contactSubtitle'))).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
  },
};

/** A change of language keeps the typed values and translates the errors. */
export const LanguageChange: Story = {
  tags: ['several-languages'],
  play: async ({ canvas, canvasElement, globals, t, userEvent }) => {
    const next = globals['locale'] === 'ar' ? 'fr' : 'ar';
    const after = translatorOf({ locale: next });
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
