import { expect, test } from 'vitest';
import { lengthOf } from '../messages.ts';
import '../testConfig.ts';
import { messageState } from './messageState';

test.each([
  ['translated', 'Contact us', 'Contáctenos', []],
  ['missing', 'Contact us', undefined, ['missing']],
  ['empty', 'Contact us', '  ', ['missing']],
  ['the same', 'WhatsApp', 'WhatsApp', ['identical']],
  ['without a placeholder', '{count} of {max}', '{count} de máx.', ['placeholders']],
  ['with a placeholder twice', 'from {company}', 'de {company} {company}', ['placeholders']],
  ['with its placeholders in another order', '{count} of {max}', 'de {max}, {count}', []],
  ['three times as long, of few letters', 'Send', 'Enviar ahora', []],
  ['over-long, of few letters', 'Send', 'Enviar ahora el mensaje', ['long']],
  ['over-long, a sentence', 'We answer within two business days.', 'a '.repeat(32), ['long']],
])('a text that is %s', (_, english, text, issues) => {
  expect(messageState('es', english, text).issues).toEqual(issues);
});

test('an English text is judged by itself', () => {
  expect(messageState('en', 'Send', 'Send')).toEqual({ issues: [], expansion: 1 });
});

test('length is counted as it is read', () => {
  expect(lengthOf('e\u0301té 👨‍👩‍👧')).toBe(5);
});
