import { expect, test } from 'vitest';
import { mailOf } from './byMail';

const values = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon?\nBy sea & air',
};
const to = 'hello@example.com';

test('a message is in the address as it was written', () => {
  const { address, isWhole } = mailOf(to, values);
  const { pathname, searchParams } = new URL(address);
  expect(isWhole).toBe(true);
  expect(pathname).toBe(to);
  expect(searchParams.get('subject')).toBe(values.subject);
  expect(searchParams.get('body')).toBe('How soon?\r\nBy sea & air\r\n\r\nHelena\r\nhelena@example.com');
});

test('half a character is no reason to fail', () => {
  expect(mailOf(to, { ...values, message: 'Boxes \ud83d' }).address).toContain('Boxes%20%EF%BF%BD');
});

test('a message that a mail program would not get as a whole is left out, and so is a subject', () => {
  expect(mailOf(to, { ...values, message: 'رسالة '.repeat(200) })).toEqual({
    address: `mailto:${to}?subject=A%20pallet%20of%20linen`,
    isWhole: false,
  });
  expect(mailOf(to, { ...values, subject: 'x'.repeat(3000) })).toEqual({ address: `mailto:${to}`, isWhole: false });
});
