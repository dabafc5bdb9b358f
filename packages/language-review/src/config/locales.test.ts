import { afterAll, expect, test } from 'vitest';
import { configure, fallbackOf, type LanguageReviewConfig, type LocaleOptions } from '../config.ts';
import { completeLocale } from './locales.ts';
import { testConfig } from '../fixtures/testConfig.ts';

afterAll(() => void configure(testConfig));

test.each([
  ['fr', { code: 'fr', name: 'Français', short: 'FR', direction: 'ltr' }],
  ['ar', { code: 'ar', name: 'العربية', short: 'AR', direction: 'rtl' }],
  ['pt-BR', { code: 'pt-BR', name: 'Português (Brasil)', short: 'PT-BR', direction: 'ltr' }],
  ['pt_BR', { code: 'pt_BR', tag: 'pt-BR', file: 'pt_BR', name: 'Português (Brasil)', short: 'PT-BR' }],
  [
    { code: 'pt-BR', file: 'pt_BR' },
    { code: 'pt-BR', tag: 'pt-BR', file: 'pt_BR' },
  ],
  [
    { code: 'sr@latin', tag: 'sr-latn' },
    { code: 'sr@latin', tag: 'sr-Latn', file: 'sr@latin', direction: 'ltr' },
  ],
  ['az-Arab', { direction: 'rtl' }],
  ['he', { direction: 'rtl' }],
  [
    { code: 'ar', short: 'ع' },
    { short: 'ع', direction: 'rtl' },
  ],
] as const)('%o is completed from what Intl knows', (given, expected) => {
  expect(completeLocale<string>(given)).toMatchObject(expected);
});

test.each<[locales: ReadonlyArray<string | object>, fallback: string | undefined]>([
  [['fr', 'fr-CA'], 'fr'],
  [['fr', 'fr_CA'], 'fr'],
  [['en', 'en-GB'], 'en'],
  [['zh-Hant', 'zh-Hant-HK'], 'zh-Hant'],
  // Of another script.
  [['zh', 'zh-TW'], undefined],
  [['fr', 'pt-BR'], undefined],
  [['pt-PT', { code: 'pt-BR', fallback: 'pt-PT' }], 'pt-PT'],
  [['fr', { code: 'fr-CA', fallback: false }], undefined],
])('of %j, the last one falls back to %s', (locales, fallback) => {
  const last = locales.at(-1);
  const code = (
    typeof last === 'string' ? last : (last as { code: string }).code
  ) as LanguageReviewConfig['defaultLocale'];
  configure({ ...testConfig, locales: ['en', ...(locales as LocaleOptions[])] });
  expect(fallbackOf(code)).toBe(fallback);
});
