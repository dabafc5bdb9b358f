import { afterEach, expect, test } from 'vitest';
import { configure, type Language, type MessageKey } from '../config.ts';
import {
  baseKey,
  canHaveForm,
  countPlaceholder,
  expectedKeys,
  needsMessage,
  pluralForms,
  type Texts,
} from './plurals.ts';
import { testConfig } from '../fixtures/testConfig.ts';

afterEach(() => void configure(testConfig));

/** The texts of a catalog; each key that has none names the number. */
const catalogOf =
  (texts: Readonly<Record<string, string>> | readonly string[]): Texts =>
  (key) =>
    Array.isArray(texts) ? (texts.includes(key) ? '{count}' : undefined) : (texts as Record<string, string>)[key];

const days = catalogOf(['days_one', 'days_other']);
const baseKeys = (keys: readonly string[], sources: Texts) => keys.map((key) => baseKey(key, sources));

test('the forms of a language are those of Intl, in the order of catalogs', () => {
  expect(pluralForms('en')).toEqual(['one', 'other']);
  expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(pluralForms('es')).toEqual(['one', 'many', 'other']);
});

test('a number that i18next does not escape is one', () => {
  configure({ ...testConfig, format: 'react-i18next' });
  const sources = catalogOf({ days_one: '{{- count}} day', days_other: '{{- count}} days' });
  expect(countPlaceholder('ar', 'days_two', sources)).toBe('optional');
  expect(countPlaceholder('ar', 'days_few', sources)).toBe('required');
});

test('only the name of a form is a suffix', () => {
  const sources = catalogOf(['days_one', 'title_two_other', 'the_others']);
  expect(baseKeys(['days_few', 'days', 'title_two_other', 'the_others'], sources)).toEqual([
    'days',
    'days',
    'title_two',
    'the_others',
  ]);
});

test.each([
  ['no sibling and no number', { cargo_dry: 'Dry goods', cargo_other: 'Something else' }],
  ['no other form', { route_one: 'Route one' }],
  ['no form `other`', { step_one: 'First step', step_two: 'Second step' }],
  ['a form that the language does not have', { size_few: 'S', size_other: 'M' }],
  ['a number and no form of the language', { plus_two: 'plus two of {count}' }],
  ['a base key without a number', { phase: 'Phase', phase_two: 'Second phase' }],
])('keys with %s only end like a plural', (_, texts) => {
  const sources = catalogOf(texts);
  const keys = Object.keys(texts);
  expect(baseKeys(keys, sources)).toEqual(keys);
  expect(expectedKeys(['en', 'ar'], keys, sources)).toEqual(keys);
  expect(keys.map((key) => needsMessage('ar', key, sources, catalogOf({})))).toEqual(keys.map(() => true));
  expect(keys.map((key) => countPlaceholder('ar', key, sources))).toEqual(keys.map(() => undefined));
});

test.each([
  ['a number', { files_other: '{count} files' }, 'files_other'],
  ['another form', { bale_one: 'bale', bale_other: 'bales' }, 'bale_one'],
  ['a base key with a number', { hull: '{count} hulls', hull_one: 'hull' }, 'hull_one'],
])('a key is a plural form with %s', (_, texts, key) => {
  expect(baseKey(key, catalogOf(texts))).toBe(key.replace(/_\w+$/, ''));
});

test('the keys of languages are those of the default language, with their own forms', () => {
  const keys = ['title', 'days_one', 'days_other', 'end'];
  expect(expectedKeys(['en'], keys, days)).toEqual(keys);
  expect(expectedKeys(['es', 'en'], keys, days)).toEqual(['title', 'days_one', 'days_many', 'days_other', 'end']);
});

const lacks = (language: Language, sources: Texts, own: readonly string[], keys: readonly string[]) =>
  expectedKeys([language], keys, sources).filter(
    (key) => !own.includes(key) && needsMessage(language, key, sources, catalogOf(own)),
  );

