import { afterEach, expect, test } from 'vitest';
import { configure, type Catalogs, type LanguageReviewConfig, type MessageKey } from '../config.ts';
import { lookup } from './messages.ts';
import { testConfig } from '../fixtures/testConfig.ts';

afterEach(() => void configure(testConfig));

const catalogs = {
  en: { title: 'Port', legal: 'Legal', days_other: '{count} days' },
  fr: { title: 'Le port', legal: ' ' },
  'fr-CA': { title: '' },
} as unknown as Catalogs;

test.each([
  ['en', 'title', 'Port', 'en'],
  ['fr', 'title', 'Le port', 'fr'],
  // As its own.
  ['fr-CA', 'title', 'Le port', 'fr-CA'],
  ['fr-CA', 'legal', 'Legal', 'en'],
  ['fr', 'days_many', '{count} days', 'en'],
  ['fr', 'none', 'none', 'en'],
  ['fr', 'toString', 'toString', 'en'],
])('in %s, %s is “%s”, of %s', (language, key, text, found) => {
  configure({ ...testConfig, locales: ['en', 'fr', 'fr-CA'] as unknown as LanguageReviewConfig['locales'] });
  expect(lookup(catalogs, language as 'fr', key as MessageKey)).toEqual({ text, language: found });
});
