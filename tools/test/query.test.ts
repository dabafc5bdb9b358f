import { expect, test } from 'vitest';
import { Query } from './query.ts';

const file = 'src/components/LanguageDropdown/LanguageDropdown.stories.tsx';
const tests = [
  `${file} English Open`,
  `${file} Arabic LongLabels`,
  `${file} English (Pseudo-Accents) Open`,
  'e2e/language.spec.ts the list of the header with the keyboard, in العربية',
  'e2e/routes.spec.ts /ar/contact: page, header and footer in العربية',
  'src/i18n/lookup.test.ts placeholders of a message (are replaced)',
];

test.each([
  [[], tests],
  [['LanguageDropdown'], tests.slice(0, 3)],
  // A word without capitals matches any case, a word with capitals its own.
  [['languagedropdown'], tests.slice(0, 3)],
  [['Languagedropdown'], []],
  [['header', 'keyboard'], [tests[3]]],
  [['Arabic'], [tests[1], tests[3], tests[4]]],
  [['ar'], [tests[1], tests[3], tests[4]]],
  [['english'], [tests[0]]],
  [['en-XA'], [tests[2]]],
  [['LanguageDropdown', 'Arabic'], [tests[1]]],
  [['components-languagedropdown--long-labels'], [tests[1]]],
  [['components-dropdown--open'], []],
  [['./e2e/routes.spec.ts'], [tests[4]]],
  [['message (are'], [tests[5]]],
  [['.*'], []],
])('%j selects', (words, expected) => {
  const { pattern } = new Query(words);
  expect(tests.filter((each) => pattern.test(each))).toEqual(expected);
});

test('titles are filtered by the words that the path does not contain', () => {
  expect(new Query(['LanguageDropdown']).titlesIn(file)).toBeUndefined();
  const titles = new Query(['LanguageDropdown', 'Arabic']).titlesIn(file) as RegExp;
  expect(['Arabic Open', 'English Open'].map((title) => titles.test(title))).toEqual([true, false]);
  expect(new Query(['components-button--primary']).titlesIn(file)).toBe(false);
});

test('a file may match by its path, its source, or a language', () => {
  const mayMatch = (...words: string[]) => new Query(words).mayMatch('e2e/home.spec.ts', "test('five questions')");
  expect(mayMatch('home', 'questions', 'Arabic')).toBe(true);
  expect(mayMatch('home', 'answers')).toBe(false);
  // Its titles may be made of variables.
  expect(mayMatch('e2e/home.spec.ts', '/ar/contact')).toBe(true);
  expect(mayMatch('e2e/pages.spec.ts', 'questions')).toBe(false);
});
