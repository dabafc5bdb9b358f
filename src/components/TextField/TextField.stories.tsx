import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  tags: ['stable'],
  args: { label: <Message id="name" /> },
  render: (args) => {
    const { t } = useLanguage();
    return <TextField placeholder={t('namePlaceholder')} {...args} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label names the field, and a click on it goes there. */
export const Empty: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const field = canvas.getByRole('textbox', { name: t('name') });
    await expect(field).toHaveAttribute('placeholder', t('namePlaceholder'));
    await userEvent.click(canvas.getByText(seen(t('name'))));
    await expect(field).toHaveFocus();
  },
};

/** What was typed is brighter than the placeholder. */
export const Filled: Story = { args: { defaultValue: 'Helena Figueiredo' } };

/** The error stands under the field and is read with it. */
export const WithError: Story = {
  args: { defaultValue: 'H', error: <Message id="nameTooShort" /> },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const field = canvas.getByRole('textbox', { name: t('name') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('nameTooShort'));
    const error = canvas.getByText(seen(t('nameTooShort')));
    await expect(error.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom);
  },
};

/** An address stays left to right, and starts where the page's text starts. */
export const LeftToRightValue: Story = {
  args: { label: <Message id="email" />, placeholder: undefined, defaultValue: 'hello@wyoport.example', dir: 'ltr' },
};

/** Not to be filled in now. */
export const Disabled: Story = { args: { disabled: true } };
