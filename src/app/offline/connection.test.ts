import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPersistentNotice } from '#src/components/Toaster/notices.ts';
import { cancelWait, isOffline, isReachable, waitUntilReachable } from './connection';

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
afterEach(() => {
  cancelWait();
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
  waitUntilReachable('/contact', () => undefined);
  expect(isNoticeOffline()).toBe(expected);
});

test('a page that waits is tried every 10 seconds, whatever the browser says', async () => {
  answer.mockImplementation(silence);
  const onReachable = vi.fn<() => void>();
  waitUntilReachable('/contact', onReachable);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answer).toHaveBeenCalledTimes(3);
  answer.mockImplementation(success);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onReachable).toHaveBeenCalledOnce();
});
