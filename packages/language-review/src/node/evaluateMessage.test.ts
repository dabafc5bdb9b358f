import { expect, test } from 'vitest';
import { configure } from '../config.ts';
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

/** Whether the placeholders of two messages of i18next differ. */
function differInI18next(english: string, text: string) {
  configure({ ...testConfig, format: 'react-i18next' });
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
  expect(differInI18next(english, text)).toBe(true);
});

test.each([
  ['Hello {{- name}}', 'Hola {{-name}}'],
  ['{{price, currency(USD)}}', '{{price, currency(EUR)}}'],
  ['{{name}}', '{{name, capitals}}'],
  ['{{count}} days', '{{count, number}} días'],
])('i18next: %s may be translated as %s', (english, text) => {
  expect(differInI18next(english, text)).toBe(false);
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
