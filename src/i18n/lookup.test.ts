import { describe, expect, test } from 'vitest';
import type { Language } from './languages';
import { formatDate, lookup, splitPlaceholders, translate } from './lookup';
import type { Catalogs, MessageKey, MessageValues, Translation } from './lookup';

const catalogs: Catalogs = {
  en: {
    heroTitle: 'Title',
    faqTitle: 'Questions',
    copyright: '© {year} {company}',
    characterCount: '{count} of {max}',
  },
  es: { heroTitle: 'Título', faqTitle: '  ' },
  ar: { copyright: '© {year} {company}' },
};

describe('lookup', () => {
  test.each<[string, Language, MessageKey, Translation]>([
    ['returns the message in its language', 'es', 'heroTitle', { message: 'Título', language: 'es' }],
    ['falls back to English for a missing translation', 'ar', 'heroTitle', { message: 'Title', language: 'en' }],
    ['falls back to English for an empty translation', 'es', 'faqTitle', { message: 'Questions', language: 'en' }],
    ['falls back to English for a missing catalog', 'fr', 'heroTitle', { message: 'Title', language: 'en' }],
  ])('%s', (_, language, key, expected) => {
    expect(lookup(catalogs, language, key)).toEqual(expected);
  });

  test.each(['welcomeTitle', 'toString', '__proto__', 'no such key'])('falls back to the key itself: %s', (key) => {
    expect(lookup(catalogs, 'es', key as MessageKey)).toEqual({ message: key, language: 'en' });
  });
});

describe('a message with a number', () => {
  const plural: Catalogs = {
    en: { answerWithin_one: 'one day', answerWithin_other: '{count} days' },
    fr: { answerWithin_one: '{count} jour', answerWithin_other: '{count} jours' },
    ar: {
      answerWithin_zero: 'اليوم',
      answerWithin_one: 'يوم',
      answerWithin_two: 'يومان',
      answerWithin_few: '{count} أيام',
      answerWithin_other: '{count} يوم',
    },
  };

  test.each([
    ['en', 0, '0 days'],
    ['en', 1, 'one day'],
    ['fr', 0, '0 jour'],
    ['fr', 2, '2 jours'],
    ['ar', 0, 'اليوم'],
    ['ar', 2, 'يومان'],
    ['ar', 103, '103 أيام'],
    ['ar', 100, '100 يوم'],
    // Forms that are missing.
    ['ar', 11, '11 days'],
    ['es', 1, 'one day'],
  ] as const)('has the form of its language, or the English one: %s %d', (language, count, text) => {
    expect(translate(plural, language, 'answerWithin', { count }).replaceAll(/[\u2068\u2069]/g, '')).toBe(text);
  });

  test('is English where its form is missing, and the key where English has none', () => {
    expect(lookup(plural, 'ar', 'answerWithin', 11).language).toBe('en');
    expect(translate({ en: {} }, 'es', 'answerWithin', { count: 1 })).toBe('answerWithin');
  });
});

test.each<[string, Language, MessageKey, MessageValues, string]>([
  ['replaces placeholders that have a value', 'en', 'copyright', { year: '2025' }, '© 2025 {company}'],
  ['formats numbers', 'en', 'characterCount', { count: 4321, max: 5000 }, '4,321 of 5,000'],
  ['takes the only form for any number', 'en', 'characterCount', { count: 1, max: 5 }, '1 of 5'],
  ['formats the numbers of a fallback in its language', 'fr', 'characterCount', { count: 1, max: 5000 }, '1 of 5,000'],
  [
    'isolates values in a right-to-left message',
    'ar',
    'copyright',
    { year: '2025', company: 'Wyoport' },
    '© \u20682025\u2069 \u2068Wyoport\u2069',
  ],
])('translate %s', (_, language, key, values, expected) => {
  expect(translate(catalogs, language, key, values)).toBe(expected);
});

test('a message is split at its placeholders', () => {
  expect(splitPlaceholders('{a}, b and {c}{d} {not one}')).toEqual([
    { name: 'a', source: '{a}' },
    { text: ', b and ' },
    { name: 'c', source: '{c}' },
    { name: 'd', source: '{d}' },
    { text: ' {not one}' },
  ]);
});

test.each<[Language, string]>([
  ['en', 'April 12, 2025'],
  ['es', '12 de abril de 2025'],
  ['ar', '12 أبريل 2025'],
  ['fr', '12 avril 2025'],
])('in %s, a date is the same day in every time zone', (language, date) => {
  expect(formatDate('2025-04-12', language)).toBe(date);
});
