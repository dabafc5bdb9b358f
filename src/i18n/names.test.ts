import { expect, test } from 'vitest';
import { languages } from './languages';
import { countryNames, formatList, languageNames } from './names';

test('the languages of the site begin with that of the reader, in its words', () => {
  expect(languages.map(({ code }) => formatList(languageNames(code), code, 'conjunction'))).toEqual([
    'English, Spanish, Arabic, and French',
    'español, inglés, árabe y francés',
    'العربية والإنجليزية والإسبانية والفرنسية',
    'français, anglais, espagnol et arabe',
  ]);
  expect(formatList(languageNames('es'), 'es', 'disjunction')).toBe('español, inglés, árabe o francés');
});

test('countries are in the alphabetical order of the language', () => {
  const codes = ['US', 'DE', 'EG', 'ZA'];
  expect(countryNames(codes, 'en')).toEqual(['Egypt', 'Germany', 'South Africa', 'United States']);
  // É is sorted with E.
  expect(countryNames(codes, 'fr')).toEqual(['Afrique du Sud', 'Allemagne', 'Égypte', 'États-Unis']);
});
