import { expect, test } from 'vitest';
import { baseKey, canHaveForm, countPlaceholder, expectedKeys, pluralForms } from './plurals.ts';
import './testConfig.ts';

test('the forms of a language are those of Intl, in the order of catalogs', () => {
  expect(pluralForms('en')).toEqual(['one', 'other']);
  expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(pluralForms('es')).toEqual(['one', 'many', 'other']);
});

test('only the name of a form is a suffix', () => {
  expect(['days_few', 'days', 'title_two_other', 'the_others'].map(baseKey)).toEqual([
    'days',
    'days',
    'title_two',
    'the_others',
  ]);
});

test('the keys of languages are those of the default language, with their own forms', () => {
  const keys = ['title', 'days_one', 'days_other', 'end'];
  expect(expectedKeys(['en'], keys)).toEqual(keys);
  expect(expectedKeys(['es', 'en'], keys)).toEqual(['title', 'days_one', 'days_many', 'days_other', 'end']);
});

test('only a form of a single number may leave it out', () => {
  const inArabic = pluralForms('ar').map((form) => countPlaceholder('ar', `days_${form}`));
  expect(inArabic).toEqual(['optional', 'optional', 'optional', 'required', 'required', 'required']);
  // It is also the form of 0.
  expect(countPlaceholder('fr', 'days_one')).toBe('required');
  expect(countPlaceholder('fr', 'days')).toBeUndefined();
});

test('ordinal numbers have the forms of ordinals', () => {
  const keys = ['place_ordinal_one', 'place_ordinal_other', 'place_one', 'place_other'];
  expect(new Set(keys.map(baseKey))).toEqual(new Set(['place']));
  expect(expectedKeys(['en'], keys)).toEqual([
    'place_ordinal_one',
    'place_ordinal_two',
    'place_ordinal_few',
    'place_ordinal_other',
    'place_one',
    'place_other',
  ]);
  expect(['few', 'many'].map((form) => canHaveForm('en', `place_ordinal_${form}`))).toEqual([true, false]);
});

test('every language may have a text for zero, and is expected to where the default language has one', () => {
  expect([canHaveForm('es', 'days_zero'), canHaveForm('es', 'days_two')]).toEqual([true, false]);
  expect(expectedKeys(['es'], ['days_zero', 'days_one', 'days_other'])).toEqual([
    'days_zero',
    'days_one',
    'days_many',
    'days_other',
  ]);
  expect(countPlaceholder('es', 'days_zero')).toBe('optional');
});
