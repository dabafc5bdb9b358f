/** The fields of a contact message (docs/spec.md, section 3). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContactMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

export const isEmptyContactMessage = (values: ContactValues) => Object.values(values).every((value) => value === '');

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')].filter(({ name }) =>
    Object.hasOwn(emptyContactMessage, name),
  );

/** The values of a form, hydrated or not. */
export const readFields = (form: HTMLFormElement): ContactValues => ({
  ...emptyContactMessage,
  ...Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value])),
});

/** Fills the empty fields of a form, hydrated or not. */
export function fillFields(form: HTMLFormElement, values: ContactValues) {
  for (const field of fieldsOf(form)) field.value ||= values[field.name as keyof ContactValues];
}

/** Of the field that nobody sees: one that spam fills in. */
export const honeypotName = 'website';

/** Longest message in UTF-16 code units, as `maxlength` counts; a longer one stays in the field, with an error. */
export const messageLimit = 5000;

/** Of name and subject. */
export const lineLimit = 200;

/** State of the last message; `waiting` is for the connection. */
export type Delivery = 'idle' | 'sending' | 'waiting' | 'sent';

/** Persists a message while it is typed, so that it survives a reload. */
export interface Draft {
  read: () => ContactValues | undefined;
  save: (values: ContactValues) => void;
}
