import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shown, translatorOf } from '../../../.storybook/translator';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  tags: ['stable'],
  args: { label: <Message id="message" />, rows: 6 },
  render: (args) => {
    const { t } = useLanguage();
    return <TextArea placeholder={t('messagePlaceholder')} {...args} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six rows to write in; the label names them. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const area = canvas.getByRole('textbox', { name: t('message') });
    await expect(area).toHaveAttribute('rows', '6');
    await expect(area).toHaveAttribute('placeholder', t('messagePlaceholder'));
  },
};

/** What was typed, in as many lines as it needs. */
export const Filled: Story = {
  render: (args) => {
    const { t } = useLanguage();
    return <TextArea {...args} defaultValue={t('testimonialQuote')} />;
  },
};

/** Not to be filled in now. */
export const Disabled: Story = { args: { disabled: true } };

/** Error and count stand under the field, on either side, and both are read with it. */
export const WithErrorAndCount: Story = {
  args: {
    defaultValue: '…',
    error: <Message id="messageTooLong" values={{ max: 5000 }} />,
    hint: <Message id="characterCount" values={{ count: 5120, max: 5000 }} />,
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const description = canvas.getByRole('textbox', { name: t('message') });
    await expect(description).toHaveAccessibleDescription(
      `${shown(t('messageTooLong', { max: 5000 }))} ${shown(t('characterCount', { count: 5120, max: 5000 }))}`,
    );
  },
};
