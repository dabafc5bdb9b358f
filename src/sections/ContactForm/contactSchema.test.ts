import { describe, expect, test } from 'vitest';
import { contactErrors, contactSchema } from './contactSchema';
import { lineLimit, messageLimit } from './contactFields';
import { emptyContactMessage, type ContactValues } from './contactValues';
import { contactMessage, requiredFields } from './fixtures/contactMessage';

const valid: ContactValues = {
  ...contactMessage,
  name: 'Li',
  email: 'li@example.com',
  subject: 'Linen',
  message: 'Ten glyphs',
};

/** The error of each field, by the key of its message. */
const errorsOf = (values: Partial<ContactValues>) => contactErrors({ ...valid, ...values });

test('the shortest valid message passes', () => {
  expect(errorsOf({})).toEqual({});
});

test('an empty form has an error in each required field', () => {
  const errors = errorsOf(emptyContactMessage);
  expect(Object.keys(errors)).toEqual(requiredFields.map(({ name }) => name));
  expect(errors).toMatchObject({
    name: 'nameTooShort',
    email: 'emailInvalid',
    subject: 'subjectTooShort',
    message: 'messageTooShort',
  });
});

test('surrounding spaces and invisible characters do not count, and are removed', () => {
  expect(errorsOf({ name: ' L ' })).toEqual({ name: 'nameTooShort' });
  expect(contactSchema.cast({ ...valid, name: '  Li ', email: ' li@exam\u00adple.com\u200b\n' })).toEqual(valid);
});

describe.each([
  ['name', 2, 'nameTooShort'],
  ['subject', 5, 'subjectTooShort'],
  ['message', 10, 'messageTooShort'],
] as const)('%s needs %i visible characters', (field, minimum, error) => {
  test.each([
    ['Latin', 'é'],
    ['Arabic', 'م'],
    ['combined', 'e\u0301'],
    ['an emoji of several parts', '👩‍👩‍👧'],
  ])('%s letters', (_, letter) => {
    expect(errorsOf({ [field]: letter.repeat(minimum) })).toEqual({});
    expect(errorsOf({ [field]: letter.repeat(minimum - 1) })).toEqual({ [field]: error });
  });

  test.each([
    ['spaces', ' \t\u00a0\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['direction marks', '\u200e\u202e\u2066'],
    ['control characters', '\u0000\u0007\u001b'],
    ['fillers', '\u3164\u115f\u2800\u00ad'],
    ['lone marks', ' \u0301'],
    ['lone surrogates', '\ud800'],
    ['private use', '\ue000'],
  ])('%s are not visible', (_, invisible) => {
    expect(errorsOf({ [field]: invisible.repeat(20) })).toEqual({ [field]: error });
  });
});

test.each([
  'a@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'neil@example.com",
  'li@xn--bcher-kva.example',
  'li@bücher.example',
  'li@مثال.شبكة',
  `${'a'.repeat(64)}@example.com`,
])('%s is a valid e-mail address', (email) => {
  expect(errorsOf({ email })).toEqual({});
});

test.each([
  'plain',
  '@example.com',
  'a@',
  'a@b',
  'a@b.',
  'a@.example.com',
  'a@example..com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@exa mple.com',
  'a@example.com, b@example.com',
  'a@b@example.com',
  'a@127.0.0.1',
  'a@bücher.example/path',
  'a@bücher.example:25',
  'a@-example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
  `${'a'.repeat(288)}@example.com`,
])('%s is an invalid e-mail address', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'emailInvalid' });
});

test('the longest message has 5,000 characters, the longest name and subject 200', () => {
  expect([lineLimit, messageLimit]).toEqual([200, 5000]);
  expect(errorsOf({ name: 'a'.repeat(lineLimit), subject: 'a'.repeat(lineLimit) })).toEqual({});
  expect(errorsOf({ name: 'a'.repeat(lineLimit + 1), subject: 'a'.repeat(lineLimit + 1) })).toEqual({
    name: 'nameTooLong',
    subject: 'subjectTooLong',
  });
  expect(errorsOf({ message: 'a'.repeat(messageLimit) })).toEqual({});
  expect(errorsOf({ message: 'a'.repeat(messageLimit + 1) })).toEqual({ message: 'messageTooLong' });
});

test('spaces between words count, invisible characters between letters do not', () => {
  expect(errorsOf({ subject: 'a b c' })).toEqual({});
  expect(errorsOf({ subject: 'a\u200bb\u200bc' })).toEqual({ subject: 'subjectTooShort' });
});

test('a megabyte is rejected without counting all its characters', () => {
  expect(errorsOf({ message: 'word '.repeat(200_000) })).toEqual({ message: 'messageTooLong' });
});
