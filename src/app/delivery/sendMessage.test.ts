import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTakenBack } from '../../sections/ContactForm/isTakenBack';
import { sendMessage } from './sendMessage';

const values = {
  name: 'Helena',
  email: 'helena@example.com',
  subject: 'A pallet of linen',
  message: 'How soon can it sail?',
};
const wish = { endpoint: 'https://example.com/messages', values, key: 'key-1', signal: new AbortController().signal };

/** When attempts are made, in ms from the beginning, and the keys that they bring. */
let attempts: Array<{ time: number; key: string | null }>;

/** A receiver that gives one answer after the other, the last for ever. */
function receiver(...answers: Array<Response | Error>) {
  const start = Date.now();
  attempts = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      const answer = answers[Math.min(attempts.length, answers.length - 1)];
      attempts.push({ time: Date.now() - start, key: new Headers(init?.headers).get('Idempotency-Key') });
      if (answer instanceof Error) throw answer;
      return answer!.clone();
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

test('a network that fails is tried four times, after 1, 2 and 4 s, with one key', async () => {
  receiver(new TypeError('Failed to fetch'));
  const sent = sendMessage(wish, ignore);
  await Promise.all([expect(sent).rejects.toThrow('No answer came'), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 1000, 3000, 7000]);
  expect(new Set(attempts.map(({ key }) => key))).toEqual(new Set(['key-1']));
});

test('a message that is taken at the second attempt is sent', async () => {
  receiver(status(503), status(201));
  await Promise.all([sendMessage(wish, ignore), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 1000]);
});

test('an answer that will not change is the only one', async () => {
  receiver(status(422));
  await expect(sendMessage(wish, ignore)).rejects.toThrow('422');
  expect(times()).toEqual([0]);
});

test('Retry-After is waited for, unless it is longer than any wait', async () => {
  receiver(status(429, { 'Retry-After': '12' }), status(201));
  await Promise.all([sendMessage(wish, ignore), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0, 12_000]);
  receiver(status(503, { 'Retry-After': '31' }));
  await expect(sendMessage(wish, ignore)).rejects.toThrow('503');
  expect(times()).toEqual([0]);
});

test('without a connection the message waits for it, and is sent then', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  receiver(status(201));
  const waits: boolean[] = [];
  const sent = sendMessage(wish, (isWaiting) => waits.push(isWaiting));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toEqual([]);
  expect(waits.at(-1)).toBe(true);
  onlineManager.setOnline(true);
  await Promise.all([sent, vi.runAllTimersAsync()]);
  expect(times()).toEqual([60_000]);
  expect(waits.at(-1)).toBe(false);
});

test('a message that waits can be taken back, and is not sent with the connection then', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  receiver(status(201));
  const taking = new AbortController();
  const sent = sendMessage({ ...wish, signal: taking.signal }, ignore);
  await vi.advanceTimersByTimeAsync(1000);
  taking.abort();
  await expect(sent).rejects.toSatisfy(isTakenBack);
  onlineManager.setOnline(true);
  await vi.runAllTimersAsync();
  expect(times()).toEqual([]);
});
