import { expect, test } from 'vitest';
import { defaultLanguage, languages } from './languages';

test('the languages of the specification have their own names, and English is the default', () => {
  expect(Object.fromEntries(languages.map(({ code, name }) => [code, name]))).toMatchObject({
    en: 'English',
    es: 'Español',
    ar: 'العربية',
    fr: 'Français',
  });
  expect(defaultLanguage).toBe('en');
});
