import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPersistentNotice } from '#src/components/Toaster/notices.ts';
import { isOffline, isReachable, untilReachable, whileReachable } from './connection';

vi.mock(import('#src/components/Toaster/notices.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  setPersistentNotice: vi.fn<() => void>(),
}));

const answer = vi.fn<() => Promise<Response>>();
const silence = () => Promise.reject(new TypeError('Failed to fetch'));
const failure = () => Promise.resolve(new Response(null, { status: 503 }));
const success = () => Promise.resolve(new Response());

/** What the latest notice says. */
const isNoticeOffline = () =>
  (vi.mocked(setPersistentNotice).mock.lastCall?.[0] as ReactElement<{ isOffline: boolean }> | undefined)?.props
    .isOffline;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/' } }));
  vi.stubGlobal('fetch', answer);
});
let leaving = new AbortController();
const wait = () => untilReachable('/contact', () => undefined, leaving.signal);

afterEach(() => {
  leaving.abort();
  leaving = new AbortController();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['the site does not answer', silence, true],
  ['the site fails', failure, false],
  ['the site answers', success, false],
])('a browser that says that it is offline is believed or not: %s', async (_, given, expected) => {
  answer.mockImplementation(given);
  expect(await isOffline()).toBe(expected);
  await isReachable('/contact');
  wait().catch(() => undefined);
  expect(isNoticeOffline()).toBe(expected);
});

test('a page that waits is tried every 3 seconds, whatever the browser says', async () => {
  answer.mockImplementation(silence);
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(9000);
  expect(answer).toHaveBeenCalledTimes(3);
  answer.mockImplementation(success);
  await vi.advanceTimersByTimeAsync(3000);
  await waiting;
  expect(setPersistentNotice).toHaveBeenLastCalledWith(undefined);
});

test('a page that the visitor no longer wants does not wait', async () => {
  answer.mockImplementation(silence);
  const waiting = wait();
  leaving.abort(new Error('elsewhere'));
  await expect(waiting).rejects.toThrow('elsewhere');
  expect(setPersistentNotice).toHaveBeenLastCalledWith(undefined);
});

test('a slow answer is waited for while the server responds', async () => {
  answer.mockImplementation(success);
  const slow = new Promise<object>((resolve) => setTimeout(resolve, 25_000, {}));
  const result = whileReachable(slow, '/contact');
  await vi.advanceTimersByTimeAsync(25_000);
  await expect(result).resolves.toEqual({});
});

test('an answer that never comes is given up when the server is silent', async () => {
  answer.mockImplementation(silence);
  const result = whileReachable(new Promise<object>(() => undefined), '/contact').catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual(new Error('/contact cannot be reached'));
});
