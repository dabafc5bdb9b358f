import { expect, test } from 'vitest';
import '../testConfig.ts';
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

test('an English message is not compared with itself', () => {
  expect(evaluateMessage('en', 'key', textsOf('Send'), () => textsOf('Send'))).toEqual({ issues: [] });
});

test('lacking and unknown placeholders are listed', () => {
  const difference = (english: string, text: string) =>
    placeholderDifference(differentPlaceholders('es', 'key', textsOf(english), text)!);
  expect(difference('{a} and {a} of {b}', '{a} von {c}')).toEqual({ lacking: ['{a}', '{b}'], unknown: ['{c}'] });
  expect(differentPlaceholders('es', 'key', textsOf('{a} {b}'), '{b} {a}')).toBeUndefined();
});
