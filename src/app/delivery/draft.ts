import {
  emptyContactMessage,
  fillFields,
  isEmptyContactMessage,
  readFields,
  type ContactValues,
} from '#src/sections/ContactForm/contactValues.ts';
import { readTab, writeTab } from '#app/tabStorage.ts';
import { forgetAttempt } from './attempt';

const storageKey = 'contact/draft';

/** Kept in memory where the browser refuses to store it; unloading the page loses it. */
let latest: ContactValues | undefined;

/** The contact message that was being written in this tab, if any. */
export function readDraft(): ContactValues | undefined {
  const found = latest ?? readTab(storageKey);
  if (typeof found !== 'object' || !found) return undefined;
  const entries = Object.entries(found).filter(
    ([name, value]) => Object.hasOwn(emptyContactMessage, name) && typeof value === 'string' && value !== '',
  );
  return entries.length > 0
    ? { ...emptyContactMessage, ...(Object.fromEntries(entries) as Partial<ContactValues>) }
    : undefined;
}

/** Saves a contact message while it is written; of an empty one, nothing is kept. */
export function saveDraft(values: ContactValues) {
  const draft = isEmptyContactMessage(values) ? undefined : values;
  latest = writeTab(storageKey, draft) ? undefined : draft;
  if (!draft) forgetAttempt();
}

/** Saves what was typed into a form that is not hydrated, if anything was. */
export function saveFields(form: HTMLFormElement) {
  const values = readFields(form);
  if (!isEmptyContactMessage(values)) saveDraft(values);
}

/** Fills the empty fields of a form that is not hydrated. @returns whether it has filled any */
export function restoreFields(form: HTMLFormElement) {
  const draft = readDraft();
  return draft !== undefined && fillFields(form, draft);
}
