import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { pageModes } from '../../../.storybook/modes';
import { isWide } from '../../../workbench/surroundings';
import { seen, shown, translatorOf } from '../../../workbench/translator';
import { company } from '#content/company.ts';
import { Toaster } from '#components/Toaster';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey, MessageValues } from '#i18n/lookup.ts';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { WithoutScripts } from './WithoutScripts';
import { emptyContactMessage, lineLimit, messageLimit, type Draft } from './contactValues';

const meta = {
  component: ContactForm,
  tags: ['stable'],
  args: { onSend: fn<ContactFormProps['onSend']>(), email: company.email },
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

const contactMessage = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon can it sail?',
};

const savedDraft: Draft = { read: () => contactMessage, save: () => undefined };

/** Fills the form by the names of its fields, as one who pastes would: this is done for many pictures, and typing takes its time. */
async function fill({ canvas, globals, userEvent }: Context, values: Partial<typeof contactMessage>) {
  const t = translatorOf(globals);
  for (const [field, value] of Object.entries(values)) {
    await userEvent.click(canvas.getByRole('textbox', { name: t(field as keyof typeof contactMessage) }));
    await userEvent.paste(value);
  }
}

const sendButton = ({ canvas, globals }: Context) =>
  canvas.getByRole('button', { name: translatorOf(globals)('sendMessage') });

/** The error is under its field, and is read with it. */
async function expectError({ canvas, globals }: Context, field: MessageKey, error: MessageKey, values?: MessageValues) {
  const t = translatorOf(globals);
  const box = canvas.getByRole('textbox', { name: t(field) });
  const text = seen(t(error, values));
  await waitFor(() =>
    expect(
      seen(
        box
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => box.ownerDocument.getElementById(id)?.textContent)
          .join(' ') ?? '',
      ),
    ).toContain(text),
  );
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

/** Sending nothing shows what is missing under each field and in a list above them, and the focus goes to the first. */
export const AllMissing: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.click(sendButton(context));
    await expectError(context, 'name', 'nameTooShort');
    await expectError(context, 'email', 'emailInvalid');
    await expectError(context, 'subject', 'subjectTooShort');
    await expectError(context, 'message', 'messageTooShort');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('name') })).toHaveFocus());
    const summary = canvas.getByRole('list', { name: shown(t('fieldsToCorrect', { count: 4 })) });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => seen(textContent)),
    ).toEqual(
      (['nameTooShort', 'emailInvalid', 'subjectTooShort', 'messageTooShort'] as const).map((error) => seen(t(error))),
    );
    await expect(summary.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('textbox', { name: t('name') }).getBoundingClientRect().top,
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The list of errors leads to each field, and loses what is mended; the rest is said again. */
export const ErrorsAreLinks: Story = {
  // To be seen is a list of errors, as in others.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    await fill(context, { ...contactMessage, email: 'helena@', message: 'Hm' });
    await userEvent.click(sendButton(context));
    await waitFor(() =>
      expect(canvas.getByRole('heading')).toHaveTextContent(seen(t('fieldsToCorrect', { count: 2 }))),
    );
    await expect(canvas.getByRole('heading').parentElement).toHaveAttribute('aria-live', 'polite');

    const area = canvas.getByRole('textbox', { name: t('message') });
    const email = canvas.getByRole('textbox', { name: t('email') });
    const heading = canvas.getByRole('heading');
    // Sent again as it is: the list stays in its place while the message is checked, and then the first field has the focus.
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(sendButton(context));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvas.getByRole('heading')).toBe(heading);
    await userEvent.click(canvas.getByRole('link', { name: t('messageTooShort') }));
    await expect(area).toHaveFocus();
    await userEvent.clear(area);
    await userEvent.paste(contactMessage.message);
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => seen(textContent))).toEqual([
        seen(t('emailInvalid')),
      ]),
    );
    await expect(canvas.getByRole('heading')).toHaveTextContent(seen(t('fieldsToCorrect', { count: 1 })));

    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.paste(contactMessage.email);
    await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Nothing typed is lost when something is wrong, and a field that is mended loses its error. */
export const OneWrong: Story = {
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const email = canvas.getByRole('textbox', { name: translatorOf(globals)('email') });
    await fill(context, { ...contactMessage, email: 'helena@example' });
    await userEvent.click(sendButton(context));
    await expectError(context, 'email', 'emailInvalid');
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      contactMessage.name,
      'helena@example',
      contactMessage.subject,
      contactMessage.message,
    ]);
    await userEvent.type(email, '.com');
    await waitFor(() => expect(email).not.toHaveAttribute('aria-invalid'));
  },
};

