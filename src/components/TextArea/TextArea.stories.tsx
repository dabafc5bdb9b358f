import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shown } from '#workbench/translator.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: <Message id="message" />, rows: 6 },
  render: (args) => {
    const { t } = useLanguage();
    return <TextArea placeholder={t('messagePlaceholder')} {...args} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six rows; the label is the accessible name. */
export const Empty: Story = {
  play: async ({ canvas, t }) => {
    const area = canvas.getByRole('textbox', { name: t('message') });
    await expect(area).toHaveAttribute('rows', '6');
    await expect(area).toHaveAttribute('placeholder', t('messagePlaceholder'));
  },
};

/** A value of several lines. */
export const Filled: Story = {
  render: (args) => {
    const { t } = useLanguage();
    return <TextArea {...args} defaultValue={t('testimonialQuote')} />;
  },
};

/** Unavailable. */
export const Disabled: Story = { args: { disabled: true } };

/** The error and the character count are below the field, and part of its accessible description. */
export const WithErrorAndCount: Story = {
  args: {
    defaultValue: 'Too long. '.repeat(512),
    error: <Message id="messageTooLong" values={{ max: 5000 }} />,
    hint: <Message id="characterCount" values={{ count: 5120, max: 5000 }} />,
  },
  play: async ({ canvas, t }) => {
    const description = canvas.getByRole('textbox', { name: t('message') });
    await expect(description).toHaveAccessibleDescription(
      `${shown(t('messageTooLong', { max: 5000 }))} ${shown(t('characterCount', { count: 5120, max: 5000 }))}`,
    );
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Empty: {},
  Hover: { shown: 'hover' },
  Focus: { shown: 'focus' },
  Filled: { args: { defaultValue: 'Helena Figueiredo\nPorto' } },
  'Character count': { args: { hint: <Message id="characterCount" values={{ count: 0, max: 5000 }} /> } },
  'Error and count': { args: WithErrorAndCount.args },
  Disabled: { args: { disabled: true } },
});
