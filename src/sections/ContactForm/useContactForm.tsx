import { useFormik, type FormikHelpers } from 'formik';
import { useEffect, useId, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { useNotices } from '#components/Toaster';
import type { MessageKey } from '#i18n/lookup.ts';
import { ChangingMessage, Message } from '#i18n/Message.tsx';
import { contactFields, messageLimit, type ContactField } from './contactFields';
import {
  emptyContactMessage,
  honeypotName,
  readFields,
  type ContactValues,
  type Delivery,
  type Draft,
} from './contactValues';
import { isTakenBack } from './isTakenBack';
import { loadContactSchema } from './loadContactSchema';
import { useDraft } from './useDraft';

/** Time in ms after a delivery in which another press belongs to a double click. */
const settleTime = 1000;

/** Resets the form after a delivery, even one that an earlier instance of the form began. */
function useResetAfterDelivery(delivery: Delivery, resetForm: () => void) {
  const previous = useRef(delivery);
  useEffect(() => {
    // A message delivered before this form was mounted says nothing about its fields.
    if (delivery === 'sent' && previous.current !== 'sent') resetForm();
    previous.current = delivery;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the delivery changes
  }, [delivery]);
}

/**
 * After a failed validation, scrolls to the error summary and focuses the first invalid field. A visitor who writes in another
 * field meanwhile keeps the focus.
 * @param submittedFrom the element that had the focus at the submission
 */
function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  summary: RefObject<HTMLElement | null>,
  submittedFrom: RefObject<Element | null>,
  { submitCount, isSubmitting, isValid }: { submitCount: number; isSubmitting: boolean; isValid: boolean },
) {
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) {
      summary.current?.scrollIntoView({ block: 'nearest' });
      const activeElement = form.current?.ownerDocument.activeElement;
      const isWriting = activeElement?.matches('input, textarea') && activeElement !== submittedFrom.current;
      if (!isWriting) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    // Only an attempt to send moves the focus, not what is typed after it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
}

/** Whether the field that nobody sees is filled in. It is emptied: a browser that has filled it for a person does not do so again. */
function emptyHoneypot(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}

interface Options {
  onSend: (values: ContactValues) => void | Promise<void>;
  delivery: Delivery;
  draft: Draft | undefined;
  answerDays: number | undefined;
}

/** Sends the form once at a time, and reports the outcome. */
function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { onSend, answerDays }: Options,
  isInDelivery: boolean,
) {
  const notices = useNotices();
  const isBusy = useRef(false);
  const sentAt = useRef(-Infinity);
  const [hasFailed, setHasFailed] = useState(false);

  const onSubmit = async (submitted: ContactValues, { resetForm, setErrors }: FormikHelpers<ContactValues>) => {
    setHasFailed(false);
    try {
      const { contactErrors, contactSchema } = await loadContactSchema();
      // What was typed while the rules were loading has not been validated.
      const errors = contactErrors(submitted);
      const isInvalid = Object.keys(errors).length > 0;
      if (isInvalid && form.current) return setErrors(errors);
      if (isInvalid || emptyHoneypot(form.current))
        throw new Error('It is not valid, or a field that nobody sees is filled in');
      await onSend(contactSchema.cast(submitted));
    } catch (reason) {
      // The visitor has moved to another page: Formik ignores what happens now.
      if (!form.current && !isTakenBack(reason)) notices.error(<Message id="messageNotSent" />);
      throw reason;
    }
    notices.success(
      <>
        <span>
          <Message id="messageSent" />
        </span>{' '}
        {answerDays && (
          <span>
            <Message id="answerWithin" values={{ count: answerDays }} />
          </span>
        )}
      </>,
    );
    sentAt.current = performance.now();
    resetForm();
  };

  const submit = async (event: FormEvent, validateAndSubmit: () => Promise<unknown>) => {
    event.preventDefault();
    if (isBusy.current || isInDelivery || performance.now() - sentAt.current < settleTime) return;
    isBusy.current = true;
    try {
      // If this event hydrated the form, its values reach the state one task later.
      await new Promise((later) => setTimeout(later));
      await validateAndSubmit();
    } catch (reason) {
      if (!isTakenBack(reason)) setHasFailed(true);
    } finally {
      isBusy.current = false;
    }
  };
  return { hasFailed, forgetFailure: () => setHasFailed(false), onSubmit, submit };
}

/** The state and the submission of a `ContactForm`. */
export function useContactForm(options: Options) {
  const { delivery, draft } = options;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isInDelivery = delivery === 'sending' || delivery === 'waiting';
  const { hasFailed, forgetFailure, onSubmit, submit } = useSubmission(form, options, isInDelivery);

  const formik = useFormik<ContactValues>({
    initialValues: emptyContactMessage,
    validate: async (current) => {
      // If the rules cannot be loaded there are no errors, but sending fails.
      const schema = await loadContactSchema().catch(() => undefined);
      return schema?.contactErrors(current);
    },
    onSubmit,
    onReset: () => {
      form.current?.reset();
      // It was of another message.
      forgetFailure();
    },
  });
  const { values, errors, touched, submitCount, isSubmitting } = formik;

  // The fields are not controlled: browsers and password managers fill them without events, and React must not undo that.
  const read = () => {
    if (form.current) void formik.setValues(readFields(form.current));
  };
  useDraft({ form, values, read, reset: formik.resetForm }, draft);
  useResetAfterDelivery(delivery, formik.resetForm);
  const submittedFrom = useRef<Element>(null);
  useFocusOnError(form, summary, submittedFrom, formik);

  const fieldProps = ({ name, minimum, limit }: ContactField) => {
    // An empty field shows no error before the first attempt to send.
    const error = touched[name] && (values[name] !== '' || submitCount > 0) ? errors[name] : undefined;
    return {
      name,
      id: `${id}-${name}`,
      label: <Message id={name} />,
      required: minimum > 0,
      onBlur: (event: FocusEvent) => {
        // An error that appeared while a button or a link below is held down would shift it away from the pointer.
        if (!document.querySelector(':is(a, button, select):active')) formik.handleBlur(event);
      },
      readOnly: isInDelivery,
      error: error && <ChangingMessage id={error as MessageKey} values={{ max: limit }} />,
      // A value has its own direction, a placeholder that of the page. To detect it takes seconds for a megabyte.
      dir: values[name] && values[name].length <= messageLimit ? 'auto' : undefined,
    };
  };

  return {
    form,
    summary,
    values,
    hasFailed,
    isUnavailable: isSubmitting || isInDelivery,
    invalidFields:
      submitCount > 0 ? contactFields.flatMap((field) => (errors[field.name] ? [fieldProps(field)] : [])) : [],
    fieldProps,
    read,
    submit: (event: FormEvent) => {
      read();
      // One that was recorded before hydration has no submitter: the visitor may be writing since.
      const { submitter } = event.nativeEvent as SubmitEvent;
      submittedFrom.current = submitter && submitter.ownerDocument.activeElement;
      return submit(event, formik.submitForm);
    },
  };
}
