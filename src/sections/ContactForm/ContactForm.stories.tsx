import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import { looksLikeAnother, pageModes, settingsModes } from '#storybook/modes.ts';
import { isWide } from '#workbench/surroundings.ts';
import { seen, shown } from '#workbench/translator.ts';
import { company } from '#content/company.ts';
import { telephoneUrl } from '#src/lib/telephoneUrl.ts';
import { Toaster } from '#components/Toaster';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey, MessageValues } from '#i18n/lookup.ts';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { WithoutScripts } from './WithoutScripts';
import { lineLimit, messageLimit, type FieldName } from './contactFields';
import { emptyContactMessage, type ContactValues, type Draft } from './contactValues';
import { contactMessage, requiredFields } from './fixtures/contactMessage';

const meta = {
  component: ContactForm,
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

const savedDraft: Draft = { read: () => contactMessage, save: () => undefined };

const boxOf = ({ canvas, t }: StoryContext, field: FieldName) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: t(field) });

const valuesOf = ({ canvas }: StoryContext) =>
  Object.fromEntries(canvas.getAllByRole<HTMLTextAreaElement>('textbox').map(({ name, value }) => [name, value]));

/** Fills in fields by pasting, which is faster than typing. */
async function fill(context: StoryContext, changes: Partial<ContactValues> = {}) {
  const { userEvent } = context;
  for (const [field, value] of Object.entries({ ...contactMessage, ...changes })) {
    await userEvent.click(boxOf(context, field as FieldName));
    await userEvent.paste(value);
  }
}

const sendButton = ({ canvas, t }: StoryContext) => canvas.getByRole('button', { name: t('sendMessage') });

const send = (context: StoryContext) => context.userEvent.click(sendButton(context));

/** The error is below its field, and part of its accessible description. */
async function expectError(context: StoryContext, field: FieldName, error: MessageKey, errorValues?: MessageValues) {
  const box = boxOf(context, field);
  const parts = () =>
    (box.getAttribute('aria-describedby') ?? '').split(' ').map((id) => box.ownerDocument.getElementById(id));
  const description = () =>
    seen(
      parts()
        .map((part) => part?.textContent)
        .join(' '),
    );
  await waitFor(() => expect(description()).toContain(context.text(error, errorValues)));
  const { bottom } = box.getBoundingClientRect();
  for (const part of parts()) await expect(part?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
}

/** Empty fields; name and email share a row where it is wide enough. */
export const Empty: Story = {
  play: async (context) => {
    await expect(valuesOf(context)).toEqual(emptyContactMessage);
    for (const field of context.canvas.getAllByRole('textbox')) await expect(field).not.toHaveAttribute('aria-invalid');
    const top = (field: FieldName) => boxOf(context, field).getBoundingClientRect().top;
    if (isWide(context.canvasElement, 'tablet')) await expect(top('name')).toBe(top('email'));
    else await expect(top('name')).toBeLessThan(top('email'));
    await expect(top('subject')).toBeGreaterThan(top('name'));
    await expect(boxOf(context, 'message')).toHaveAttribute('rows', '6');
  },
};

/** Sending an empty form shows an error below each field and in the error summary, and focuses the first field. */
export const AllMissing: Story = {
  parameters: { visualReview: { modes: settingsModes } },
  play: async (context) => {
    const { args, canvas, t, text } = context;
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await send(context);
    for (const { name, invalid } of requiredFields) await expectError(context, name, invalid);
    await waitFor(() => expect(boxOf(context, 'name')).toHaveFocus());
    const summary = canvas.getByRole('list', { name: shown(t('fieldsToCorrect', { count: requiredFields.length })) });
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => seen(textContent))).toEqual(
      requiredFields.map(({ invalid }) => text(invalid)),
    );
    await expect(summary.getBoundingClientRect().bottom).toBeLessThan(
      boxOf(context, 'name').getBoundingClientRect().top,
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A visitor who writes in another field while the form is checked keeps the focus. */
export const WrittenMeanwhile: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    await send(context);
    boxOf(context, 'message').focus();
    await expectError(context, 'name', 'nameTooShort');
    await expect(boxOf(context, 'message')).toHaveFocus();
  },
};

