import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { isWide } from '../../../.storybook/surroundings';
import { seen, translatorOf } from '../../../.storybook/translator';
import { Toaster } from '../../components/Toaster/Toaster';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey, MessageValues } from '../../i18n/lookup';
import { ContactForm } from './ContactForm';
import { messageLimit } from './contactValues';

const meta = {
  component: ContactForm,
  tags: ['stable'],
  args: { onSend: fn() },
  parameters: { chromatic: { modes: pageModes } },
  decorators: [
    (Story) => {
      const { t } = useLanguage();
      return (
        <>
          <Story />
          <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />
        </>
      );
    },
  ],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const message = { name: 'Helena', email: 'helena@example.com', subject: 'A pallet of linen', message: 'How soon can it sail?' };

/** Fills the form as a visitor would, by the names of its fields. */
async function fill({ canvas, globals, userEvent }: Context, values: Partial<typeof message>) {
  const t = translatorOf(globals);
  for (const [field, value] of Object.entries(values)) {
    await userEvent.type(canvas.getByRole('textbox', { name: t(field as keyof typeof message) }), value);
  }
}

const sendButton = ({ canvas, globals }: Context) =>
  canvas.getByRole('button', { name: translatorOf(globals)('sendMessage') });

/** The error is under its field, and is read with it. */
async function expectError({ canvas, globals }: Context, field: MessageKey, error: MessageKey, values?: MessageValues) {
  const t = translatorOf(globals);
  const box = canvas.getByRole('textbox', { name: t(field) });
  const shown = seen(t(error, values));
  await waitFor(() => expect(seen(box.getAttribute('aria-describedby')?.split(' ').map((id) => box.ownerDocument.getElementById(id)?.textContent).join(' ') ?? '')).toContain(shown));
  await expect(box).toHaveAttribute('aria-invalid', 'true');
}

/** Four empty fields; name and e-mail share a line, where it is long enough for both. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = translatorOf(globals);
    const fields = canvas.getAllByRole('textbox');
    await expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '', '']);
    const top = (name: MessageKey) => canvas.getByRole('textbox', { name: t(name) }).getBoundingClientRect().top;
    if (isWide(canvasElement, 'tablet')) await expect(top('name')).toBe(top('email'));
    else await expect(top('name')).toBeLessThan(top('email'));
    await expect(top('subject')).toBeGreaterThan(top('name'));
    await expect(canvas.getByRole('textbox', { name: t('message') })).toHaveAttribute('rows', '6');
  },
};

/** Sending nothing shows what is missing under each field, and the focus goes to the first. */
export const AllMissing: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await userEvent.click(sendButton(context));
    await expectError(context, 'name', 'nameTooShort');
    await expectError(context, 'email', 'emailInvalid');
    await expectError(context, 'subject', 'subjectTooShort');
    await expectError(context, 'message', 'messageTooShort');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: translatorOf(globals)('name') })).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Nothing typed is lost when something is wrong, and a field that is mended loses its error. */
export const OneWrong: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const email = canvas.getByRole('textbox', { name: translatorOf(globals)('email') });
    await fill(context, { ...message, email: 'helena@example' });
    await userEvent.click(sendButton(context));
    await expectError(context, 'email', 'emailInvalid');
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      message.name,
      'helena@example',
      message.subject,
      message.message,
    ]);
    await userEvent.type(email, '.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  },
};

/** A valid message is handed over once, the notice appears and the fields are empty again. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await fill(context, { ...message, name: '  Helena ' });
    await userEvent.click(sendButton(context));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(seen(translatorOf(globals)('messageSent'))));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(message);
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '', '']);
  },
};

/** Where a message cannot be handed over, a notice says so, and nothing that was written is lost. */
export const NotSent: Story = {
  args: {
    onSend: fn(() => {
      throw new Error('Nobody takes it');
    }),
  },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await fill(context, message);
    await userEvent.click(sendButton(context));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(seen(translatorOf(globals)('messageNotSent'))));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(Object.values(message));
    await waitFor(() => expect(sendButton(context)).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A double click, or Enter twice, is one message and no complaint about the emptied fields. */
export const SentOnce: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context, message);
    await userEvent.dblClick(sendButton(context));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await userEvent.click(sendButton(context));
    await expect(args.onSend).toHaveBeenCalledOnce();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** What cannot be seen does not count as text. */
export const InvisibleCharacters: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    const paste = (field: MessageKey, value: string) =>
      fireEvent.change(canvas.getByRole('textbox', { name: t(field) }), { target: { value } });
    await paste('name', '\u200b\u200b\u200b');
    await paste('email', message.email);
    await paste('subject', '      ');
    await paste('message', '\u2800\u3164\u00ad\u200e\u2060\u2800\u3164\u00ad\u200e\u2060');
    await userEvent.click(sendButton(context));
    await expectError(context, 'name', 'nameTooShort');
    await expectError(context, 'subject', 'subjectTooShort');
    await expectError(context, 'message', 'messageTooShort');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A message over 5,000 characters is kept whole; the count and the error say why it is not sent. */
export const TooLong: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    const long = 'Linen. '.repeat(800);
    const area = canvas.getByRole('textbox', { name: t('message') });
    await fireEvent.change(area, { target: { value: long } });
    await userEvent.click(sendButton(context));
    await expectError(context, 'message', 'messageTooLong', { max: messageLimit });
    await expectError(context, 'message', 'characterCount', { count: long.length, max: messageLimit });
    await expect(area).toHaveValue(long);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The Enter that confirms a word of an input method does not send. */
export const Composition: Story = {
  play: async (context) => {
    const { args, canvas, globals } = context;
    await fill(context, message);
    const name = canvas.getByRole('textbox', { name: translatorOf(globals)('name') });
    const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true });
    name.dispatchEvent(composing);
    await expect(composing.defaultPrevented).toBe(true);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
