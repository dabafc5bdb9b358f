import { expect, test } from 'vitest';
import { languages } from './languages';
import { countryNames, formatList, languageNames } from './names';

test('the languages of the site begin with that of the reader, in its words', () => {
  const listed = languages.map(({ code }) => formatList(languageNames(code), code, 'conjunction'));
  expect(listed).toEqual([
    'English, Spanish, Arabic, and French',
    'español, inglés, árabe y francés',
    'العربية والإنجليزية والإسبانية والفرنسية',
    'français, anglais, espagnol et arabe',
  ]);
  expect(formatList(languageNames('es'), 'es', 'disjunction')).toBe('español, inglés, árabe o francés');
});

test('countries are in the alphabetical order of the language', () => {
  expect(countryNames(['US', 'DE', 'EG', 'ZA'], 'en')).toEqual(['Egypt', 'Germany', 'South Africa', 'United States']);
  // É is sorted with E.
  expect(countryNames(['US', 'DE', 'EG', 'ZA'], 'fr')).toEqual(['Afrique du Sud', 'Allemagne', 'Égypte', 'États-Unis']);
});
