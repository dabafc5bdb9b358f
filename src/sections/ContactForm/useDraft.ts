import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isEmptyMessage, writtenIn, type ContactValues, type Draft } from './contactValues';

/** How long the visitor pauses until what was written is kept, in ms. */
const pause = 300;

interface Fields {
  form: RefObject<HTMLFormElement | null>;
  values: ContactValues;
  setValues: (values: ContactValues) => void;
}

/** Brings back what was written before the form could answer, or before its page was loaded anew; and keeps what is written from now on. */
export function useDraft({ form, values, setValues }: Fields, draft: Draft | undefined) {
  useLayoutEffect(() => {
    // What was typed before the page could answer is in the fields, but not in the state yet.
    const found = { ...values, ...draft?.read(), ...(form.current && writtenIn(form.current)) };
    if (!isEmptyMessage(found)) setValues(found);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  const unkept = useRef<ContactValues>(undefined);
  const hadText = useRef(false);
  const keep = useCallback(() => {
    if (unkept.current) draft?.keep(unkept.current);
    unkept.current = undefined;
  }, [draft]);

  useEffect(() => {
    const isEmpty = isEmptyMessage(values);
    // A form that nobody has written in yet takes nothing away.
    if (isEmpty && !hadText.current) return undefined;
    hadText.current = !isEmpty;
    unkept.current = values;
    const timer = setTimeout(keep, isEmpty ? 0 : pause);
    return () => clearTimeout(timer);
  }, [keep, values]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
