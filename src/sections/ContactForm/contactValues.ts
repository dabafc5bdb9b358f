/** What the contact form holds (specification, section 3). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

export const isEmptyMessage = (values: ContactValues) => Object.values(values).every((value) => value === '');

/** What stands in the fields of a form, whether it can answer yet or not. */
export const writtenIn = (form: HTMLFormElement): Partial<ContactValues> =>
  Object.fromEntries([...new FormData(form)].filter(([name, value]) => name in emptyMessage && value !== ''));

/** Longest message in UTF-16 code units, as `maxlength` counts; longer ones are kept in the field, with an error. */
export const messageLimit = 5000;

/** Longest name and longest subject, in the same units. */
export const lineLimit = 200;

/** Where a message is that was handed over: nowhere, on its way, waiting for the connection, or taken. */
export type Delivery = 'idle' | 'sending' | 'waiting' | 'sent';

/** What keeps a message while it is written, so that it outlives the page. */
export interface Draft {
  read: () => ContactValues | undefined;
  keep: (values: ContactValues) => void;
}
