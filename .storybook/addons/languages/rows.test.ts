import { expect, test } from 'vitest';
import { languages } from '../../../src/i18n/languages';
import type { MessageKey } from '../../../src/i18n/lookup';
import type { Edit, StoryText } from '../../review/channel';
import { columns, countsOf, faultCount, nextSort, placeholderDifference, rowsOf, translations, visibleRows, type View } from './rows';

/** A text with a translation without faults in every language that is not named. */
const text = (key: string, { en, ...others }: { en: string } & StoryText['texts']): StoryText => ({
  key: key as MessageKey,
  texts: { ...Object.fromEntries(languages.map(({ code }) => [code, `${en}.`])), en, ...others },
});

const texts = [
  text('phone', { en: 'Telephone number', es: 'Teléfono', ar: 'الهاتف', fr: 'Téléphone' }),
  text('email', { en: 'E-mail', es: 'Correo electrónico', ar: 'البريد', fr: 'E-mail' }),
  text('greeting', { en: 'Welcome to {company}', es: 'Bienvenido', ar: 'أهلاً {company}', fr: 'Bienvenue chez {company}' }),
  text('address', { en: 'Address', es: 'Dirección', ar: undefined, fr: 'Adresse' }),
];

const edit = (language: Edit['language'], key: string, changed: string): Edit => ({ language, key: key as MessageKey, text: changed });

const everything: View = { search: '', filter: 'all', shown: translations, sort: undefined };

const rows = rowsOf({ texts, edits: [] });

const keysIn = (view: Partial<View>, of = rows) => visibleRows(of, { ...everything, ...view }).map(({ key }) => key);

test('a row has every language, English first', () => {
  expect(columns[0]).toBe('en');
  for (const { cells } of rows) expect(cells.map(({ language }) => language)).toEqual(columns);
});

test('texts are judged against English, and those with a fault are counted once', () => {
  const faults = rows.flatMap(({ key, cells }) => cells.flatMap((cell) => cell.faults.map((fault) => [key, cell.language, fault])));
  expect(faults).toEqual([
    ['email', 'fr', 'identical'],
    ['greeting', 'es', 'placeholders'],
    ['address', 'ar', 'missing'],
  ]);
  expect(faultCount(rows)).toBe(3);
});

test('an edited text is marked and counts with what it was changed to', () => {
  const edits = [edit('ar', 'address', 'العنوان'), edit('en', 'email', 'Electronic mail'), edit('fr', 'phone', '')];
  const edited = rowsOf({ texts, edits });
  expect(edited.flatMap(({ key, cells }) => cells.filter((cell) => cell.edited).map((cell) => `${key} ${cell.language} ${cell.faults.join()}`))).toEqual([
    'phone fr missing',
    'email en ',
    'address ar ',
  ]);
  // English was changed, so the French text is no longer the same.
  expect(keysIn({ filter: 'identical' }, edited)).toEqual([]);
  expect(keysIn({ filter: 'missing' }, edited)).toEqual(['phone']);
});

test('what an edit does not touch stays the same object, and is not rendered again', () => {
  const again = rowsOf({ texts: structuredClone(texts), edits: [edit('fr', 'phone', 'Tél.')] }, rows);
  expect(again.map((row, index) => row === rows[index])).toEqual([false, true, true, true]);
  expect(again[0]?.cells.filter((cell, index) => cell !== rows[0]?.cells[index]).map(({ language }) => language)).toEqual(['fr']);
});

test.each([
  ['all', ['phone', 'email', 'greeting', 'address']],
  ['faults', ['email', 'greeting', 'address']],
  ['missing', ['address']],
  ['identical', ['email']],
  ['placeholders', ['greeting']],
  ['long', []],
  ['edited', []],
] as const)('the filter %s leaves its texts, as many as it says', (filter, keys) => {
  expect(keysIn({ filter })).toEqual(keys);
  expect(countsOf(rows, translations)[filter]).toBe(keys.length);
});

test('a filter asks only the languages that are shown', () => {
  expect(keysIn({ filter: 'faults', shown: ['fr'] })).toEqual(['email']);
  expect(countsOf(rows, ['fr']).faults).toBe(1);
  expect(countsOf(rows, []).faults).toBe(0);
});

test.each([
  ['a key', 'EMAIL', ['email']],
  ['English', 'number', ['phone']],
  ['a language, without its accents', 'telefono', ['phone']],
  ['Arabic', 'الهاتف', ['phone']],
  ['nothing', 'zebra', []],
])('a search finds %s', (_, search, keys) => {
  expect(keysIn({ search })).toEqual(keys);
});

test('a search does not find what is not shown', () => {
  expect(keysIn({ search: 'correo', shown: ['fr'] })).toEqual([]);
});

test('rows stand as in the story, by key, or by length against English with missing texts last', () => {
  expect(keysIn({ sort: { by: 'key', direction: 'ascending' } })).toEqual(['address', 'email', 'greeting', 'phone']);
  expect(keysIn({ sort: { by: 'key', direction: 'descending' } })).toEqual(['phone', 'greeting', 'email', 'address']);
  expect(keysIn({ sort: { by: 'ar', direction: 'descending' } })).toEqual(['email', 'greeting', 'phone', 'address']);
  expect(keysIn({ sort: { by: 'ar', direction: 'ascending' } })).toEqual(['phone', 'greeting', 'email', 'address']);
});

test('a head sorts one way, the other way, and not at all', () => {
  const first = nextSort(undefined, 'fr');
  expect(first).toEqual({ by: 'fr', direction: 'descending' });
  const second = nextSort(first, 'fr');
  expect(second).toEqual({ by: 'fr', direction: 'ascending' });
  expect(nextSort(second, 'fr')).toBeUndefined();
  expect(nextSort(second, 'key')).toEqual({ by: 'key', direction: 'ascending' });
});

test('placeholders that are lacking and that English does not know are named', () => {
  expect(placeholderDifference('{a} and {a} of {b}', '{a} von {c}')).toEqual({ lacking: ['a', 'b'], unknown: ['c'] });
  expect(placeholderDifference('{a} {b}', '{b} {a}')).toEqual({ lacking: [], unknown: [] });
});
