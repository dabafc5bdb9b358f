import { expect, test } from 'vitest';
import { mailtoUrl } from './mailtoUrl';

const values = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon?\nBy sea & air',
};
const to = 'hello@example.com';

test('the URL contains the message as it was typed', () => {
  const { url, isComplete } = mailtoUrl(to, values);
  const { pathname, searchParams } = new URL(url);
  expect(isComplete).toBe(true);
  expect(pathname).toBe(to);
  expect(searchParams.get('subject')).toBe(values.subject);
  expect(searchParams.get('body')).toBe('How soon?\r\nBy sea & air\r\n\r\nHelena\r\nhelena@example.com');
});

test('a lone surrogate does not fail', () => {
  expect(mailtoUrl(to, { ...values, message: 'Boxes \ud83d' }).url).toContain('Boxes%20%EF%BF%BD');
});

test('a message that is too long for the URL is left out, and so is a subject', () => {
  expect(mailtoUrl(to, { ...values, message: 'رسالة '.repeat(200) })).toEqual({
    url: `mailto:${to}?subject=A%20pallet%20of%20linen`,
    isComplete: false,
  });
  expect(mailtoUrl(to, { ...values, subject: 'x'.repeat(3000) })).toEqual({ url: `mailto:${to}`, isComplete: false });
});
