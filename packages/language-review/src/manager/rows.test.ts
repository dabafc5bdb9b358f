import { expect, test } from 'vitest';
import type { MessageKey } from '../config.ts';
import { testConfig } from '../testConfig.ts';
import type { Edit, StoryMessage } from '../preview/channel';
import {
  countsOf,
  countIssues,
  nextSort,
  placeholderDifference,
  rowsOf,
  translations,
  visibleRows,
  type View,
} from './rows';

/** A text with a translation without issues in every language that is not named. */
const text = (key: string, { en, ...others }: { en: string } & StoryMessage['texts']): StoryMessage => ({
  key: key as MessageKey,
  texts: { ...Object.fromEntries(testConfig.locales.map(({ code }) => [code, `${en}.`])), en, ...others },
});

const texts = [
  text('phone', { en: 'Telephone number', es: 'Teléfono', ar: 'الهاتف', fr: 'Téléphone' }),
  text('emailTitle', { en: 'E-mail', es: 'Correo electrónico', ar: 'البريد', fr: 'E-mail' }),
  text('greeting', {
    en: 'Welcome to {company}',
    es: 'Bienvenido',
    ar: 'أهلاً {company}',
    fr: 'Bienvenue chez {company}',
  }),
  text('address', { en: 'Address', es: 'Dirección', ar: undefined, fr: 'Adresse' }),
];

const edit = (language: Edit['language'], key: string, changed: string): Edit => ({
  language,
  key: key as MessageKey,
  text: changed,
});

const everything: View = { search: '', filter: 'all', shown: translations(), sort: undefined };

const rows = rowsOf({ texts, edits: [] });

const keysIn = (view: Partial<View>, of = rows) => visibleRows(of, { ...everything, ...view }).map(({ key }) => key);

test('a row has every language, English first', () => {
  for (const { cells } of rows) expect(cells.map(({ language }) => language)).toEqual(['en', ...translations()]);
});

test('messages are evaluated against English, and those with an issue are counted once', () => {
  const issues = rows.flatMap(({ key, cells }) =>
    cells.flatMap((cell) => cell.issues.map((issue) => [key, cell.language, issue])),
  );
  expect(issues).toEqual([
    ['emailTitle', 'fr', 'identical'],
    ['greeting', 'es', 'placeholders'],
    ['address', 'ar', 'missing'],
  ]);
});

test('a text that is the English one for a reason has no issue; it says the reason', () => {
  const [row] = rowsOf({ texts: [text('email', { en: 'E-mail', es: 'E-mail', fr: 'E-mail' })], edits: [] });
  const cellOf = (language: string) => row?.cells.find((cell) => cell.language === language);
  expect(cellOf('es')).toMatchObject({ issues: ['identical'], reason: undefined });
  expect(cellOf('fr')).toMatchObject({ issues: [], reason: expect.stringContaining('French') });
});

test('all that is wrong with a story is counted and named: a text once, whatever its faults', () => {
  const place = { text: 'Send', where: 'button' };
  expect(countIssues(rows, {})).toEqual({ count: 3, words: '3 texts with faults' });
  expect(
    countIssues(rows.slice(0, 2), { clipping: [{ ...place, kind: 'cut', by: 3 }], hardCoded: [place, place] }),
  ).toEqual({
    count: 4,
    words: '1 text with faults, 2 not from a catalog, 1 clipped',
  });
  expect(countIssues([], { clipping: [], hardCoded: [] })).toEqual({ count: 0, words: '' });
});

test('an edited text is marked and counts with what it was changed to', () => {
  const edits = [
    edit('ar', 'address', 'العنوان'),
    edit('en', 'emailTitle', 'Electronic mail'),
    edit('fr', 'phone', ''),
  ];
  const edited = rowsOf({ texts, edits });
  expect(
    edited.flatMap(({ key, cells }) =>
      cells.filter((cell) => cell.edited).map((cell) => `${key} ${cell.language} ${cell.issues.join()}`),
    ),
  ).toEqual(['phone fr missing', 'emailTitle en ', 'address ar ']);
  // English was changed, so the French text is no longer the same.
  expect(keysIn({ filter: 'identical' }, edited)).toEqual([]);
  expect(keysIn({ filter: 'missing' }, edited)).toEqual(['phone']);
});

test('what an edit does not touch stays the same object, and is not rendered again', () => {
  const again = rowsOf({ texts: structuredClone(texts), edits: [edit('fr', 'phone', 'Tél.')] }, rows);
  expect(again.map((row, index) => row === rows[index])).toEqual([false, true, true, true]);
  expect(
    again[0]?.cells.filter((cell, index) => cell !== rows[0]?.cells[index]).map(({ language }) => language),
  ).toEqual(['fr']);
});

test.each([
  ['all', ['phone', 'emailTitle', 'greeting', 'address']],
  ['issues', ['emailTitle', 'greeting', 'address']],
  ['missing', ['address']],
  ['identical', ['emailTitle']],
  ['placeholders', ['greeting']],
  ['long', []],
  ['edited', []],
] as const)('the filter %s leaves its texts, as many as it says', (filter, keys) => {
  expect(keysIn({ filter })).toEqual(keys);
  expect(countsOf(rows, translations())[filter]).toBe(keys.length);
});

test('a filter asks only the languages that are shown', () => {
  expect(keysIn({ filter: 'issues', shown: ['fr'] })).toEqual(['emailTitle']);
  expect(countsOf(rows, ['fr']).issues).toBe(1);
  expect(countsOf(rows, []).issues).toBe(0);
});

test.each([
  ['a key', 'EMAIL', ['emailTitle']],
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
  expect(keysIn({ sort: { by: 'key', direction: 'ascending' } })).toEqual([
    'address',
    'emailTitle',
    'greeting',
    'phone',
  ]);
  expect(keysIn({ sort: { by: 'key', direction: 'descending' } })).toEqual([
    'phone',
    'greeting',
    'emailTitle',
    'address',
  ]);
  expect(keysIn({ sort: { by: 'ar', direction: 'descending' } })).toEqual([
    'emailTitle',
    'greeting',
    'phone',
    'address',
  ]);
  expect(keysIn({ sort: { by: 'ar', direction: 'ascending' } })).toEqual([
    'phone',
    'greeting',
    'emailTitle',
    'address',
  ]);
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
