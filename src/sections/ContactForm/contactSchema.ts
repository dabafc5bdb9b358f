import { object, string, ValidationError, type ObjectSchema } from 'yup';
import type { MessageKey } from '#i18n/lookup.ts';
import { lineLimit, messageLimit, type ContactValues } from './contactValues.ts';
import { cleanEmail, cleanLine, cleanText, hasCharacters, isEmailAddress } from './textRules.ts';

interface TextRule {
  minimum: number;
  tooShort: MessageKey;
  /** Longest value as typed, in UTF-16 code units. */
  limit: number;
  tooLong: MessageKey;
  clean: (text: string) => string;
}

const textField = ({ minimum, tooShort, limit, tooLong, clean }: TextRule) =>
  string()
    // Cleaning a value that is too long would take too long.
    .transform((value: string) => (value.length > limit ? value : clean(value)))
    .default('')
    .test('length', (value, { createError }) => {
      if (value.length > limit) return createError({ message: tooLong });
      return hasCharacters(value, minimum) || createError({ message: tooShort });
    });

/**
 * The validation rules of the contact form (docs/spec.md, section 5). Errors are message keys, so that they follow a
 * change of language. `cast` gives the values that are sent.
 */
export const contactSchema: ObjectSchema<ContactValues> = object({
  name: textField({ minimum: 2, tooShort: 'nameTooShort', limit: lineLimit, tooLong: 'nameTooLong', clean: cleanLine }),
  email: string()
    .transform((value: string) => (value.length > messageLimit ? value : cleanEmail(value)))
    .default('')
    .test('email', 'emailInvalid' satisfies MessageKey, isEmailAddress),
  subject: textField({
    minimum: 5,
    tooShort: 'subjectTooShort',
    limit: lineLimit,
    tooLong: 'subjectTooLong',
    clean: cleanLine,
  }),
  message: textField({
    minimum: 10,
    tooShort: 'messageTooShort',
    limit: messageLimit,
    tooLong: 'messageTooLong',
    clean: cleanText,
  }),
});

/** The error of each invalid field, as a message key. */
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
