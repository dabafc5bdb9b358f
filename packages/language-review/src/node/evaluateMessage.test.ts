import { expect, test } from 'vitest';
import '../testConfig.ts';
import { comparedPlaceholders, evaluateMessage, placeholderDifference } from './evaluateMessage';

test.each([
  ['translated', 'Contact us', 'Contáctenos', []],
  ['missing', 'Contact us', undefined, ['missing']],
  ['empty', 'Contact us', '  ', ['missing']],
  ['the same', 'WhatsApp', 'WhatsApp', ['identical']],
  ['without a placeholder', '{count} of {max}', '{count} de máx.', ['placeholders']],
  ['with a placeholder twice', 'from {company}', 'de {company} {company}', ['placeholders']],
  ['with its placeholders in another order', '{count} of {max}', 'de {max}, {count}', []],
])('a message that is %s', (_, english, text, issues) => {
  expect(evaluateMessage('es', 'key', english, text).issues).toEqual(issues);
});

test('an English message is not compared with itself', () => {
  expect(evaluateMessage('en', 'key', 'Send', 'Send')).toEqual({ issues: [] });
});

test('lacking and unknown placeholders are listed', () => {
  const difference = (english: string, text: string) =>
    placeholderDifference(comparedPlaceholders('es', 'key', english, text));
  expect(difference('{a} and {a} of {b}', '{a} von {c}')).toEqual({ lacking: ['{a}', '{b}'], unknown: ['{c}'] });
  expect(difference('{a} {b}', '{b} {a}')).toEqual({ lacking: [], unknown: [] });
});
