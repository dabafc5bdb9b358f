import type { AllHTMLAttributes } from 'react';
import type { MessageKey } from '#i18n/lookup.ts';

/** Longest message in UTF-16 code units, as `maxlength` counts; a longer one stays in the field, with an error. */
export const messageLimit = 5000;

/** Longest value of a single line, in the same units. */
export const lineLimit = 200;

interface Field {
  /** Names the value that is sent and stored, and is the key of the label. */
  name: MessageKey;
  /** A `text` has several lines. */
  kind: 'line' | 'email' | 'text';
  placeholder: MessageKey;
  /** Fewest visible characters; 0 makes the field optional. */
  minimum: number;
  /** Longest value as typed, in UTF-16 code units. */
  limit: number;
  /** The error of a value that is too short, or that is no e-mail address. */
  invalid: MessageKey;
  tooLong: MessageKey;
  attributes?: Pick<
    AllHTMLAttributes<HTMLElement>,
    'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize' | 'dir' | 'rows'
  >;
}

const rows = [
  [
    {
      name: 'name',
      kind: 'line',
      placeholder: 'namePlaceholder',
      minimum: 2,
      limit: lineLimit,
      invalid: 'nameTooShort',
      tooLong: 'nameTooLong',
      attributes: { autoComplete: 'name' },
    },
    {
      name: 'email',
      kind: 'email',
      placeholder: 'emailPlaceholder',
      minimum: 1,
      limit: messageLimit,
      invalid: 'emailInvalid',
      tooLong: 'emailInvalid',
      attributes: { autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none', dir: 'ltr' },
    },
  ],
  [
    {
      name: 'subject',
      kind: 'line',
      placeholder: 'subjectPlaceholder',
      minimum: 5,
      limit: lineLimit,
      invalid: 'subjectTooShort',
      tooLong: 'subjectTooLong',
    },
  ],
  [
    {
      name: 'message',
      kind: 'text',
      placeholder: 'messagePlaceholder',
      minimum: 10,
      limit: messageLimit,
      invalid: 'messageTooShort',
      tooLong: 'messageTooLong',
      attributes: { rows: 6 },
    },
  ],
] as const satisfies ReadonlyArray<readonly Field[]>;

export type FieldName = (typeof rows)[number][number]['name'];

export interface ContactField extends Field {
  name: FieldName;
}

/**
 * The fields of the contact form, those of a row side by side (docs/spec.md, sections 2, 3 and 5). The form, its validation,
 * the draft, the e-mail and the receiver follow from them.
 */
export const contactFieldRows: ReadonlyArray<readonly ContactField[]> = rows;

export const contactFields = contactFieldRows.flat();

export const fieldNames = contactFields.map(({ name }) => name);
