import { expect, test } from 'vitest';
import { emptyContactMessage } from './contactValues';
import { emailUrl, mailtoUrl } from './mailtoUrl';

const values = {
  ...emptyContactMessage,
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

test.each([
  ['hello@example.com', 'mailto:hello@example.com'],
  ['first.last+tag@example.com', 'mailto:first.last%2Btag@example.com'],
  ["o'neil@example.com", "mailto:o'neil@example.com"],
  // Valid, and not meant: in a URL as it is, it would be a copy to somebody else.
  ['hello?bcc=other@example.com', 'mailto:hello%3Fbcc%3Dother@example.com'],
  ['hello&body=x@example.com', 'mailto:hello%26body%3Dx@example.com'],
  ['a,b@example.com', 'mailto:a%2Cb@example.com'],
  ['a%2Cb@example.com', 'mailto:a%252Cb@example.com'],
  ['a#b/c@example.com', 'mailto:a%23b%2Fc@example.com'],
  ['用户@example.com', 'mailto:%E7%94%A8%E6%88%B7@example.com'],
  ['a@b@example.com?x', 'mailto:a%40b@example.com%3Fx'],
])('the URL of the address %s is %s', (address, url) => {
  expect(emailUrl(address)).toBe(url);
  const { pathname, search, hash } = new URL(url);
  expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', '']);
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
