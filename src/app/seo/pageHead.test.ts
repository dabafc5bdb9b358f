import { expect, test } from 'vitest';
import { openGraphLocale } from './pageHead';

test.each([
  ['en', 'en_US'],
  ['es', 'es_ES'],
  // Facebook's locale of Arabic in all countries.
  ['ar', 'ar_AR'],
  ['fr', 'fr_FR'],
] as const)('the Open Graph locale of %s is %s', (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale);
});
