import { object, string, ValidationError, type ObjectSchema } from 'yup';
import type { MessageKey } from '#i18n/lookup.ts';
import { contactFields, type ContactField, type FieldName } from './contactFields.ts';
import type { ContactValues } from './contactValues.ts';
import { cleanEmail, cleanLine, cleanText, hasCharacters, isEmailAddress } from './textRules.ts';

const clean = { line: cleanLine, email: cleanEmail, text: cleanText };

function isValid(value: string, { kind, minimum }: ContactField) {
  if (value === '') return minimum === 0;
  return kind === 'email' ? isEmailAddress(value) : hasCharacters(value, minimum);
}

const schemaOf = (field: ContactField) =>
  string()
    // Cleaning a value that is too long would take too long.
    .transform((value: string) => (value.length > field.limit ? value : clean[field.kind](value)))
    .default('')
    .test('field', (value, { createError }) => {
      if (value.length > field.limit) return createError({ message: field.tooLong });
      return isValid(value, field) || createError({ message: field.invalid });
    });

/**
 * The validation rules of the contact form (docs/spec.md, section 5). Errors are message keys, so that they follow a
 * change of language. `cast` gives the values that are sent.
 */
export const contactSchema: ObjectSchema<ContactValues> = object(
  Object.fromEntries(contactFields.map((field) => [field.name, schemaOf(field)])) as Record<
    FieldName,
    ReturnType<typeof schemaOf>
  >,
);

/** The error of each invalid field, as a message key. */
export function contactErrors(values: ContactValues): Partial<Record<FieldName, MessageKey>> {
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
