import { object, string, ValidationError, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/lookup';
import { lineLimit, messageLimit, type ContactValues } from './contactValues';
import { cleanAddress, cleanLine, cleanText, hasCharacters, isEmailAddress } from './textRules';

interface TextRule {
  minimum: number;
  tooShort: MessageKey;
  /** In UTF-16 code units, of what was typed. */
  limit: number;
  tooLong: MessageKey;
  clean: (text: string) => string;
}

const text = ({ minimum, tooShort, limit, tooLong, clean }: TextRule) =>
  string()
    // What is too long is not looked at any further.
    .transform((value: string) => (value.length > limit ? value : clean(value)))
    .default('')
    .test('length', (value, { createError }) => {
      if (value.length > limit) return createError({ message: tooLong });
      return hasCharacters(value, minimum) || createError({ message: tooShort });
    });

/**
 * The rules of the contact form (specification, section 5). Errors are keys of the catalogs, so that they can be shown
 * again in another language. Cast values are what is sent: without spaces around them, and without what cannot be seen.
 */
export const contactSchema: ObjectSchema<ContactValues> = object({
  name: text({ minimum: 2, tooShort: 'nameTooShort', limit: lineLimit, tooLong: 'nameTooLong', clean: cleanLine }),
  email: string()
    .transform((value: string) => (value.length > messageLimit ? value : cleanAddress(value)))
    .default('')
    .test('email', 'emailInvalid' satisfies MessageKey, isEmailAddress),
  subject: text({
    minimum: 5,
    tooShort: 'subjectTooShort',
    limit: lineLimit,
    tooLong: 'subjectTooLong',
    clean: cleanLine,
  }),
  message: text({
    minimum: 10,
    tooShort: 'messageTooShort',
    limit: messageLimit,
    tooLong: 'messageTooLong',
    clean: cleanText,
  }),
});

/** The error of each field that has one, as a key of the catalogs. */
export function contactErrors(values: ContactValues): Partial<Record<keyof ContactValues, MessageKey>> {
  try {
    contactSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message])) as ReturnType<
      typeof contactErrors
    >;
  }
}
