import { expect, test } from 'vitest';
import { icuSyntax } from './icuSyntax.ts';
import { sourceOf } from './messageSyntax.ts';

const { split, errorIn, pluralsIn } = icuSyntax('react-intl');

const names = (message: string) => split(message).flatMap((piece) => ('name' in piece ? piece.name : []));
const texts = (message: string) => split(message).flatMap((piece) => ('text' in piece ? piece.text : []));

const books =
  '<b>{name}</b> has {count, plural, offset:1 =0 {no books} one {# book of {name}} other {{count, number} books}}.';

test.each([
  books,
  '{place, selectordinal, one {#st} other {#th}} of {total}',
  '{kind, select, gift {a <i>gift</i> {name}} other {{name}}}',
  "{when, date, ::yMMMd}, '{braces}' and it's 😀 {name}",
  '{count, plural, one {one} other {many}}',
  '<b><i/></b>',
  "L'{name} du ''capitaine''",
  "{count, plural, one {'#' '{'one'}'} other {'' #}} '<b>'",
  '{broken',
  '',
])('the pieces of %j joined are the message', (message) => {
  for (const library of ['react-intl', 'lingui'] as const)
    expect(icuSyntax(library).split(message).map(sourceOf).join('')).toBe(message);
});

test('the placeholders are the names of values, and tags; each counts once, in however many plural forms it stands', () => {
  expect(names(books)).toEqual(['<b>', '{name}', '</b>', '{count}']);
  expect(names('{kind, select, gift {a {name}} other {{name}}} <0>{ when , date, short }</0><1 />')).toEqual([
    '{kind}',
    '{name}',
    '<0>',
    '{when}',
    '</0>',
    '<1/>',
  ]);
  expect(names("1 < 2, '{name}'")).toEqual([]);
});

test('the texts of plural forms are texts; what frames them is not', () => {
  expect(texts(books)).toEqual([' has ', 'no books', ' book of ', ' books', '.']);
});

const shown = (message: string, library: 'react-intl' | 'lingui') =>
  icuSyntax(library)
    .split(message)
    .map((piece) => ('text' in piece ? piece.text : '*'))
    .join('');

// Rendered by react-intl and by Lingui themselves, with * for name and tags.
test.each([
  ["''{name}''", "'*'", "'*'"],
  ["It's {name}", "It's *", "It's *"],
  ["Use '{' here, {name}", 'Use { here, *', 'Use { here, *'],
  ["'{name}' and '{'it''s'}'", "{name} and {it's}", "{name} and {it's}"],
  ["L'{name} du port", 'L{name} du port', "L'* du port"],
  ["1 '<' 2, '<b>'", '1 < 2, <b>', "1 '<' 2, '*'"],
  ["'#1'", "'#1'", "'#1'"],
  ["{n, plural, other {'#'1 of #}}", '*#1 of **', '*#1 of **'],
  ["{n, plural, other {{s, select, other {'#'}}}}", "{n, plural, other {{s, select, other {'#'}}}}", '**#**'],
])('of %s, react-intl shows %s and Lingui %s', (message, inReactIntl, inLingui) => {
  expect([shown(message, 'react-intl'), shown(message, 'lingui')]).toEqual([inReactIntl, inLingui]);
});

test('a message that is not valid is one text', () => {
  expect(split('{count, plural, one {#')).toEqual([{ text: '{count, plural, one {#' }]);
});

