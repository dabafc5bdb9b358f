import { expect, test } from 'vitest';
import { catalogErrorIn, parseCatalog } from '../catalogs/catalogFiles.server.ts';
import '../fixtures/testConfig.ts';

const root = '/home/somebody/site';
const path = 'src/i18n/messages/es.json';
const file = `${root}/${path}`;
const errorOf = (source: string) => catalogErrorIn(source, file, root);
const parsed = (source: string) => parseCatalog(source, { path, namespace: undefined }, root);

test.each([
  ['', '1, column 1: a catalog begins with an opening brace, {.'],
  ['\uFEFF{}', '1, column 1: an invisible byte order mark stands here; the file must be saved as UTF-8 without one.'],
  ['["a"]', '1, column 1: a catalog begins with an opening brace, {.'],
  ['{', '1, column 2: a key is expected here, in double quotes.'],
  ['{\n<<<<<<< HEAD\n  "a": "x"\n}', '2, column 1: a key is expected here, in double quotes.'],
  ["{ 'a': 'x' }", '1, column 3: a key is expected here, in double quotes.'],
  ['{ "a" "x" }', '1, column 7: a colon is expected after the key "a".'],
  ['{ "a": 7 }', '1, column 8: the text of "a" is expected here, in double quotes.'],
  ['{ "a": { "b": "x" } }', '1, column 8: the text of "a" is expected here, in double quotes.'],
  [
    '{\n  "a": "x,\n  "b": "y"\n}',
    '2, column 8: the double quote at the end of the text of "a" is missing in this line.',
  ],
  [
    '{ "a": "a\tb" }',
    '1, column 8: the text of "a" holds a character that JSON writes differently: a line break is \\n, a tab \\t, a backslash \\\\.',
  ],
  ['{\n  "a": "x"\n  "b": "y"\n}', '2, column 11: a comma is missing after the text of "a".'],
  ['{ "a": "say "x" now" }', '1, column 13: the text of "a" ends here; a double quote inside a text is written \\".'],
  ['{\n  "a": "x",\n}', '2, column 11: a comma stands after the last text, that of "a".'],
  ['{\n  "a": "x"\n', '2, column 11: the closing brace, }, is missing.'],
  ['{ "a": "x" } }', '1, column 14: nothing may follow the closing brace.'],
  ['{\n  "a": "x",\n  "a": "y"\n}', '3, column 3: the key "a" stands here a second time.'],
])('the catalog %j is broken in line %s', (source, problem) => {
  expect(errorOf(source)?.message).toBe(`src/i18n/messages/es.json is broken in line ${problem}`);
});

test('an error shows its position, even in a long line', () => {
  const long = `{\n  "a": "${'word '.repeat(500)}"\n  "b": "y"\n}`;
  const { loc, frame = '' } = errorOf(long) ?? {};
  expect(loc).toEqual({ file, line: 2, column: 2510 });
  const [line = '', mark = ''] = frame.split('\n');
  expect(line.length).toBeLessThan(100);
  expect(line.slice(0, mark.indexOf('^'))).toMatch(/^> 2 \| ….*word "$/);
});

test('messages are parsed unchanged, in the order of the file', () => {
  const long = 'x'.repeat(1_000_000);
  const source = `{ "b": "1: \\"a\\"\\n\\u00e9 <b>", "__proto__": "own", "404": "", "long": "${long}"\r\n}\n`;
  const entries = parsed(source);
  expect([...entries].map(([key, { text }]) => [key, text])).toEqual([
    ['b', '1: "a"\né <b>'],
    ['__proto__', 'own'],
    ['404', ''],
    ['long', long],
  ]);
  const { start, end } = entries.get('__proto__') ?? { start: 0, end: 0 };
  expect(source.slice(start, end)).toBe('"own"');
  expect(parsed('{}').size).toBe(0);
});
