import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fillFields, isEmptyContactMessage, readFields, type ContactValues, type Draft } from './contactValues';

/** Pause in typing after which the draft is saved, in ms. */
const saveDelay = 300;

interface Fields {
  form: RefObject<HTMLFormElement | null>;
  values: ContactValues;
  /** Reads the values of the fields into the state. */
  read: () => void;
  /** Empties the fields. */
  reset: () => void;
}

/** Restores what was typed before a reload, reads what was typed before hydration, and saves what is typed from then on. */
export function useDraft({ form, values, read, reset }: Fields, draft: Draft | undefined) {
  useLayoutEffect(() => {
    const restore = () => {
      const saved = draft?.read();
      if (saved && form.current) fillFields(form.current, saved);
      // Of an empty form, there is nothing to validate.
      if (form.current && !isEmptyContactMessage(readFields(form.current))) read();
    };
    restore();
    const controller = new AbortController();
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        // Another document of the tab may have sent or changed the message since this one was left.
        if (!persisted || !draft) return;
        reset();
        restore();
      },
      controller,
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);

  const hadText = useRef(false);
  const save = useCallback(() => {
    if (!form.current) return;
    const current = readFields(form.current);
    const isEmpty = isEmptyContactMessage(current);
    // A form that has been empty all along does not delete the draft.
    if (!isEmpty || hadText.current) draft?.save(current);
    hadText.current = !isEmpty;
  }, [draft, form]);

  useEffect(() => {
    const isEmpty = isEmptyContactMessage(values);
    // Also of a text that is gone again before it was saved, the message may have been sent.
    if (!isEmpty) hadText.current = true;
    const timer = setTimeout(save, isEmpty ? 0 : saveDelay);
    return () => clearTimeout(timer);
  }, [save, values]);

  // Before the fields are gone.
  useLayoutEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
