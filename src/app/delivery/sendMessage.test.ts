import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTakenBack } from '#src/sections/ContactForm/isTakenBack.ts';
import { contactMessage as values } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { sendMessage } from './sendMessage';

const request = {
  endpoint: 'https://example.com/messages',
  values,
  key: 'key-1',
  get signal() {
    return new AbortController().signal;
  },
};

/** The times of attempts, in ms from the start, and their idempotency keys. */
let attempts: Array<{ time: number; key: string | null }>;

let isSiteThere: boolean;

/** Mocks a receiver with a sequence of responses, of which the last is repeated. */
function mockReceiver(...responses: Array<Response | Error>) {
  const start = Date.now();
  attempts = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (_, init) => {
      // Whether the site answers.
      if (init?.method === 'HEAD')
        return isSiteThere ? new Response() : Promise.reject(new TypeError('Failed to fetch'));
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
  isSiteThere = true;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/contact' } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

const noResponse = new TypeError('Failed to fetch');

/** Takes the connection away. Returns how to bring it back, in ms from now. */
function disconnect() {
  vi.stubGlobal('navigator', { onLine: false });
  isSiteThere = false;
  mockReceiver(noResponse);
  return (delay: number, event?: 'online') =>
    setTimeout(() => {
      isSiteThere = true;
      mockReceiver(status(201));
      if (event) window.dispatchEvent(new Event(event));
    }, delay);
}

test.each([
  ['as soon as the browser says so', 'online', 0],
  ['within 10 seconds where the browser goes on saying that it is offline', undefined, 10_000],
] as const)('without a connection the message waits for it, and is sent %s', async (_, event, longest) => {
  const reconnect = disconnect();
  const waits: boolean[] = [];
  const sent = sendMessage(request, (isWaiting) => waits.push(isWaiting));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toEqual([0]);
  expect(waits).toEqual([false, true]);
  reconnect(5000, event);
  await Promise.all([sent, vi.runAllTimersAsync()]);
  expect(times()).toHaveLength(1);
  expect(times()[0]).toBeLessThanOrEqual(longest);
  expect(waits).toEqual([false, true, false]);
});

test('where the browser says that it is offline, but the network works, the message is sent at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  mockReceiver(status(201));
  const onWait = vi.fn<(isWaiting: boolean) => void>();
  await Promise.all([sendMessage(request, onWait), vi.runAllTimersAsync()]);
  expect(times()).toEqual([0]);
  expect(onWait).not.toHaveBeenCalledWith(true);
});

test.each([
  ['a receiver that fails', status(503), [0, 1000, 3000, 7000]],
  ['a receiver that refuses', status(422), [0]],
  ['a receiver that does not answer while the site does', noResponse, [0, 1000, 3000, 7000]],
])('where the browser says that it is offline, %s is one as online', async (_, response, expected) => {
  vi.stubGlobal('navigator', { onLine: false });
  mockReceiver(response);
  const onWait = vi.fn<(isWaiting: boolean) => void>();
  const sent = sendMessage(request, onWait);
  await Promise.all([expect(sent).rejects.toThrow(/response/), vi.runAllTimersAsync()]);
  expect(times()).toEqual(expected);
  expect(onWait).not.toHaveBeenCalledWith(true);
});

test('a message that waits can be withdrawn, and is not sent when the connection is back', async () => {
  const reconnect = disconnect();
  const withdrawal = new AbortController();
  const sent = sendMessage({ ...request, signal: withdrawal.signal }, ignore);
  await vi.advanceTimersByTimeAsync(1000);
  withdrawal.abort();
  await expect(sent).rejects.toSatisfy(isTakenBack);
  reconnect(0, 'online');
  await vi.runAllTimersAsync();
  expect(times()).toEqual([]);
});
