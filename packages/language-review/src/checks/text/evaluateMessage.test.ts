import { expect, test } from 'vitest';
import { configure, type FormatName } from '../../config.ts';
import { testConfig } from '../../fixtures/testConfig.ts';
import type { Texts } from '../../catalogs/plurals.ts';
import { differentPlaceholders, evaluateMessage, placeholderDifference } from './evaluateMessage';

/** A catalog of one message. */
const textsOf =
  (text: string | undefined): Texts =>
  (key: string) =>
    key === 'key' ? text : undefined;

test.each([
  ['translated', 'Contact us', 'Contáctenos', []],
  ['missing', 'Contact us', undefined, ['missing']],
  ['empty', 'Contact us', '  ', ['missing']],
  ['the same', 'WhatsApp', 'WhatsApp', ['identical']],
  ['the same, of values and signs', '{count} – {max} %', '{count} – {max} %', []],
  ['without a placeholder', '{count} of {max}', '{count} de máx.', ['placeholders']],
  ['with a placeholder twice', 'from {company}', 'de {company} {company}', []],
  ['with its placeholders in another order', '{count} of {max}', 'de {max}, {count}', []],
])('a message that is %s', (_, english, text, issues) => {
  expect(evaluateMessage('es', 'key', textsOf(english), () => textsOf(text)).issues).toEqual(issues);
});

test.each([
  ['missing', undefined],
  ['identical', 'Friend'],
] as const)('a message with an issue that is accepted: %s', (issue, text) => {
  configure({ ...testConfig, accepted: { all: { key: { [issue]: 'as in the song' } } } });
  const evaluated = evaluateMessage('es', 'key', textsOf('Friend'), () => textsOf(text));
  configure(testConfig);
  expect(evaluated).toEqual({ issues: [], acceptedIssue: { issue, reason: 'as in the song' } });
});

/** Whether the placeholders of two messages differ. */
function differ(format: FormatName, english: string, text: string) {
  configure({ ...testConfig, format });
  const { issues } = evaluateMessage('es', 'key', textsOf(english), () => textsOf(text));
  configure(testConfig);
  return issues.includes('placeholders');
}

test.each([
  ['Hello {{name}}', 'Hola {{- name}}'],
  ['Hello {{- name}}', 'Hola {{name}}'],
  ['{{count}} of {{max}}', '{{count}} de {{-max}}'],
  ['At {{when, datetime}}', 'A las {{when}}'],
  ['At {{when, datetime(dateStyle: short)}}', 'A las {{when, number}}'],
  ['$t(my page)', '$t(mypage)'],
  ['{{name}}', '{{name, list}}'],
  ['{{price, currency(EUR)}}', '{{price, currency(USD)}}'],
  ['{{price, currency(currency: EUR)}}', '{{price, number(style: currency; currency: USD)}}'],
  ['{{n, number(style: unit; unit: day)}}', '{{n, number(style: unit; unit: hour)}}'],
  ['{{n, relativetime}}', '{{n, relativetime(year)}}'],
  ['{{count, relativetime(day)}}', '{{count, relativetime(year)}}'],
  ['{{name}}', '{{name\n}}'],
  ['{{name}}', '{{ {{name}}'],
  ['{{name}}', `{{name}} $t(other, {'interpolation':{'escapeValue':false},'a':'('})`],
])('i18next: %s is not translated as %s, which is not escaped, or formatted, alike', (english, text) => {
  expect(differ('react-i18next', english, text)).toBe(true);
});

test.each([
  ['Hello {{- name}}', 'Hola {{-name}}'],
  ['Hello {{name}}, thank you', 'Bonjour {{name}}, merci {{name}}'],
  ['{{count}} of {{count}} days', '{{count}} Tage'],
  ['{{n, relativetime}}', '{{n, relativetime(days)}}'],
  ['{{d, datetime(dateStyle: short)}}', '{{d, datetime(dateStyle: long)}}'],
  ['{{name}}', '{{name, capitals}}'],
  ['{{count}} days', '{{count, number}} días'],
  ['$t(days, {"count": 2})', '$t(days,{ "count":2 })'],
])('i18next: %s may be translated as %s', (english, text) => {
  expect(differ('react-i18next', english, text)).toBe(false);
});

test.each([
  ['react-i18next', '<1>a</1> b', '</1>a<1> b'],
  ['lingui', '<0>Hello</0>', '</0>Salut<0>'],
  ['lingui', '<0>a<1>b</1></0>', '<0>a<1></0>b</1>'],
  ['lingui', '<0>Hello</0>', '<0 >Salut</0 >'],
  ['lingui', '{n, number}', '{n, number, bogus}'],
  ['react-intl', '{n, number, ::currency/EUR}', '{n, number, ::currency/USD}'],
  ['react-intl', '{n, number, ::unit/meter}', '{n, number, ::unit/foot}'],
  ['react-intl', '{n, number}', '{n, number, ::scale/1000}'],
  ['react-intl', '{n, plural, other {#}}', '{n, plural, offset:5 other {#}}'],
  ['lingui', '{n} days', '{n, plural, offset:5 other {#}}'],
] as const)('%s: %s has tags, units or styles that %s lacks', (format, english, text) => {
  expect(differ(format, english, text)).toBe(true);
});

test.each([
  ['react-i18next', 'a<br>b <1>c</1>', '<1>c</1> a<br>b'],
  ['lingui', '<0>a</0> <1>b</1><2/>', '<2/><1>b <0>a</0></1>'],
  ['lingui', '{n, plural, one {<0>#</0> day} other {<0>#</0> days}}', '{n, plural, other {Tage: <0>#</0>}}'],
  ['react-intl', '{n, number, ::currency/EUR .00}', '{n, number, ::currency/eur compact-short}'],
  ['react-intl', '{n, number}', '{n, number, ::percent}'],
  ['react-intl', '{n, plural, offset:1 one {#} other {#}}', '{n, plural, offset:1 other {# von {n}}}'],
  ['react-intl', '<b>{n, plural, one {# <i>x</i>} other {<i>#</i>}}</b>', '{n, plural, other {<i>#</i>}} <b>x</b>'],
] as const)('%s: the tags and units of %s are those of %s', (format, english, text) => {
  expect(differ(format, english, text)).toBe(false);
});

test('an English message is not compared with itself', () => {
  expect(evaluateMessage('en', 'key', textsOf('Send'), () => textsOf('Send'))).toEqual({ issues: [] });
});

test('lacking and unknown placeholders are listed', () => {
  const difference = (english: string, text: string) =>
    placeholderDifference(differentPlaceholders('es', 'key', textsOf(english), text)!);
  expect(difference('{a} and {a} of {b}', '{a} von {c}')).toEqual({ lacking: ['{b}'], unknown: ['{c}'] });
  expect(differentPlaceholders('es', 'key', textsOf('{a} {b}'), '{b} {a}')).toBeUndefined();
});
