import { expect, test } from 'vitest';
import { configure, type Language } from '../../config.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { parseWords, spellingFindings } from './spelling.server.ts';

configure({ ...testConfig, dictionaries: { en: '@cspell/dict-en_us' } });

const text = 'Write to {adress} on Facebook, https://exmple.com or nme@example.com\u2060.\n\nIt has a lampost.';
const messages = [
  { key: 'first', text: 'All is well', line: 2 },
  { key: 'second', text, line: 3 },
];

test('a misspelt word is found with its key; placeholders, names and addresses are no words', async () => {
  expect(await spellingFindings('en', messages, {})).toEqual([
    { key: 'second', line: 3, kind: 'spelling', message: 'has “lampost”: misspelt, or a word for words.json' },
  ]);
});

test.each(['en', 'all'])('a word of the project, for %s', async (language) => {
  expect(await spellingFindings('en', messages, { [language]: ['Lampost'] })).toEqual([]);
});

test('a word of a language counts in its regions', async () => {
  const regional: object = { locales: ['en', 'en-US'], dictionaries: { 'en-US': '@cspell/dict-en_us' }, accepted: {} };
  configure({ ...testConfig, ...regional });
  expect(await spellingFindings('en-US' as Language, messages, { en: ['Lampost'] })).toEqual([]);
});

test('a language without a dictionary is not checked', async () => {
  expect(await spellingFindings('es', messages, {})).toBeUndefined();
});

test.each([
  ['{', 'words.json is not valid JSON: '],
  ['[]', 'words.json is not an object with a list of words for each language.'],
  ['{ "en": [1] }', 'words.json is not an object'],
  ['null', 'words.json is not an object'],
])('%s has no words', (source, error) => {
  expect(() => parseWords(source, 'words.json')).toThrow(error);
});