/** The error summary links to each field. Corrected fields leave it, and the new number is announced. */
export const ErrorsAreLinks: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const { canvas, t, text, userEvent } = context;
    const heading = () => canvas.getByRole('heading');
    await fill(context, { email: 'helena@', message: 'Hm' });
    await send(context);
    await waitFor(() => expect(heading()).toHaveTextContent(text('fieldsToCorrect', { count: 2 })));
    await expect(heading().parentElement).toHaveAttribute('aria-live', 'polite');

    const area = boxOf(context, 'message');
    const email = boxOf(context, 'email');
    const before = heading();
    // Sent again unchanged: the summary stays in place during validation, then the first field is focused.
    await waitFor(() => expect(email).toHaveFocus());
    await send(context);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(heading()).toBe(before);
    await userEvent.click(canvas.getByRole('link', { name: t('messageTooShort') }));
    await expect(area).toHaveFocus();
    await userEvent.clear(area);
    await userEvent.paste(contactMessage.message);
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => seen(textContent))).toEqual([text('emailInvalid')]),
    );
    await expect(heading()).toHaveTextContent(text('fieldsToCorrect', { count: 1 }));

    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.paste(contactMessage.email);
    await waitFor(() => expect(canvas.queryByRole('heading')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

/** Invalid values are kept. */
export const OneWrong: Story = {
  play: async (context) => {
    const email = 'helena@example';
    await fill(context, { email });
    await send(context);
    await expectError(context, 'email', 'emailInvalid');
    await expect(valuesOf(context)).toEqual({ ...contactMessage, email });
  },
};

/** A valid message is sent once, a notice says so and when it is answered, and the fields are empty again. */
export const Sent: Story = {
  args: { answerDays: 2 },
  play: async (context) => {
    const { args, canvas, text } = context;
    await fill(context, { name: '  Helena ' });
    await send(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('messageSent')));
    await expect(canvas.getByRole('status')).toHaveTextContent(text('answerWithin', { count: 2 }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(contactMessage);
    await expect(valuesOf(context)).toEqual(emptyContactMessage);
  },
};

/** When sending fails, the form says so, keeps the values, and offers other ways to send them. */
export const NotSent: Story = {
  args: { onSend: fn<ContactFormProps['onSend']>(() => Promise.reject(new Error('Nobody takes it'))) },
  play: async (context) => {
    const { args, canvas, t, text } = context;
    await fill(context);
    await send(context);
    const again = await canvas.findByRole('button', { name: t('tryAgain') });
    const outcome = canvas.getByText(text('messageNotSent'));
    await expect(outcome).toBeVisible();
    await expect(outcome.closest('[aria-live="polite"]')).toBeInTheDocument();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(valuesOf(context)).toEqual(contactMessage);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A message that was not sent can be copied, sent by email, or sent again. */
export const OtherWays: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: NotSent.args,
  play: async (context) => {
    const { args, canvas, t, text, userEvent } = context;
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await NotSent.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: t('copyMessage') }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(contactMessage.message));
    await expect(await canvas.findByText(text('messageCopied'))).toBeVisible();
    const mail = canvas.getByRole('link', { name: t('sendByEmail') });
    await expect(mail.getAttribute('href')).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`));

    await userEvent.click(mail);
    await expect(writeText).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: t('tryAgain') }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

/** A message that is too long for the URL of an email is copied as well, so that it can be pasted. */
export const NotSentLong: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: NotSent.args,
  play: async (context) => {
    const { canvas, t, text, userEvent } = context;
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const message = 'How soon can it sail? '.repeat(80).trim();
    await fill(context, { message });
    await send(context);
    await userEvent.click(await canvas.findByRole('link', { name: t('sendByEmail') }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining(message));
    await expect(await canvas.findByText(text('messageCopied'))).toBeVisible();
  },
};

/** Where the browser denies access to the clipboard, the message is selected for copying. */
export const NotCopied: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: NotSent.args,
  play: async (context) => {
    const { canvas, t, text, userEvent } = context;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await fill(context);
    await send(context);
    await userEvent.click(await canvas.findByRole('button', { name: t('copyMessage') }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('messageNotCopied')));
    const { value, selectionStart, selectionEnd } = boxOf(context, 'message');
    await expect(value.slice(selectionStart, selectionEnd)).toBe(contactMessage.message);
  },
};

/** The replacement of the form where JavaScript is disabled. */
export const NoScripts: Story = {
  render: () => (
    <WithoutScripts email={company.email} phone={company.phone} telephoneUrl={telephoneUrl(company.phone)} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(canvas.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+13075550142');
  },
};

/** A message that is being sent cannot be edited or sent again. */
export const Sending: Story = {
  args: { delivery: 'sending', draft: savedDraft },
  play: async (context) => {
    const { args, canvas, text } = context;
    await expect(canvas.getByText(text('sending'))).toBeVisible();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly');
    await expect(sendButton(context)).toHaveAttribute('aria-disabled', 'true');
    await send(context);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Without a connection the message waits for it, and can be taken back. */
export const Waiting: Story = {
  args: { delivery: 'waiting', draft: savedDraft, onTakeBack: fn() },
  play: async (context) => {
    const { args, canvas, t, text, userEvent } = context;
    await expect(canvas.getByText(text('messageWaiting'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('editMessage') }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await expect(boxOf(context, 'message')).toHaveFocus();
  },
};

/** A message that was taken back can be edited; no error is shown. */
export const TakenBack: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: { onSend: fn<ContactFormProps['onSend']>(() => Promise.reject(new DOMException('Taken back', 'AbortError'))) },
  play: async (context) => {
    const { args, canvas, text } = context;
    await fill(context);
    await send(context);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await waitFor(() => expect(sendButton(context)).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText(text('messageNotSent'))).toBeNull();
    await expect(valuesOf(context)).toEqual(contactMessage);
  },
};

/** A draft is restored after a reload, and new input is saved; an empty form saves no draft. */
export const KeptDraft: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: { draft: { read: fn(() => ({ ...contactMessage, name: '' })), save: fn<Draft['save']>() } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(boxOf(context, 'message')).toHaveValue(contactMessage.message);
    await userEvent.click(boxOf(context, 'name'));
    await userEvent.paste(contactMessage.name);
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(contactMessage));
    for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(emptyContactMessage));
    // What is gone before it was saved may have been sent.
    mocked(args.draft!.save).mockClear();
    await userEvent.type(boxOf(context, 'name'), 'A{Backspace}');
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(emptyContactMessage));
  },
};

/** Back from another document of the tab, the form shows the draft as it is now: nothing, where the message was sent there. */
export const SentInAnotherDocument: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  args: { ...NotSent.args, draft: { read: fn<Draft['read']>(() => undefined), save: fn<Draft['save']>() } },
  play: async (context) => {
    const { args, canvas, text } = context;
    await fill(context);
    await send(context);
    await expect(await canvas.findByText(text('messageNotSent'))).toBeVisible();
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(contactMessage));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(args.draft?.save).toHaveBeenLastCalledWith(emptyContactMessage));
    await expect(valuesOf(context)).toEqual(emptyContactMessage);
    await expect(canvas.queryByText(text('messageNotSent'))).toBeNull();
    await expect(boxOf(context, 'name')).not.toHaveAttribute('aria-invalid');
  },
};

/** Fills in a field as browsers and password managers do. */
function setWithoutEvent(box: HTMLTextAreaElement, value: string) {
  const { prototype } = box.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
}

/** Fields that are filled without events keep their values while another one is typed in, and are sent. */
export const FilledWithoutEvents: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const { args, canvas, text, userEvent } = context;
    const { name, message, ...others } = contactMessage;
    const fillIn = (values: Partial<ContactValues>) => {
      for (const [field, value] of Object.entries(values)) setWithoutEvent(boxOf(context, field as FieldName), value);
    };
    fillIn(others);
    await send(context);
    await expectError(context, 'message', 'messageTooShort');
    await expect(valuesOf(context)).toEqual({ ...contactMessage, name: '', message: '' });
    await expect(boxOf(context, 'email')).not.toHaveAttribute('aria-invalid');
    fillIn({ name });
    await userEvent.click(boxOf(context, 'message'));
    await userEvent.paste(message);
    await expect(valuesOf(context)).toEqual(contactMessage);
    await waitFor(() => expect(boxOf(context, 'name')).not.toHaveAttribute('aria-invalid'));
    await send(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text('messageSent')));
    await expect(args.onSend).toHaveBeenCalledWith(contactMessage);
    await expect(valuesOf(context)).toEqual(emptyContactMessage);
  },
};

/** A double click, or pressing Enter twice, sends one message and shows no errors in the emptied fields. */
export const SentOnce: Story = {
  tags: ['behavior'],
  parameters: looksLikeAnother,
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fill(context);
    await userEvent.dblClick(sendButton(context));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await send(context);
    await expect(args.onSend).toHaveBeenCalledOnce();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** Invisible characters do not count. */
export const InvisibleCharacters: Story = {
  tags: ['behavior'],
  play: async (context) => {
    for (const [field, value] of Object.entries({
      name: '\u200b\u200b\u200b',
      email: contactMessage.email,
      subject: '      ',
      message: '\u2800\u3164\u00ad\u200e\u2060\u2800\u3164\u00ad\u200e\u2060',
    }))
      await fireEvent.change(boxOf(context, field as FieldName), { target: { value } });
    await send(context);
    await expectError(context, 'name', 'nameTooShort');
    await expectError(context, 'subject', 'subjectTooShort');
    await expectError(context, 'message', 'messageTooShort');
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};

/** Over-long values are kept completely; the errors and the character count say why they are not sent. */
export const TooLong: Story = {
  play: async (context) => {
    const long = 'Linen. '.repeat(800);
    const line = 'A pallet of linen. '.repeat(11);
    const area = boxOf(context, 'message');
    for (const field of ['name', 'subject'] as const)
      await fireEvent.change(boxOf(context, field), { target: { value: line } });
    await fireEvent.change(area, { target: { value: long } });
    await send(context);
    await expectError(context, 'name', 'nameTooLong', { max: lineLimit });
    await expectError(context, 'subject', 'subjectTooLong', { max: lineLimit });
    await expectError(context, 'message', 'messageTooLong', { max: messageLimit });
    await expectError(context, 'message', 'characterCount', { count: long.length, max: messageLimit });
    await expect(area).toHaveValue(long);
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};
