import { useFormik } from 'formik';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { Button } from '../../components/Button/Button';
import { TextArea } from '../../components/TextArea/TextArea';
import { useNotices } from '../../components/Toaster/ToasterScope';
import { TextField } from '../../components/TextField/TextField';
import { useServerPage } from '../../components/useServerPage';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { ChangingMessage, Message } from '../../i18n/Message';
import { Actions, Form, Outcome, Pair, Scriptless } from './ContactForm.styles';
import { emptyMessage, lineLimit, messageLimit, type ContactValues, type Delivery, type Draft } from './contactValues';
import { ErrorSummary } from './ErrorSummary';
import { isTakenBack } from './isTakenBack';
import { NotSent } from './NotSent';
import { TakeBack } from './TakeBack';
import { useDraft } from './useDraft';

/** From this length on, a message shows its count. */
const countFrom = messageLimit * 0.8;

/** Time in ms after a message was sent in which another press of the button belongs to the same wish. */
const settleTime = 1000;

const messageRows = 6;

/** In their order on the page. */
const fieldNames = Object.keys(emptyMessage) as Array<keyof ContactValues>;

/** The rules come when somebody begins to write. */
const loadRules = () => import('./contactSchema');

export interface ContactFormProps {
  /**
   * Gets each valid message, trimmed, once. What it throws, or a promise that fails, means that the message was not taken; with an
   * `AbortError`, that it was taken back.
   */
  onSend: (values: ContactValues) => void | Promise<void>;
  /** Takes back a message that waits for the connection. */
  onTakeBack?: () => void;
  /** Where the message is that was handed over, also where it was by a form that is gone. */
  delivery?: Delivery;
  draft?: Draft;
  /** Where a message that was not taken can be sent to instead. */
  email: string;
  /** What stands in place of the form where no script runs. */
  instead?: ReactElement;
}

/** The Enter that confirms a word of an input method is not a wish to send; Safari tells by its key code only. */
function keepCompositionLocal(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}

/**
 * Name, e-mail, subject and message, checked before they are sent; a notice tells that they were. While a message is on its way its
 * fields cannot be changed, unless it waits and is taken back; where it was not taken they stay as they are, with other ways to send it.
 */
export function ContactForm({ onSend, onTakeBack, delivery = 'idle', draft, email, instead }: ContactFormProps) {
  const { t } = useLanguage();
  const isServerPage = useServerPage();
  const notices = useNotices();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);
  const [hasFailed, setHasFailed] = useState(false);
  const isOnItsWay = delivery === 'sending' || delivery === 'waiting';

  const { values, errors, touched, submitCount, isSubmitting, isValid, ...formik } = useFormik<ContactValues>({
    initialValues: emptyMessage,
    validate: async (written) => {
      // Without the rules nothing is wrong yet; nor is anything sent.
      const rules = await loadRules().catch(() => undefined);
      return rules?.contactErrors(written);
    },
    onSubmit: async (submitted, { resetForm }) => {
      setHasFailed(false);
      const { contactSchema } = await loadRules();
      await onSend(contactSchema.cast(submitted));
      notices.success(<Message id="messageSent" />);
      sentAt.current = performance.now();
      resetForm();
    },
  });

  useDraft({ form, values, setValues: (next) => void formik.setValues(next) }, draft);

  const before = useRef(delivery);
  useEffect(() => {
    // By a form that is gone, or this one; but what was sent before this form came says nothing of what is in it.
    if (delivery === 'sent' && before.current !== 'sent') formik.resetForm();
    before.current = delivery;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as the message arrives
  }, [delivery]);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) {
      // In sight as well, where there is room for both.
      summary.current?.scrollIntoView({ block: 'nearest' });
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    // Only an attempt to send moves the focus, not what is typed after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || isOnItsWay || performance.now() - sentAt.current < settleTime) return;
    busy.current = true;
    try {
      // A form that comes to life by this very event has its fields' values in its state a task later.
      await new Promise((later) => setTimeout(later));
      await formik.submitForm();
    } catch (reason) {
      if (isTakenBack(reason)) return;
      // The visitor may be on another page by now.
      if (form.current) setHasFailed(true);
      else notices.error(<Message id="messageNotSent" />);
    } finally {
      busy.current = false;
    }
  };

  const field = (name: keyof ContactValues) => {
    // An empty field that was only passed through is not scolded before the visitor tries to send.
    const error = touched[name] && (values[name] !== '' || submitCount > 0) ? errors[name] : undefined;
    return {
      ...formik.getFieldProps(name),
      id: `${id}-${name}`,
      onBlur: (event: FocusEvent) => {
        // An error that appears while the button is held down would move it away from under the pointer. Sending checks all fields anyway.
        if (!form.current?.querySelector('[type="submit"]:active')) formik.handleBlur(event);
      },
      readOnly: isOnItsWay,
      error: error && (
        <ChangingMessage id={error as MessageKey} values={{ max: name === 'message' ? messageLimit : lineLimit }} />
      ),
      // What is typed decides its own direction; the placeholder follows the page. Browsers take seconds for it on a megabyte.
      dir: values[name] && values[name].length <= messageLimit ? 'auto' : undefined,
    };
  };

  const outcome: MessageKey | false =
    (hasFailed && 'messageNotSent') ||
    (delivery === 'sending' && 'sending') ||
    (delivery === 'waiting' && 'messageWaiting');

  return (
    <>
      {isServerPage && instead && <Scriptless>{instead}</Scriptless>}
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={keepCompositionLocal}
        onFocus={() => void loadRules().catch(() => undefined)}
      >
        <ErrorSummary
          ref={summary}
          wrong={submitCount > 0 ? fieldNames.flatMap((name) => (errors[name] ? [field(name)] : [])) : []}
        />
        <Pair>
          <TextField
            {...field('name')}
            label={<Message id="name" />}
            placeholder={t('namePlaceholder')}
            autoComplete="name"
            required
          />
          <TextField
            {...field('email')}
            label={<Message id="email" />}
            placeholder={t('emailPlaceholder')}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            autoCapitalize="none"
            dir="ltr"
            required
          />
        </Pair>
        <TextField
          {...field('subject')}
          label={<Message id="subject" />}
          placeholder={t('subjectPlaceholder')}
          required
        />
        <TextArea
          {...field('message')}
          label={<Message id="message" />}
          placeholder={t('messagePlaceholder')}
          rows={messageRows}
          required
          hint={
            values.message.length >= countFrom && (
              <Message id="characterCount" values={{ count: values.message.length, max: messageLimit }} />
            )
          }
        />
        <Outcome aria-live="polite" $isFault={hasFailed}>
          {outcome && <ChangingMessage id={outcome} />}
        </Outcome>
        <Actions>
          <Button type="submit" $size="large" aria-disabled={isSubmitting || isOnItsWay}>
            <ChangingMessage id={hasFailed ? 'tryAgain' : 'sendMessage'} />
          </Button>
          {delivery === 'waiting' && onTakeBack && <TakeBack onTakeBack={onTakeBack} form={form} />}
          {hasFailed && <NotSent values={values} email={email} form={form} />}
        </Actions>
      </Form>
    </>
  );
}
