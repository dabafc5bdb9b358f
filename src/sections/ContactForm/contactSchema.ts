import { object, string, ValidationError, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/lookup';
import { messageLimit, type ContactValues } from './contactValues';
import { hasCharacters, isEmailAddress } from './textRules';

const text = (minimum: number, tooShort: MessageKey) =>
  string()
    .trim()
    .default('')
    .test('visible', tooShort, (value) => hasCharacters(value, minimum));

/**
 * The rules of the contact form (specification, section 5). Errors are keys of the catalogs, so that they can be shown
 * again in another language. Cast values have no spaces around them.
 */
export const contactSchema: ObjectSchema<ContactValues> = object({
  name: text(2, 'nameTooShort'),
  email: string()
    .trim()
    .default('')
    .test('email', 'emailInvalid' satisfies MessageKey, isEmailAddress),
  subject: text(5, 'subjectTooShort'),
  message: text(10, 'messageTooShort').max(messageLimit, 'messageTooLong' satisfies MessageKey),
});

/** The first error of each field that has one, as a key of the catalogs. */
export function contactErrors(values: ContactValues): Partial<Record<keyof ContactValues, MessageKey>> {
  try {
    contactSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The first of a field's errors stands.
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).toReversed()) as ReturnType<typeof contactErrors>;
  }
}
