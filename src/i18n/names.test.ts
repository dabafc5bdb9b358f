import { expect, test } from 'vitest';
import { countryNames, formatList, languageNames } from './names';

test('the languages of the site begin with that of the reader, in its words', () => {
  expect(languageNames('es').slice(0, 4)).toEqual(['español', 'inglés', 'árabe', 'francés']);
  expect(languageNames('ar').slice(0, 4)).toEqual(['العربية', 'الإنجليزية', 'الإسبانية', 'الفرنسية']);
});

test('a list is written as in its language', () => {
  expect(formatList(['a', 'b', 'c'], 'en', 'conjunction')).toBe('a, b, and c');
  expect(formatList(['a', 'b', 'c'], 'es', 'disjunction')).toBe('a, b o c');
  expect(formatList(['العربية', 'الإنجليزية', 'الفرنسية'], 'ar', 'conjunction')).toBe('العربية والإنجليزية والفرنسية');
});

test('countries are in the alphabetical order of the language', () => {
  const codes = ['US', 'DE', 'EG', 'ZA'];
  expect(countryNames(codes, 'en')).toEqual(['Egypt', 'Germany', 'South Africa', 'United States']);
  // É is sorted with E.
  expect(countryNames(codes, 'fr')).toEqual(['Afrique du Sud', 'Allemagne', 'Égypte', 'États-Unis']);
});
