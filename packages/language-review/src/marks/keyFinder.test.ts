import { expect, test } from 'vitest';
import { configure, type Catalogs, type MessageKey } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { keyFinder } from './keyFinder.preview';

const catalogs: Catalogs = {
  en: {
    email: 'E-mail',
    contactUs: 'Contact us',
    headerContact: 'Contact us',
    copyright: '© {year} {company}. All rights reserved.',
    welcomeContent: 'One.\n\nTwo (again).',
  },
  es: { contactUs: 'Contáctenos', copyright: '© {year} {company}. Todos los derechos reservados.' },
};
const find = keyFinder(catalogs, 'es', ['headerContact', 'copyright']);

test.each([
  ['a complete text', 'Contáctenos', 'contactUs'],
  ['a text with other spaces around it', '\u00A0Contáctenos \n', 'contactUs'],
  ['a fallback', 'E-mail', 'email'],
  ['a paragraph', 'Two (again).', 'welcomeContent'],
  ['a piece between values', '. Todos los derechos reservados.', 'copyright'],
  ['a name with a note', 'Contáctenos (E-mail)', 'contactUs'],
  ['a string with its values', '© \u20682025\u2069 \u2068Wyoport\u2069. Todos los derechos reservados.', 'copyright'],
])('finds the key of %s', (_, text, key) => {
  expect(find(text)).toBe(key);
});

test('prefers the keys that the story has requested, where two messages have the same text', () => {
  expect(find('Contact us')).toBe('headerContact');
  expect(keyFinder(catalogs, 'en', [])('Contact us')).toBe('contactUs');
});

test.each(['Contactar', 'Contáctenos (aquí)', 'derechos', '', ' ', '2025', '<b>Contáctenos</b>'])(
  'finds no key for %j',
  (text) => {
    expect(find(text)).toBeUndefined();
  },
);

test('finds the plural form of a text, in the forms of its language', () => {
  const days: Catalogs = {
    en: { days_one: 'One day', days_other: '{count} days' } as Catalogs['en'],
    ar: { days_two: 'يومان', days_few: '{count} أيام' } as Catalogs['ar'],
  };
  const inArabic = keyFinder(days, 'ar', ['days' as MessageKey]);
  expect(inArabic('يومان')).toBe('days_two');
  expect(inArabic('3 أيام')).toBe('days_few');
  // A missing form is in English.
  expect(inArabic('One day')).toBe('days_one');
  expect(keyFinder(days, 'en', ['days' as MessageKey])('5 days')).toBe('days_other');
});

test('finds a text whose key the default language lacks: one for all forms of a plural', () => {
  const plural = { en: { days_one: 'One day', days_other: 'Days' }, es: { days: 'Días' } } as Catalogs;
  expect(keyFinder(plural, 'es', [])('Días')).toBe('days');
});

test('a value may touch the words of a message, which may have no others', () => {
  const sizes: Catalogs = {
    en: { size: '{width}px wide', weight: '{number}kg', range: '{from}to{until}' } as Catalogs['en'],
  };
  const found = keyFinder(
    sizes,
    'en',
    ['size', 'weight', 'range'].map((key) => key as MessageKey),
  );
  expect(found('12px wide')).toBe('size');
  expect(found('5kg')).toBe('weight');
  expect(found('1to9')).toBe('range');
});

test('a message with many values that nothing fits is not found, at once', () => {
  const hostile: Catalogs = { en: { title: `${'{value} a '.repeat(500)}b`, other: 'x' } as Catalogs['en'] };
  const found = keyFinder(hostile, 'en', ['title' as MessageKey]);
  expect(found('z a '.repeat(2000))).toBeUndefined();
  expect(found(`${'z a '.repeat(2000)}b`)).toBe('title');
});

test.each(['Terms of service', 'by clicking here', 'of', '12px wide'])(
  'a message with values that the story has not requested does not hide %j',
  (text) => {
    const values: Catalogs = {
      en: { range: '{from} of {to}', author: 'by {author}', size: '{width}px wide' } as Catalogs['en'],
    };
    expect(keyFinder(values, 'en', [])(text)).toBeUndefined();
  },
);

test('a catalog may have 50,000 messages', () => {
  const many = Object.fromEntries(
    Array.from({ length: 50_000 }, (_, index) => [`key${index}`, `About {thing} in chapter ${index}`]),
  );
  const inLarge = keyFinder({ en: many }, 'en', Object.keys(many) as MessageKey[]);
  expect(inLarge('A sentence that no catalog has')).toBeUndefined();
  expect(inLarge('About linen in chapter 49999')).toBe('key49999');
});

test('finds what is inside of a tag with attributes, as browsers show it', () => {
  configure({ ...testConfig, format: 'react-i18next' });
  const texts = { en: { terms: 'Read the <a href="/terms" title="a > b">terms of use</a>.' } } as Catalogs;
  const terms = keyFinder(texts, 'en', ['terms' as MessageKey]);
  expect(terms('terms of use')).toBe('terms');
  configure(testConfig);
});
