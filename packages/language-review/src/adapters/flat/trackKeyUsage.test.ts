import { expect, test } from 'vitest';
import type { Catalog, Catalogs, Language } from '../../config.ts';
import '../../fixtures/testConfig.ts';
import { trackKeyUsage } from './trackKeyUsage';

const catalogs = {
  en: { title: 'Title', days_one: 'One day', days_other: '{count} days' },
  ar: { title: 'العنوان', days_one: 'يوم', days_two: 'يومان', days_few: '{count} أيام' },
  fr: { days_one: '{count} jour', days_many: '{count} jours', days_other: '{count} jours' },
} as Catalogs;

/** What is reported of requests, each a language and a key. */
function usesOf(language: Language, ...requests: Array<[Language, string]>) {
  const uses: string[] = [];
  const tracked = trackKeyUsage(catalogs, language, {
    onMessage: (key, used) => void uses.push(`${used} ${key}`),
    onUnknown: (key) => void uses.push(`unknown ${key}`),
  });
  for (const [code, key] of requests) Object.hasOwn(tracked[code] as Catalog, key);
  return uses;
}

test('a message that is read is requested, without a plural form', () => {
  const uses: string[] = [];
  const tracked = trackKeyUsage(catalogs, 'ar', {
    onMessage: (key, used) => void uses.push(`${used} ${key}`),
    onUnknown: () => undefined,
  }) as Record<string, object>;
  expect(tracked.ar).toHaveProperty('title', 'العنوان');
  expect(new Set(uses)).toEqual(new Set(['ar title']));
});

test('a request of a plural form is one of its message', () => {
  expect(usesOf('ar', ['ar', 'days'], ['ar', 'days_few'])).toEqual(['ar days', 'ar days']);
  expect(usesOf('fr', ['fr', 'title'])).toEqual(['fr title']);
});

test('a key that no catalog has is unknown', () => {
  expect(usesOf('fr', ['fr', 'new'], ['en', 'new'])).toEqual(['unknown new', 'unknown new']);
});

test('an English form in place of a missing one counts for the language that lacks it', () => {
  expect(usesOf('ar', ['en', 'days_other'])).toEqual(['ar days']);
  expect(usesOf('fr', ['en', 'days_other'])).toEqual(['en days']);
});
