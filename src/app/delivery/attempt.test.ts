import { afterEach, expect, test } from 'vitest';
import { attemptKey, forgetAttempt } from './attempt';

const values = { name: 'Helena', email: 'helena@example.com', subject: 'A pallet of linen', message: 'How soon?' };

afterEach(forgetAttempt);

test('a retry of a message has the same key, an edited message another one', () => {
  const key = attemptKey(values);
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptKey({ ...values })).toBe(key);
  const edited = attemptKey({ ...values, message: 'How soon can it sail?' });
  expect(edited).not.toBe(key);
  expect(attemptKey(values)).not.toBe(edited);
});

test('after a delivery, the same message has another key', () => {
  const key = attemptKey(values);
  forgetAttempt();
  expect(attemptKey(values)).not.toBe(key);
});
