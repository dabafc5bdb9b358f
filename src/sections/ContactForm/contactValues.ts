/** The fields of a contact message (docs/spec.md, section 3). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContactMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

export const isEmptyContactMessage = (values: ContactValues) => Object.values(values).every((value) => value === '');

/** The values in the fields of a form, hydrated or not; without empty ones. */
export const readFields = (form: HTMLFormElement): Partial<ContactValues> =>
  Object.fromEntries([...new FormData(form)].filter(([name, value]) => name in emptyContactMessage && value !== ''));

/** Longest message in UTF-16 code units, as `maxlength` counts; a longer one stays in the field, with an error. */
export const messageLimit = 5000;

/** Longest name and longest subject, in the same units. */
export const lineLimit = 200;

/** State of the last message: none, being sent, waiting for the connection, or delivered. */
export type Delivery = 'idle' | 'sending' | 'waiting' | 'sent';

/** Whether a message was not delivered because the visitor has taken it back. */
export const isTakenBack = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/** Persists a message while it is typed, so that it survives a reload. */
export interface Draft {
  read: () => ContactValues | undefined;
  save: (values: ContactValues) => void;
}
