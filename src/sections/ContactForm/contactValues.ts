import { fieldNames, type FieldName } from './contactFields.ts';

/** The values of a contact message (docs/spec.md, section 3). */
export type ContactValues = Record<FieldName, string>;

export const emptyContactMessage = Object.fromEntries(fieldNames.map((name) => [name, ''])) as ContactValues;

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

/** Fills the empty fields of a form, hydrated or not. @returns whether it has filled any */
export function fillFields(form: HTMLFormElement, values: ContactValues) {
  const valueOf = ({ name }: { name: string }) => values[name as FieldName];
  const missing = fieldsOf(form).filter((field) => field.value === '' && valueOf(field) !== '');
  for (const field of missing) field.value = valueOf(field);
  return missing.length > 0;
}

/** The name of the hidden field, which only spam fills in. */
export const honeypotName = 'website';

/** State of the last message; `waiting` is for the connection. */
export type Delivery = 'idle' | 'sending' | 'waiting' | 'sent';

/** Persists a message while it is typed, so that it survives a reload. */
export interface Draft {
  read: () => ContactValues | undefined;
  save: (values: ContactValues) => void;
}
