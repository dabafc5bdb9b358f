import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isEmptyContactMessage, readFields, type ContactValues, type Draft } from './contactValues';

/** Pause in typing after which the draft is saved, in ms. */
const saveDelay = 300;

interface Fields {
  form: RefObject<HTMLFormElement | null>;
  values: ContactValues;
  setValues: (values: ContactValues) => void;
}

/** Restores what was typed before hydration or before a reload, and saves what is typed from then on. */
export function useDraft({ form, values, setValues }: Fields, draft: Draft | undefined) {
  useLayoutEffect(() => {
    // The state does not have what was typed before hydration.
    const restored = { ...values, ...draft?.read(), ...(form.current && readFields(form.current)) };
    if (!isEmptyContactMessage(restored)) setValues(restored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on hydration
  }, []);

  const unsaved = useRef<ContactValues>(undefined);
  const hadText = useRef(false);
  const save = useCallback(() => {
    if (unsaved.current) draft?.save(unsaved.current);
    unsaved.current = undefined;
  }, [draft]);

  useEffect(() => {
    const isEmpty = isEmptyContactMessage(values);
    // A form that has been empty all along does not delete the draft.
    if (isEmpty && !hadText.current) return undefined;
    hadText.current = !isEmpty;
    unsaved.current = values;
    const timer = setTimeout(save, isEmpty ? 0 : saveDelay);
    return () => clearTimeout(timer);
  }, [save, values]);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
