import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTakenBack } from '#src/sections/ContactForm/isTakenBack.ts';
import { sendMessage } from './sendMessage';

const values = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon can it sail?',
};
const request = {
  endpoint: 'https://example.com/messages',
  values,
  key: 'key-1',
  signal: new AbortController().signal,
};

/** The times of attempts, in ms from the start, and their idempotency keys. */
let attempts: Array<{ time: number; key: string | null }>;

/** Mocks a receiver with a sequence of responses, of which the last is repeated. */
function mockReceiver(...responses: Array<Response | Error>) {
  const start = Date.now();
  attempts = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      const response = responses[Math.min(attempts.length, responses.length - 1)];
      attempts.push({ time: Date.now() - start, key: new Headers(init?.headers).get('Idempotency-Key') });
      if (response instanceof Error) throw response;
      return response!.clone();
    }),
  );
}

const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers });
const times = () => attempts.map(({ time }) => time);
const ignore = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('a failing network gets four attempts, after 1, 2 and 4 s, with one key', async () => {
  mockReceiver(new TypeError('Failed to fetch'));
  const sent = sendMessage(request, ignore);
  await Promise.all([expect(sent).rejects.toThrow('There was no response'), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 1000, 3000, 7000]);
  expect(new Set(attempts.map(({ key }) => key))).toEqual(new Set(['key-1']));
});

test('a message that is accepted at the second attempt is sent', async () => {
  mockReceiver(status(503), status(201));
  await Promise.all([sendMessage(request, ignore), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 1000]);
});

test('a permanent error is not retried', async () => {
  mockReceiver(status(422));
  await expect(sendMessage(request, ignore)).rejects.toThrow('422');
  expect(times()).toEqual([0]);
});

test('Retry-After delays the retry, unless it exceeds the longest delay', async () => {
  mockReceiver(status(429, { 'Retry-After': '12' }), status(201));
  await Promise.all([sendMessage(request, ignore), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 12_000]);
  mockReceiver(status(503, { 'Retry-After': '31' }));
  await expect(sendMessage(request, ignore)).rejects.toThrow('503');
  expect(times()).toEqual([0]);
});

test('without a connection the message waits for it, and is sent then', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  mockReceiver(status(201));
  const waits: boolean[] = [];
  const sent = sendMessage(request, (isWaiting) => waits.push(isWaiting));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toEqual([]);
  expect(waits.at(-1)).toBe(true);
  onlineManager.setOnline(true);
  await Promise.all([sent, vi.runAllTimersAsync()]);
  expect(times()).toEqual([60_000]);
  expect(waits.at(-1)).toBe(false);
});

test('a message that waits can be withdrawn, and is not sent when the connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  mockReceiver(status(201));
  const withdrawal = new AbortController();
  const sent = sendMessage({ ...request, signal: withdrawal.signal }, ignore);
  await vi.advanceTimersByTimeAsync(1000);
  withdrawal.abort();
  await expect(sent).rejects.toSatisfy(isTakenBack);
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(times()).toEqual([]);
});
