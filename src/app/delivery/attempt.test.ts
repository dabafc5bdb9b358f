import { afterEach, expect, test, vi } from 'vitest';
import { emptyContactMessage } from '#src/sections/ContactForm/contactValues.ts';
import { contactMessage as values } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { attemptKey, forgetAttempt } from './attempt';
import { saveDraft } from './draft';

afterEach(() => {
  forgetAttempt();
  vi.unstubAllGlobals();
});

function stubStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  return stored;
}

test('a retry of a message has the same key, an edited message another one', () => {
  const key = attemptKey(values);
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptKey({ ...values })).toBe(key);
  const edited = attemptKey({ ...values, message: 'How soon?' });
  expect(edited).not.toBe(key);
  expect(attemptKey(values)).not.toBe(edited);
});

test('after a delivery, the same message has another key', () => {
  const key = attemptKey(values);
  forgetAttempt();
  expect(attemptKey(values)).not.toBe(key);
});

test('nothing of a message is stored with its key, and neither is left when the form is emptied', () => {
  const stored = stubStorage();
  saveDraft(values);
  const key = attemptKey(values);
  expect(JSON.parse(stored.get('contact/attempt')!)).toEqual({
    key,
    hash: expect.stringMatching(/^[\da-f]{16}$/) as string,
  });
  saveDraft(emptyContactMessage);
  expect([...stored]).toEqual([]);
  expect(attemptKey(values)).not.toBe(key);
});

test('a message that another document of the tab has delivered has another key afterwards', () => {
  const stored = stubStorage();
  const key = attemptKey(values);
  stored.clear();
  expect(attemptKey(values)).not.toBe(key);
});

test('messages that differ in one character have different keys', () => {
  const texts = [
    '',
    ' ',
    'a',
    'b',
    'ab',
    'ba',
    'aa',
    'é',
    'e\u0301',
    '\u0000',
    '\ud83d',
    '👩',
    'x'.repeat(5000),
    'x'.repeat(4999),
  ];
  const keys = texts.map((message) => attemptKey({ ...values, message }));
  expect(new Set(keys).size).toBe(texts.length);
});
