import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

test.each([
  ['Buton', ['Button']],
  ['arabi', ['Arabic']],
  ['language', ['LanguageSelect', 'LanguageDropdown']],
  ['qqqq', []],
])('%s', (word, expected) => {
  expect(suggestionsFor(word, ['Button', 'LanguageDropdown', 'LanguageSelect', 'Arabic', 'Button'])).toEqual(expected);
});
