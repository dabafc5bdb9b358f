import { expect, test } from 'vitest';
import { completeLocale } from './locales.ts';

test.each([
  ['fr', { code: 'fr', name: 'Français', short: 'FR', direction: 'ltr' }],
  ['ar', { code: 'ar', name: 'العربية', short: 'AR', direction: 'rtl' }],
  ['pt-BR', { code: 'pt-BR', name: 'Português (Brasil)', short: 'PT-BR', direction: 'ltr' }],
  ['az-Arab', { direction: 'rtl' }],
  ['he', { direction: 'rtl' }],
  [
    { code: 'ar', short: 'ع' },
    { short: 'ع', direction: 'rtl' },
  ],
] as const)('%o is completed from what Intl knows', (given, expected) => {
  expect(completeLocale<string>(given)).toMatchObject(expected);
});
