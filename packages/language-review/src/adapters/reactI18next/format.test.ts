import { createInstance } from 'i18next';
import { describe, expect, onTestFinished, test } from 'vitest';
import { configure, type I18nextOptions } from '../../config.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import { nestedJson } from '../json.ts';
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
  'people.0.name',
  'people.0.role',
];
/** A path with a number is one through a list. */
const written = (key: string, text: string, from = source, path = key.split('.')) =>
  nestedJson.write(from, { key, text, path: path.map((name) => (/^\d+$/.test(name) ? Number(name) : name)) }, order);

test('objects that are nested too deep are an error', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}"x"${'}'.repeat(depth)}`;
  expect(nestedJson.parse(nested(100)).size).toBe(1);
  expect(() => nestedJson.parse(nested(50_000))).toThrow('objects and lists are nested more than 100 deep here');
});

test('the keys of nested messages are joined by dots; what is no text is no message', () => {
  expect(Array.from(nestedJson.parse(source), ([key, { text }]) => `${key}: ${text}`)).toEqual([
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
  expect(() => nestedJson.parse(broken)).toThrow(expect.objectContaining({ message, offset }) as Error);
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
    expect(nestedJson.parse(result).get(key)?.text).toBe(text);
  });

  test('in a catalog without messages', () => {
    expect(written('home.title', 'Hafen', nestedJson.empty)).toBe('{\n  "home": {\n    "title": "Hafen"\n  }\n}\n');
  });

  test.each([
    ['{ "steps": ["One"] }', 'steps.1', '{ "steps": ["One", "Neu"] }'],
    // Of what is missing in between, i18next shows the default language.
    ['{ "steps": ["One"] }', 'steps.3', '{ "steps": ["One", null, null, "Neu"] }'],
    ['{ "steps": ["One", null] }', 'steps.1', '{ "steps": ["One", "Neu"] }'],
    ['{ "steps": null }', 'steps.1', '{ "steps": [ null, "Neu" ] }'],
    ['{ "people": [{ "name": "Ada" }] }', 'people.0.role', '{ "people": [{ "name": "Ada", "role": "Neu" }] }'],
    [
      '{\n  "title": "x"\n}\n',
      'people.1.role',
      '{\n  "people": [\n    null,\n    {\n      "role": "Neu"\n    }\n  ],\n  "title": "x"\n}\n',
    ],
    ['{ "title": null }', 'title', '{ "title": "Neu" }'],
  ])('in %s, as %s', (from, key, expected) => {
    expect(written(key, 'Neu', from)).toBe(expected);
    expect(nestedJson.parse(expected).get(key)?.text).toBe('Neu');
  });

  test('a sentence with dots is one name', () => {
    expect(written('Hello. World', 'Hallo. Welt', '{}', ['Hello. World'])).toBe(
      '{\n  "Hello. World": "Hallo. Welt"\n}',
    );
  });

  test('nothing is written where an object stands', () => {
    expect(() => written('home', 'Neu')).toThrow('another value stands where the text of "home" belongs');
  });

  test('in a catalog whose keys have dots', () => {
    const flat = '{\r\n  "home.title": "Port"\r\n}\r\n';
    expect(written('home.subtitle', 'Sub', flat)).toBe(
      '{\r\n  "home.title": "Port",\r\n  "home.subtitle": "Sub"\r\n}\r\n',
    );
  });
});

/** What i18next shows of a catalog. */
async function shown(catalog: string, keys: readonly string[], keySeparator = '.') {
  const instance = createInstance();
  const resources = { de: { translation: JSON.parse(catalog) as object } };
  await instance.init({ lng: 'de', keySeparator, resources });
  return keys.map((key) => instance.t(key));
}

describe('i18next finds a new message, and still finds the others', () => {
  test.each([
    [
      'beside keys with dots inside of an object',
      '{ "shop": { "cart.title": "Korb" } }',
      ['shop', 'cart', 'pay'],
      '{ "shop": { "cart.title": "Korb", "cart.pay": "Neu" } }',
      ['shop.cart.title', 'shop.cart.pay'],
    ],
    [
      'beside an object, where the default language has a name with a dot',
      '{ "shop": { "title": "Korb" } }',
      ['shop.cart', 'pay'],
      '{ "shop": { "title": "Korb" }, "shop.cart.pay": "Neu" }',
      ['shop.title', 'shop.cart.pay'],
    ],
  ])('%s', async (_, before, path, after, keys) => {
    const result = nestedJson.write(before, { key: path.join('.'), text: 'Neu', path }, []);
    expect(JSON.parse(result)).toEqual(JSON.parse(after));
    expect(await shown(result, keys)).toEqual(['Korb', 'Neu']);
  });

  test('where something else than a dot separates names', async () => {
    configure({ ...testConfig, i18next: { keySeparator: '/' } });
    onTestFinished(() => void configure(testConfig));
    const path = ['cart', 'pay'];
    const result = nestedJson.write(
      '{ "Wait…": "x", "Please wait...": "Warten" }',
      { key: 'cart.pay', text: 'Neu', path },
      [],
    );
    expect(await shown(result, ['Please wait...', 'cart/pay'], '/')).toEqual(['Warten', 'Neu']);
    expect(() => nestedJson.write('{ "cart": "Korb" }', { key: 'cart.pay', text: 'Neu', path }, [])).toThrow(
      'another value stands where the text of "cart.pay" belongs',
    );
  });
});

test('the syntax of a message: values, nested messages and tags', () => {
  const names = (text: string, options: I18nextOptions = {}) =>
    i18nextSyntax(options)
      .split(text)
      .flatMap((piece) => ('name' in piece ? piece.name : []));
  expect(names('Hi {{ name }}, <1>{{count, number}}</1> $t(common:days, {"count": 2})<br />')).toEqual([
    '{{name}}',
    '<1>',
    '{{count}}',
    '</1>',
    '$t(common:days,{"count":2})',
    '<br/>',
  ]);
  expect(names('<a href="{{url}}">a</a> <b-c>d</b-c>')).toEqual(['<a', '{{url}}', '</a>', '<b-c>', '</b-c>']);
  expect(names('1 < 2 {name} 1 <b and c> d')).toEqual([]);
  // i18next escapes the value of the last one only.
  expect(names('{{- name}} {{-name}} {{-  name , upper}} {{name}}')).toEqual([
    '{{- name}}',
    '{{- name}}',
    '{{- name}}',
    '{{name}}',
  ]);
  expect(names('%{-name}', { interpolation: { prefix: '%{', suffix: '}' } })).toEqual(['%{- name}']);
  const interpolation = { prefix: '%{', suffix: '}', nestingPrefix: '[[', nestingSuffix: ']]' };
  expect(names('%{ count, number} {{name}} [[days, {"count": 2}]] $t(days)', { interpolation })).toEqual([
    '%{count}',
    '[[days,{"count":2}]]',
  ]);
  expect(names('__name__ and __count__', { interpolation: { prefix: '__', suffix: '__' } })).toEqual([
    '__name__',
    '__count__',
  ]);
  // i18next takes no line break in a name, and reads to the first suffix.
  expect(names('{{name\n}} and {{ {{name}}')).toEqual(['{{{{name}}']);
  expect(names(`$t(a, {"b": "(", 'c': ')'}) $t(a, {"b": (c)})`)).toHaveLength(2);
  expect(names('$t(a, {"b: "("}) $t(a')).toEqual(['$t(', '$t(']);
});
