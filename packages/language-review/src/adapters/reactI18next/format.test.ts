import { describe, expect, test } from 'vitest';
import { i18nextFormat } from './format.ts';
import { i18nextSyntax } from './syntax.ts';

const source = `{
\t"home": {
\t\t"title": "Port",
\t\t"steps": ["One", "Two"]
\t},
\t"days_one": "One day",
\t"days_other": "{{count}} days",
\t"retries": 3,
\t"legal": { "terms": "Terms", "privacy": "Privacy" }
}
`;

const order = [
  'home.title',
  'home.subtitle',
  'home.steps.0',
  'home.steps.1',
  'days_one',
  'days_other',
  'about.team.title',
  'legal.terms',
  'legal.imprint',
  'legal.privacy',
];
const written = (key: string, text: string, from = source) => i18nextFormat.write(from, { key, text }, order);

test('the keys of nested messages are joined by dots; what is no text is no message', () => {
  expect(Array.from(i18nextFormat.parse(source), ([key, { text }]) => `${key}: ${text}`)).toEqual([
    'home.title: Port',
    'home.steps.0: One',
    'home.steps.1: Two',
    'days_one: One day',
    'days_other: {{count}} days',
    'legal.terms: Terms',
    'legal.privacy: Privacy',
  ]);
});

test.each([
  ['{ "a": { "b": "x" "c": "y" } }', 'a comma is missing after the text of "a.b"', 17],
  ['{ "a": { "b": "x", } }', 'a comma stands after the last text, that of "a.b"', 17],
  ['{ "a": { "b": "x" }', 'the closing brace, }, is missing', 19],
  ['{ "a": ["x", "y" }', 'the text of "a.1" ends here; a double quote inside a text is written \\"', 15],
  ['{ "a": { "b": "x" }, "a.b": "y" }', 'the key "a.b" stands here a second time', 21],
  ['{ "a": undefined }', 'the text of "a" is expected here, in double quotes', 7],
])('%s is broken', (broken, message, offset) => {
  expect(() => i18nextFormat.parse(broken)).toThrow(expect.objectContaining({ message, offset }) as Error);
});

describe('a message is written, and nothing else changes', () => {
  test.each([
    ['a nested one', 'home.title', 'Hafen', '"Port"', '"Hafen"'],
    ['an item of a list', 'home.steps.1', 'Zwei', '"Two"', '"Zwei"'],
    ['one that is new, where the order has it', 'home.subtitle', 'Sub', '"Port",', '"Port",\n\t\t"subtitle": "Sub",'],
    ['one that is new, in one line', 'legal.imprint', 'Imprint', '"Terms",', '"Terms", "imprint": "Imprint",'],
    [
      'one that is new, with its objects',
      'about.team.title',
      'Team',
      'days",\n',
      'days",\n\t"about": {\n\t\t"team": {\n\t\t\t"title": "Team"\n\t\t}\n\t},\n',
    ],
  ])('%s', (_, key, text, before, after) => {
    const result = written(key, text);
    expect(result).toBe(source.replace(before, after));
    expect(i18nextFormat.parse(result).get(key)?.text).toBe(text);
  });

  test('in a catalog without messages', () => {
    expect(written('home.title', 'Hafen', i18nextFormat.empty)).toBe('{\n  "home": {\n    "title": "Hafen"\n  }\n}\n');
  });

  test('in a catalog whose keys have dots', () => {
    const flat = '{\r\n  "home.title": "Port"\r\n}\r\n';
    expect(written('home.subtitle', 'Sub', flat)).toBe(
      '{\r\n  "home.title": "Port",\r\n  "home.subtitle": "Sub"\r\n}\r\n',
    );
  });
});

test('the syntax of a message: values, nested messages and tags', () => {
  const names = (text: string) => i18nextSyntax.split(text).flatMap((piece) => ('name' in piece ? piece.name : []));
  expect(names('Hi {{ name }}, <1>{{count, number}}</1> $t(common:days, {"count": 2})<br />')).toEqual([
    '{{name}}',
    '<1>',
    '{{count}}',
    '</1>',
    '$t(common:days,{"count":2})',
    '<br/>',
  ]);
  expect(names('1 < 2 {name}')).toEqual([]);
});
