import { describe, expect, test } from 'vitest';
import { languages } from './languages';
import { formatDate, lookup, splitPlaceholders, translate, type Catalogs, type MessageKey } from './lookup';

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
  test('returns the message in its language', () => {
    expect(lookup(catalogs, 'es', 'heroTitle')).toEqual({ message: 'Título', language: 'es' });
  });

  test.each<[string, 'copyright' | 'faqTitle']>([
    ['missing', 'copyright'],
    ['empty', 'faqTitle'],
  ])('falls back to English if the translation is %s', (_, key) => {
    expect(lookup(catalogs, 'es', key)).toEqual({ message: catalogs.en[key], language: 'en' });
  });

  test('falls back to English if the catalog is missing', () => {
    expect(lookup(catalogs, 'fr', 'heroTitle')).toEqual({ message: 'Title', language: 'en' });
  });

  test.each(['welcomeTitle', 'toString', '__proto__', 'no such key'])('falls back to the key itself: %s', (key) => {
    expect(lookup(catalogs, 'es', key as MessageKey)).toEqual({ message: key, language: 'en' });
  });
});

describe('a message with a number', () => {
  const plural: Catalogs = {
    en: { answerWithin_one: 'one day', answerWithin_other: '{count} days', characterCount: '{count} of {max}' },
    fr: { answerWithin_one: '{count} jour', answerWithin_other: '{count} jours' },
    ar: {
      answerWithin_zero: 'اليوم',
      answerWithin_one: 'يوم',
      answerWithin_two: 'يومان',
      answerWithin_few: '{count} أيام',
      answerWithin_other: '{count} يوم',
    },
  };
  const inWords = (language: 'en' | 'fr' | 'ar', count: number) =>
    translate(plural, language, 'answerWithin', { count }).replaceAll(/[\u2068\u2069]/g, '');

  test.each([
    ['en', 0, '0 days'],
    ['en', 1, 'one day'],
    ['fr', 0, '0 jour'],
    ['fr', 2, '2 jours'],
    ['ar', 0, 'اليوم'],
    ['ar', 2, 'يومان'],
    ['ar', 103, '103 أيام'],
    ['ar', 100, '100 يوم'],
  ] as const)('has the form of its language: %s %d', (language, count, text) => {
    expect(inWords(language, count)).toBe(text);
  });

  test('falls back to the English form where its own is missing, then to the key', () => {
    expect(inWords('ar', 11)).toBe('11 days');
    expect(lookup(plural, 'ar', 'answerWithin', 11).language).toBe('en');
    expect(translate(plural, 'es', 'answerWithin', { count: 1 })).toBe('one day');
    expect(translate({ en: {} }, 'es', 'answerWithin', { count: 1 })).toBe('answerWithin');
  });

  test('may have a single form', () => {
    expect(translate(plural, 'en', 'characterCount', { count: 1, max: 5 })).toBe('1 of 5');
  });
});

describe('translate', () => {
  test('replaces placeholders that have a value', () => {
    expect(translate(catalogs, 'en', 'copyright', { year: '2025' })).toBe('© 2025 {company}');
  });

  test('formats numbers', () => {
    expect(translate(catalogs, 'en', 'characterCount', { count: 4321, max: 5000 })).toBe('4,321 of 5,000');
  });

  test('isolates values in a right-to-left message', () => {
    expect(translate(catalogs, 'ar', 'copyright', { year: '2025', company: 'Wyoport' })).toBe(
      '© \u20682025\u2069 \u2068Wyoport\u2069',
    );
  });

  test('formats the numbers of a fallback in its language', () => {
    expect(translate(catalogs, 'fr', 'characterCount', { count: 1, max: 5000 })).toBe('1 of 5,000');
  });
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

test('a date is the same day in every language and time zone', () => {
  expect(Object.fromEntries(languages.map(({ code }) => [code, formatDate('2025-04-12', code)]))).toMatchObject({
    en: 'April 12, 2025',
    es: '12 de abril de 2025',
    ar: '12 أبريل 2025',
    fr: '12 avril 2025',
  });
});
