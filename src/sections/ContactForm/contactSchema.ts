import { object, string, type InferType } from 'yup';
import type { MessageKey } from '../../i18n/lookup';
import { hasCharacters, isEmailAddress } from './textRules';

/** Longest message in UTF-16 code units, as `maxlength` counts; longer ones are kept in the field, with an error. */
export const messageLimit = 5000;

const text = (minimum: number, tooShort: MessageKey) =>
  string()
    .trim()
    .default('')
    .test('visible', tooShort, (value) => hasCharacters(value, minimum));

/**
 * The rules of the contact form (specification, section 5). Errors are keys of the catalogs, so that they can be shown
 * again in another language. Cast values have no spaces around them.
 */
export const contactSchema = object({
  name: text(2, 'nameTooShort'),
  email: string()
    .trim()
    .default('')
    .test('email', 'emailInvalid' satisfies MessageKey, isEmailAddress),
  subject: text(5, 'subjectTooShort'),
  message: text(10, 'messageTooShort').max(messageLimit, 'messageTooLong' satisfies MessageKey),
});

export type ContactValues = InferType<typeof contactSchema>;
