import { expect, test } from 'vitest';
import { adversarialValues } from './fixtures/adversarialValues';
import { contactMessage as valid } from './fixtures/contactMessage';
import { contactErrors, contactSchema } from './contactSchema';
import { mailtoUrl } from './mailtoUrl';
import { cleanEmail, cleanLine, cleanText, isEmailAddress } from './textRules';

const fields = adversarialValues.map(([{ name }, values]) => [name, values] as const);

test.each(fields)('%s: each value is sent as expected, or rejected with the expected error', (field, values) => {
  const results = values.map(({ group, what, value }) => {
    const written = { ...valid, [field]: value };
    const { [field]: refused, ...others } = contactErrors(written);
    expect(others).toEqual({});
    return { group, what, ...(refused ? { refused } : { sent: contactSchema.cast(written)[field] }) };
  });
  expect(results).toEqual(
    values.map(({ group, what, sent, refused }) => ({ group, what, ...(refused ? { refused } : { sent }) })),
  );
});

test.each(fields)('%s: cleaning a sent value does not change it', (field, values) => {
  const sent = values.flatMap((value) => value.sent ?? []);
  expect(sent.map((text) => contactSchema.cast({ ...valid, [field]: text })[field])).toEqual(sent);
});

test.each(fields)('%s: sent values have invisible characters only where they are needed', (field, values) => {
  const always =
    field === 'message'
      ? /(?!\n|\t)\p{Cc}|\p{Cs}|[\u2028-\u202e\u2066-\u2069\uFEFF]/u
      : /\p{Cc}|\p{Cs}|[\u2028-\u202e\u2066-\u2069\uFEFF]/u;
  const never = values.filter(({ sent = '' }) => always.test(sent));
  const needless = values.filter(
    ({ group, sent = '' }) =>
      !['needed', 'emoji', 'lengths'].includes(group) && /\p{Default_Ignorable_Code_Point}/u.test(sent),
  );
  expect([...never, ...needless]).toEqual([]);
});

test.each(fields)('%s: each value fits a mailto URL', (field, values) => {
  const urls = values.map(({ value }) => mailtoUrl('hello@example.com', { ...valid, [field]: value }).url);
  expect(new Set(urls.map((url) => new URL(url).pathname))).toEqual(new Set(['hello@example.com']));
  expect(Math.max(...urls.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test.each(fields)('%s: there are at least 200 different values, some in each group', (_, values) => {
  expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
  expect(new Set(values.map(({ group, what, refused }) => `${group}/${what}/${refused}`)).size).toBe(values.length);
  expect(values.length).toBeGreaterThanOrEqual(200);
  const groups = ['empty', 'invisible', 'hidden', 'at both ends', 'headers', 'lengths', 'markup', 'people'];
  expect([...new Set(values.map(({ group }) => group))]).toEqual(expect.arrayContaining(groups));
  expect(values.some(({ value }) => value.length >= 2 ** 20)).toBe(true);
});

test('cleaning is idempotent for random mixtures of these characters', () => {
  const messages = adversarialValues.flatMap(([{ kind }, values]) => (kind === 'text' ? values : []));
  const characters = [...new Set(messages.flatMap(({ value }) => (value.length < 1000 ? Array.from(value) : [])))];
  // Half of each mixture are characters that may be removed. A fixed seed makes the mixtures reproducible.
  const invisible = characters.filter((character) => /[\p{C}\p{M}\p{Default_Ignorable_Code_Point}\s]/u.test(character));
  let state = 1;
  const next = (from: readonly string[]) => {
    state = (state * 48_271) % 2_147_483_647;
    return from[state % from.length];
  };
  const mixtures = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 4 }, () => `${next(characters)}${next(invisible)}`).join(''),
  );
  const emailOf = (text: string) => cleanEmail(`a${text}@example.com`);
  for (const [clean, list] of [
    [cleanLine, mixtures],
    [cleanText, mixtures],
    [cleanEmail, mixtures.filter((text) => isEmailAddress(emailOf(text))).map(emailOf)],
  ] as const) {
    const cleaned = list.map(clean);
    expect(list.length).toBeGreaterThan(100);
    expect(cleaned.filter((text) => clean(text) !== text || /\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u.test(text))).toEqual(
      [],
    );
  }
  expect(characters.length).toBeGreaterThan(400);
  expect(invisible.length).toBeGreaterThan(80);
});
