import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: <Message id="name" /> },
  render: (args) => {
    const { t } = useLanguage();
    return <TextField placeholder={t('namePlaceholder')} {...args} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the accessible name, and a click on it focuses the field. */
export const Empty: Story = {
  play: async ({ canvas, t, text, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: t('name') });
    await expect(field).toHaveAttribute('placeholder', t('namePlaceholder'));
    await userEvent.click(canvas.getByText(text('name')));
    await expect(field).toHaveFocus();
    field.blur();
  },
};

/** A value is brighter than the placeholder. */
export const Filled: Story = { args: { defaultValue: 'Helena Figueiredo' } };

/** The error is below the field and part of its accessible description. */
export const WithError: Story = {
  args: { defaultValue: 'H', error: <Message id="nameTooShort" /> },
  play: async ({ canvas, t, text }) => {
    const field = canvas.getByRole('textbox', { name: t('name') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('nameTooShort'));
    const error = canvas.getByText(text('nameTooShort'));
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom);
  },
};

/** An email address stays left-to-right, and is aligned with the page's text. */
export const LeftToRightValue: Story = {
  args: { label: <Message id="email" />, placeholder: '', defaultValue: 'helena@example.com', dir: 'ltr' },
};

/** Unavailable. */
export const Disabled: Story = { args: { disabled: true } };

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Empty: {},
  Hover: { shown: 'hover' },
  Focus: { shown: 'focus' },
  Filled: { args: { defaultValue: 'Helena Figueiredo' } },
  Hint: { args: { hint: <Message id="characterCount" values={{ count: 0, max: 100 }} /> } },
  Error: { args: { defaultValue: 'H', error: <Message id="nameTooShort" /> } },
  'Long error': { args: { error: <Message id="messageNotSent" /> } },
  'Error, focus': { args: { defaultValue: 'H', error: <Message id="nameTooShort" /> }, shown: 'focus' },
  Disabled: { args: { disabled: true } },
});
