import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { TextArea } from '../../components/TextArea/TextArea';
import { useNotices } from '../../components/Toaster/ToasterScope';
import { TextField } from '../../components/TextField/TextField';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { Announcement, Form, Pair } from './ContactForm.styles';
import { emptyMessage, messageLimit, type ContactValues } from './contactValues';

/** From this length on, a message shows its count. */
const countFrom = messageLimit * 0.8;

/** Time in ms after a message was sent in which another press of the button belongs to the same wish. */
const settleTime = 1000;

const messageRows = 6;

/** The rules come when somebody begins to write. */
const loadRules = () => import('./contactSchema');

interface ContactFormProps {
  /** Gets each valid message, trimmed, once. */
  onSend: (values: ContactValues) => void;
}

/** The Enter that confirms a word of an input method is not a wish to send; Safari tells by its key code only. */
function keepCompositionLocal(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}

/** Name, e-mail, subject and message, checked before they are sent; a notice tells that they were. */
export function ContactForm({ onSend }: ContactFormProps) {
  const { t } = useLanguage();
  const notices = useNotices();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const sentAt = useRef(-Infinity);

  const { values, errors, touched, submitCount, isSubmitting, isValid, ...formik } = useFormik<ContactValues>({
    initialValues: emptyMessage,
    validate: async (written) => {
      // Without the rules nothing is wrong yet; nor is anything sent.
      const rules = await loadRules().catch(() => undefined);
      return rules?.contactErrors(written);
    },
    onSubmit: async (submitted, { resetForm }) => {
      const { contactSchema } = await loadRules();
      onSend(contactSchema.cast(submitted));
      notices.success(<Message id="messageSent" />);
      sentAt.current = performance.now();
      resetForm();
    },
  });

  useLayoutEffect(() => {
    // What was typed before the page could answer is in the fields, but not in the state yet.
    if (!form.current) return;
    const typed = [...new FormData(form.current)].filter(([name, value]) => Object.hasOwn(values, name) && value !== '');
    if (typed.length > 0) void formik.setValues({ ...values, ...Object.fromEntries(typed) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    // Only an attempt to send moves the focus, not what is typed after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current || performance.now() - sentAt.current < settleTime) return;
    busy.current = true;
    try {
      await formik.submitForm();
    } catch {
      notices.error(<Message id="messageNotSent" />);
    } finally {
      busy.current = false;
    }
  };

  const field = (name: keyof ContactValues) => {
    // An empty field that was only passed through is not scolded before the visitor tries to send.
    const error = touched[name] && (values[name] !== '' || submitCount > 0) ? errors[name] : undefined;
    return {
      ...formik.getFieldProps(name),
      error: error && <Message id={error as MessageKey} values={{ max: messageLimit }} />,
      // What is typed decides its own direction; the placeholder follows the page. Browsers take seconds for it on a megabyte.
      dir: values[name] && values[name].length <= messageLimit ? 'auto' : undefined,
    };
  };

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={keepCompositionLocal}
      onFocus={() => void loadRules().catch(() => undefined)}
    >
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
      <TextField {...field('subject')} label={<Message id="subject" />} placeholder={t('subjectPlaceholder')} required />
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
      {/* The number of errors is read out, wherever the focus is. */}
      <Announcement aria-live="polite">
        {submitCount > 0 && !isSubmitting && !isValid && (
          <Message id="fieldsToCorrect" values={{ count: Object.keys(errors).length }} />
        )}
      </Announcement>
      <div>
        <Button type="submit" $size="large" aria-disabled={isSubmitting}>
          <Message id="sendMessage" />
        </Button>
      </div>
    </Form>
  );
}
