import { expect, test } from 'vitest';
import { configure, type FormatName } from '../config.ts';
import { testConfig } from '../testConfig.ts';
import type { Texts } from '../plurals.ts';
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
  ['without a placeholder', '{count} of {max}', '{count} de máx.', ['placeholders']],
  ['with a placeholder twice', 'from {company}', 'de {company} {company}', ['placeholders']],
  ['with its placeholders in another order', '{count} of {max}', 'de {max}, {count}', []],
])('a message that is %s', (_, english, text, issues) => {
  expect(evaluateMessage('es', 'key', textsOf(english), () => textsOf(text)).issues).toEqual(issues);
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
  ['{{name}}', '{{name, list}}'],
  ['{{name}}', '{{name\n}}'],
  ['{{name}}', '{{ {{name}}'],
  ['{{name}}', `{{name}} $t(other, {'interpolation':{'escapeValue':false},'a':'('})`],
])('i18next: %s is not translated as %s, which is not escaped, or formatted, alike', (english, text) => {
  expect(differ('react-i18next', english, text)).toBe(true);
});

test.each([
  ['Hello {{- name}}', 'Hola {{-name}}'],
  ['{{price, currency(USD)}}', '{{price, currency(EUR)}}'],
  ['{{name}}', '{{name, capitals}}'],
  ['{{count}} days', '{{count, number}} días'],
])('i18next: %s may be translated as %s', (english, text) => {
  expect(differ('react-i18next', english, text)).toBe(false);
});

test.each([
  ['react-i18next', '<1>a</1> b', '</1>a<1> b'],
  ['lingui', '<0>Hello</0>', '</0>Salut<0>'],
  ['lingui', '<0>a<1>b</1></0>', '<0>a<1></0>b</1>'],
  ['lingui', '<0>Hello</0>', '<0 >Salut</0 >'],
  ['lingui', '{n, number}', '{n, number, bogus}'],
] as const)('%s: %s has tags or styles that %s lacks', (format, english, text) => {
  expect(differ(format, english, text)).toBe(true);
});

test.each([
  ['react-i18next', 'a<br>b <1>c</1>', '<1>c</1> a<br>b'],
  ['lingui', '<0>a</0> <1>b</1><2/>', '<2/><1>b <0>a</0></1>'],
  ['lingui', '{n, plural, one {<0>#</0> day} other {<0>#</0> days}}', '{n, plural, other {Tage: <0>#</0>}}'],
  ['react-intl', '<b>{n, plural, one {# <i>x</i>} other {<i>#</i>}}</b>', '{n, plural, other {<i>#</i>}} <b>x</b>'],
] as const)('%s: the tags of %s are those of %s', (format, english, text) => {
  expect(differ(format, english, text)).toBe(false);
});

test('an English message is not compared with itself', () => {
  expect(evaluateMessage('en', 'key', textsOf('Send'), () => textsOf('Send'))).toEqual({ issues: [] });
});

test('lacking and unknown placeholders are listed', () => {
  const difference = (english: string, text: string) =>
    placeholderDifference(differentPlaceholders('es', 'key', textsOf(english), text)!);
  expect(difference('{a} and {a} of {b}', '{a} von {c}')).toEqual({ lacking: ['{a}', '{b}'], unknown: ['{c}'] });
  expect(differentPlaceholders('es', 'key', textsOf('{a} {b}'), '{b} {a}')).toBeUndefined();
});
