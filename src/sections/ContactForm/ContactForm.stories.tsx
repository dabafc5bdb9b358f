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

/** Fills in fields by pasting, which is faster than typing. */
async function fill({ canvas, globals, userEvent }: Context, values: Partial<typeof contactMessage>) {
  const t = translatorOf(globals);
  for (const [field, value] of Object.entries(values)) {
    await userEvent.click(canvas.getByRole('textbox', { name: t(field as keyof typeof contactMessage) }));
    await userEvent.paste(value);
  }
}

const sendButton = ({ canvas, globals }: Context) =>
  canvas.getByRole('button', { name: translatorOf(globals)('sendMessage') });

/** The error is below its field, and part of its accessible description. */
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

/** Four empty fields; name and e-mail share a row where it is wide enough. */
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

/** Sending an empty form shows an error below each field and in the error summary, and focuses the first field. */
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

/** The error summary links to each field. Corrected fields leave it, and the new number is announced. */
export const ErrorsAreLinks: Story = {
  // Looks like other stories with an error summary.
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
    // Sent again unchanged: the summary stays in place during validation, then the first field is focused.
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

/** Invalid values are kept, and a corrected field loses its error. */
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

/** A valid message is sent once, a notice says so and when it is answered, and the fields are empty again. */
export const Sent: Story = {
  args: { answerDays: 2 },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    await fill(context, { ...contactMessage, name: '  Helena ' });
    await userEvent.click(sendButton(context));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(seen(translatorOf(globals)('messageSent'))),
    );
    const promise = seen(translatorOf(globals)('answerWithin', { count: 2 }));
    await expect(canvas.getByRole('status')).toHaveTextContent(promise);
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

/** When sending fails, the form says so, keeps the values, and offers other ways to send them. */
export const NotSent: Story = {
  args: { onSend: fn<ContactFormProps['onSend']>(() => Promise.reject(new Error('Nobody takes it'))) },
  play: async (context) => {
    const { args, canvas, globals, userEvent } = context;
    const t = translatorOf(globals);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await fill(context, contactMessage);
    await userEvent.click(sendButton(context));
    const again = await canvas.findByRole('button', { name: t('tryAgain') });
    const outcome = canvas.getByText(seen(t('messageNotSent')));
    await expect(outcome).toBeVisible();
    await expect(outcome.closest('[aria-live="polite"]')).toBeInTheDocument();
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

/** Where the browser denies access to the clipboard, the message is selected for copying. */
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

/** The replacement of the form where JavaScript is disabled. */
export const NoScripts: Story = {
  render: () => <WithoutScripts email={company.email} phone={company.phone} telephoneUrl="tel:+13075550142" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+13075550142');
  },
};

/** A message that is being sent cannot be edited or sent again. */
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

/** A message that was taken back can be edited; no error is shown. */
export const TakenBack: Story = {
  // Looks like other stories with a filled-in form.
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

/** A draft is restored after a reload, and new input is saved; an empty form saves no draft. */
export const KeptDraft: Story = {
  // Looks like other stories with a filled-in form.
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

/** A double click, or pressing Enter twice, sends one message and shows no errors in the emptied fields. */
export const SentOnce: Story = {
  // Looks like other stories with a sent form.
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

/** Invisible characters do not count. */
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

/** Over-long values are kept completely; the errors and the character count say why they are not sent. */
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

/** Enter that confirms an IME composition does not submit the form. */
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
