import { Pencil } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Button } from '#components/Button';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { useServerPage } from '#src/lib/useServerPage.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { MessageKey } from '#i18n/lookup.ts';
import { ChangingMessage, Message } from '#i18n/Message.tsx';
import { Actions, Form, Outcome, Pair, Scriptless } from './ContactForm.styles';
import { contactFieldRows, type ContactField } from './contactFields';
import { honeypotName, type ContactValues, type Delivery, type Draft } from './contactValues';
import { ErrorSummary } from './ErrorSummary';
import { loadContactSchema } from './loadContactSchema';
import { SendFailureActions } from './SendFailureActions';
import { useContactForm } from './useContactForm';

/** Part of the limit of a text from which its character count is shown. */
const countFrom = 0.8;

export interface ContactFormProps {
  /**
   * Called once with each valid message, trimmed: a text for each field, by its name. Throws where it was not delivered:
   * an `AbortError` where it was taken back.
   */
  onSend: (values: ContactValues) => void | Promise<void>;
  /** Takes back a message that waits for the connection. */
  onTakeBack?: () => void;
  /** State of the last message, also of an earlier instance of the form. */
  delivery?: Delivery;
  /** The number of business days within which a message is answered, for the notice of a delivery. */
  answerDays?: number | undefined;
  /** Persists the values while they are typed: `save(values)` persists them, `read()` returns what was persisted. */
  draft?: Draft;
  /** E-mail address for a message that was not delivered. */
  email: string;
  /** Whether a message is refused where a hidden field is filled: programs that send spam fill every field, and nothing else does. */
  hasHoneypot?: boolean;
  /** Replaces the form where JavaScript is disabled. */
  fallback?: ReactElement;
}

/** The Enter that confirms an input method's composition does not submit the form; Safari reports it by its key code only. */
function preventSubmitOnComposition(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}

/**
 * The fields of a contact message, validated before they are sent; a notice confirms the delivery. They are read-only during
 * delivery. If that fails, they keep their values, and other ways to send them are offered.
 */
export function ContactForm({
  onSend,
  onTakeBack,
  delivery = 'idle',
  draft,
  email,
  hasHoneypot = false,
  fallback,
  answerDays,
}: ContactFormProps) {
  const { t } = useLanguage();
  const isServerPage = useServerPage();
  const { form, summary, values, hasFailed, isUnavailable, invalidFields, fieldProps, read, submit } = useContactForm({
    onSend,
    delivery,
    draft,
    answerDays,
  });
  const control = (field: ContactField) => {
    const { name, kind, limit, placeholder, attributes } = field;
    const props = { ...fieldProps(field), placeholder: t(placeholder), ...attributes };
    if (kind !== 'text') return <TextField key={name} {...props} />;
    const count = values[name].length;
    const hint = count >= limit * countFrom && <Message id="characterCount" values={{ count, max: limit }} />;
    return <TextArea key={name} {...props} hint={hint} />;
  };
  const takeBack = () => {
    onTakeBack?.();
    // The button disappears, so the focus moves to the message.
    form.current?.querySelector('textarea')?.focus();
  };
  const outcome: MessageKey | false =
    (hasFailed && 'messageNotSent') ||
    (delivery === 'sending' && 'sending') ||
    (delivery === 'waiting' && 'messageWaiting');

  return (
    <>
      {isServerPage && fallback && <Scriptless>{fallback}</Scriptless>}
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={preventSubmitOnComposition}
        onInput={read}
        onFocus={({ target }) => {
          // Sending reads the fields as well. Errors that disappear while the button is held down would shift it away from the pointer.
          if (!target.matches('[type="submit"]')) read();
          void loadContactSchema().catch(() => undefined);
        }}
      >
        <ErrorSummary ref={summary} invalidFields={invalidFields} />
        {contactFieldRows.map((row) =>
          row.length > 1 ? <Pair key={row[0]?.name}>{row.map(control)}</Pair> : row.map(control),
        )}
        {hasHoneypot && (
          <div hidden>
            <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <Outcome aria-live="polite" $isError={hasFailed}>
          {outcome && <ChangingMessage id={outcome} />}
        </Outcome>
        <Actions>
          <Button type="submit" size="large" aria-disabled={isUnavailable}>
            <ChangingMessage id={hasFailed ? 'tryAgain' : 'sendMessage'} />
          </Button>
          {delivery === 'waiting' && onTakeBack && (
            <Button variant="quiet" size="large" onClick={takeBack}>
              <Pencil />
              <Message id="editMessage" />
            </Button>
          )}
          {hasFailed && <SendFailureActions values={values} email={email} form={form} />}
        </Actions>
      </Form>
    </>
  );
}
