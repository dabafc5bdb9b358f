import { expect, test } from 'vitest';
import { lengthOf, textState } from './textState';

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
])('a text that is %s', (_, english, text, faults) => {
  expect(textState('es', english, text).faults).toEqual(faults);
});

test('an English text is judged by itself', () => {
  expect(textState('en', 'Send', 'Send')).toEqual({ faults: [], expansion: 1 });
});

test('length is counted as it is read', () => {
  expect(lengthOf('e\u0301té 👨‍👩‍👧')).toBe(5);
});