test.each<[Language, string, readonly string[], readonly string[], readonly string[]]>([
  ['fr', 'forms', ['days_one', 'days_other'], ['days_one', 'days_other'], ['days_many']],
  ['fr', 'a base key of its own', ['days_one', 'days_other'], ['days'], []],
  ['ar', 'a base key', ['days', 'days_one'], ['days'], []],
  ['ar', 'some forms', ['days', 'days_one'], ['days_one', 'days_two'], ['days']],
  ['fr', 'all forms', ['days', 'days_one'], ['days_one', 'days_many', 'days_other'], []],
  ['es', 'no text for zero', ['days_zero', 'days_one', 'days_other'], ['days_one', 'days_many', 'days_other'], []],
  ['fr', 'the forms of the cardinal', ['nth_ordinal_one', 'nth_ordinal_other'], ['nth_one', 'nth_other'], []],
])('what %s lacks of a plural with %s', (language, _, keys, own, lacking) => {
  expect(lacks(language, catalogOf(keys), own, keys)).toEqual(lacking);
});

test('only a form of a single number, or of 0 and 1, may leave it out', () => {
  const inArabic = pluralForms('ar').map((form) => countPlaceholder('ar', `days_${form}`, days));
  expect(inArabic).toEqual(['optional', 'optional', 'optional', 'required', 'required', 'required']);
  expect(countPlaceholder('fr', 'days_many', days)).toBe('required');
  expect(countPlaceholder('fr', 'days_one', days)).toBe('advised');
  expect(countPlaceholder('fr', 'days_one', catalogOf(['days_zero', 'days_one', 'days_other']))).toBe('optional');
  expect(countPlaceholder('fr', 'title', catalogOf(['title']))).toBeUndefined();
});

test('a number that the default language does not say is optional', () => {
  const bales = catalogOf({ bale_one: 'bale', bale_other: 'bales' });
  expect(countPlaceholder('fr', 'bale_other', bales)).toBe('optional');
});

test('ordinal numbers have the forms of ordinals', () => {
  const keys = ['place_ordinal_one', 'place_ordinal_other', 'place_one', 'place_other'];
  const sources = catalogOf(keys);
  expect(new Set(baseKeys(keys, sources))).toEqual(new Set(['place']));
  expect(expectedKeys(['en'], keys, sources)).toEqual([
    'place_ordinal_one',
    'place_ordinal_two',
    'place_ordinal_few',
    'place_ordinal_other',
    'place_one',
    'place_other',
  ]);
  expect(['few', 'many'].map((form) => canHaveForm('en', `place_ordinal_${form}`, sources))).toEqual([true, false]);
});

test('every language may have a text for zero', () => {
  expect([canHaveForm('es', 'days_zero', days), canHaveForm('es', 'days_two', days)]).toEqual([true, false]);
  const keys: MessageKey[] = expectedKeys(
    ['es'],
    ['days_zero', 'days_one', 'days_other'],
    catalogOf(['days_zero', 'days_one', 'days_other']),
  );
  expect(keys).toEqual(['days_zero', 'days_one', 'days_many', 'days_other']);
  expect(countPlaceholder('es', 'days_zero', days)).toBe('optional');
});

test('where a message has its forms inside, no key is one', () => {
  configure({ ...testConfig, format: 'react-intl' });
  expect(baseKey('days_one', days)).toBe('days_one');
});

test('the name of a thing beside its plural is a message of its own', () => {
  const sources = catalogOf({ day: 'Day', day_one: 'A day', day_other: '{count} days' });
  const own = catalogOf({ day: 'Jour', day_one: 'Un jour', day_other: '{count} jours' });
  expect(countPlaceholder('fr', 'day', sources)).toBeUndefined();
  expect(['day', 'day_many', 'day_other'].map((key) => needsMessage('fr', key, sources, own))).toEqual([
    true,
    true,
    true,
  ]);
  const japanese = catalogOf({ hull: '{count} 隻' });
  expect(
    needsMessage('fr', 'hull_other', catalogOf({ hull_one: 'A hull', hull_other: '{count} hulls' }), japanese),
  ).toBe(false);
});