test.each([
  [
    'Hello {name',
    "the closing brace of this placeholder, }, is missing; a brace in a text is written '{' (character 7)",
  ],
  ['{}', 'a placeholder needs a name in its braces (character 1)'],
  ['{first name}', 'a placeholder is a name in braces, as in {name}, or a name, a comma and a type (character 1)'],
  ['{n, float}', 'a placeholder has the type number, date, time, plural, selectordinal or select (character 5)'],
  [
    '{n, plural}',
    'a plural or select is followed by its forms, as in {count, plural, one {…} other {…}} (character 11)',
  ],
  ['{n, plural, one {x}}', 'the form other {…} is missing (character 20)'],
  [
    '{n, plural, one {x} one {y} other {z}}',
    'this form of a plural or select stands here a second time (character 21)',
  ],
  [
    '{n, plural, one x other {y}}',
    'a form of a plural or select is a name and a text in braces, as in other {…} (character 17)',
  ],
  ['<b>x', 'the closing tag is missing (character 1)'],
  ['{d, date, ::Yw}', '`Y/u/U/r` (year) patterns are not supported, use `y` instead (character 1)'],
  ['x</b>', 'this closing tag has no opening tag (character 2)'],
  ['{n, number, ::currency/EURO}', 'a number cannot be shown in this style (character 1)'],
  ['<b>{n, number, ::currency}</b>', 'a number cannot be shown in this style (character 4)'],
  ['{m, select, other {{n, number, ::unit/bogus}}}', 'a number cannot be shown in this style (character 20)'],
  [`{n, number, ::.${'0'.repeat(120)}}`, 'a number cannot be shown in this style (character 1)'],
])('%j is not valid', (message, problem) => {
  expect(errorIn?.(message)).toBe(`is not a valid ICU message: ${problem}`);
});

test.each([books, 'a } b', "it's", 'a < b', '', '{n, number, ::currency/EUR}', '{n, number, price}'])(
  '%j is valid',
  (message) => {
    expect(errorIn?.(message)).toBeUndefined();
  },
);

test('a tag needs no end where the library shows it as text', () => {
  expect(icuSyntax('lingui').errorIn?.('<0>x')).toBeUndefined();
});

test('Lingui cannot show a number in a skeleton', () => {
  expect(icuSyntax('lingui').errorIn?.('{n, number, ::currency/EUR}')).toMatch(
    'a number cannot be shown in this style',
  );
  expect(icuSyntax('lingui').errorIn?.('{n, number} {n, number, percent} {d, date, ::yMMMd}')).toBeUndefined();
});

test.each([
  ['react-intl', '{n, number, currency} {m, number, price}', ['number, currency', 'number']],
  ['lingui', '{n, number, currency} {m, number, percent}', ['number, currency', 'number']],
] as const)('%s: a style that a project has to define is a type of its own: %s', (library, message, types) => {
  expect(
    icuSyntax(library)
      .argumentsIn?.(message)
      .map(({ type }) => type),
  ).toEqual(types);
});

test('plurals are found, also inside of each other', () => {
  expect(
    pluralsIn?.('{a, select, x {{n, plural, =0 {0} one {1} other {#}}} other {{m, selectordinal, other {#}}}}'),
  ).toEqual([
    { name: '{n}', type: 'cardinal', forms: ['=0', 'one', 'other'], offset: 0, numbered: ['other'] },
    { name: '{m}', type: 'ordinal', forms: ['other'], offset: 0, numbered: ['other'] },
  ]);
});

test.each<[string, string[], string[]?]>([
  ['{n, plural, one {a day} other {# days}}', ['other']],
  ['{n, plural, one {a day} other {{n} days}}', ['other']],
  ['{n, plural, one {a day} other {{n, number} days}}', ['other']],
  ['{n, plural, one {day} other {days}}: {n}', ['one', 'other']],
  ["{n, plural, one {day} other {'#' days}}", []],
  // The formatter of react-intl shows this sign as it is, that of Lingui the number.
  ['{n, plural, other {{g, select, other {# days}}}}', [], ['other']],
  ['{n, plural, other {{m, plural, other {#}}}}', []],
])('the forms that show their number: %s', (message, inReactIntl, inLingui = inReactIntl) => {
  const numbered = (library: 'react-intl' | 'lingui') => icuSyntax(library).pluralsIn?.(message)[0]?.numbered;
  expect([numbered('react-intl'), numbered('lingui')]).toEqual([inReactIntl, inLingui]);
});
