import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../.storybook/translator';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
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

/** Six rows to write in; the label names them. */
export const Empty: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf(globals);
    const area = canvas.getByRole('textbox', { name: t('message') });
    await expect(area).toHaveAttribute('rows', '6');
    await expect(area).toHaveAttribute('placeholder', t('messagePlaceholder'));
  },
};

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
    const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');
    await expect(description).toHaveAccessibleDescription(
      `${plain(t('messageTooLong', { max: 5000 }))} ${plain(t('characterCount', { count: 5120, max: 5000 }))}`,
    );
  },
};