/** A valid message is handed over once, the notice appears and the fields are empty again. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await fill(context, { ...contactMessage, name: '  Helena ' });
    await userEvent.click(sendButton(context));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(seen(translatorOf(globals)('messageSent'))),
    );
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(contactMessage);
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      '',
      '',
      '',
      '',
    ]);
  },
};

/** Where a message is not taken, the form says so, nothing that was written is lost, and there are other ways to send it. */
export const NotSent: Story = {
  args: { onSend: fn<ContactFormProps['onSend']>(() => Promise.reject(new Error('Nobody takes it'))) },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await fill(context, contactMessage);
    await userEvent.click(sendButton(context));
    const again = await canvas.findByRole('button', { name: t('tryAgain') });
    await expect(canvas.getByText(seen(t('messageNotSent')))).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(
      Object.values(contactMessage),
    );
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));

    await userEvent.click(canvas.getByRole('button', { name: t('copyMessage') }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(contactMessage.message));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(seen(t('messageCopied'))));
    const mail = canvas.getByRole('link', { name: t('sendByEmail') });
    await expect(mail.getAttribute('href')).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`));

    await userEvent.click(again);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

/** Where the browser does not let a page copy, the message is selected, so that the visitor can. */
export const NotCopied: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: NotSent.args,
  play: async (context) => {
    const { canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await fill(context, contactMessage);
    await userEvent.click(sendButton(context));
    await userEvent.click(await canvas.findByRole('button', { name: t('copyMessage') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(seen(t('messageNotCopied'))));
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: t('message') });
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(contactMessage.message);
  },
};

/** What stands in place of the form where no script runs. */
export const NoScripts: Story = {
  render: () => <WithoutScripts email={company.email} phone={company.phone} telephoneUrl="tel:+13075550142" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+13075550142');
  },
};

/** A message that is on its way cannot be changed any more, nor sent again. */
export const Sending: Story = {
  args: { delivery: 'sending', draft: savedDraft },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await expect(canvas.getByText(seen(translatorOf(globals)('sending')))).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly');
    await userEvent.click(sendButton(context));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Without a connection the message waits for it, and can be taken back. */
export const Waiting: Story = {
  args: { delivery: 'waiting', draft: savedDraft, onTakeBack: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    await expect(canvas.getByText(seen(t('messageWaiting')))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('editMessage') }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: t('message') })).toHaveFocus();
  },
};

/** A message that was taken back is there to be changed, with nothing said of a failure. */
export const TakenBack: Story = {
  // To be seen is a form that is filled in, as in others.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSend: fn<ContactFormProps['onSend']>(() => Promise.reject(new DOMException('Taken back', 'AbortError'))) },
  play: async (context) => {
    const { args, canvas, globals } = context;
    await fill(context, contactMessage);
    await context.userEvent.click(sendButton(context));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(sendButton(context)).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText(seen(translatorOf(globals)('messageNotSent')))).toBeNull();
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(
      Object.values(contactMessage),
    );
  },
};

/** What was written before the page was loaded anew is there again; what is written now is kept, and nothing of an empty form. */
export const KeptDraft: Story = {
  // To be seen is a form that is filled in, as in others.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { draft: { read: fn(() => ({ ...contactMessage, name: '' })), save: fn<Draft['save']>() } },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const name = canvas.getByRole('textbox', { name: translatorOf(globals)('name') });
    await expect(canvas.getByRole('textbox', { name: translatorOf(globals)('message') })).toHaveValue(
      contactMessage.message,
    );
    await userEvent.click(name);
    await userEvent.paste(contactMessage.name);
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(contactMessage));
    for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(emptyContactMessage));
  },
};

/** A double click, or Enter twice, is one message and no complaint about the emptied fields. */
export const SentOnce: Story = {
  // To be seen is a form that was sent, as in others.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context, contactMessage);
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
    await paste('email', contactMessage.email);
    await paste('subject', '      ');
    await paste('message', '\u2800\u3164\u00ad\u200e\u2060\u2800\u3164\u00ad\u200e\u2060');
    await userEvent.click(sendButton(context));
    await expectError(context, 'name', 'nameTooShort');
    await expectError(context, 'subject', 'subjectTooShort');
    await expectError(context, 'message', 'messageTooShort');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** What is too long is kept whole; the errors and the count of the message say why it is not sent. */
export const TooLong: Story = {
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    const long = 'Linen. '.repeat(800);
    const area = canvas.getByRole('textbox', { name: t('message') });
    const line = 'A pallet of linen. '.repeat(11);
    for (const field of ['name', 'subject'] as const)
      await fireEvent.change(canvas.getByRole('textbox', { name: t(field) }), { target: { value: line } });
    await fireEvent.change(area, { target: { value: long } });
    await userEvent.click(sendButton(context));
    await expectError(context, 'name', 'nameTooLong', { max: lineLimit });
    await expectError(context, 'subject', 'subjectTooLong', { max: lineLimit });
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
    await fill(context, contactMessage);
    const name = canvas.getByRole('textbox', { name: translatorOf(globals)('name') });
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      isComposing: true,
    });
    name.dispatchEvent(composing);
    await expect(composing.defaultPrevented).toBe(true);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
