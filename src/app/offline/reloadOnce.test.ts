import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReachable } from './connection';
import { forgetReload, reloadOnce } from './reloadOnce';

vi.mock(import('./connection'), () => ({ isReachable: vi.fn<typeof isReachable>(async () => true) }));

const reload = vi.fn<() => void>();

const stubStorage = (stored: Map<string, string> | undefined) =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored?.get(key) ?? null,
    setItem: (key: string, value: string) => stored?.set(key, value),
    removeItem: (key: string) => stored?.delete(key),
  });

/** `reloadOnce` does not resolve where it reloads. */
const result = async () => {
  const pending = new Promise<'reloads'>((resolve) => setTimeout(resolve, 0, 'reloads'));
  return Promise.race([reloadOnce(() => true), pending]);
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/contact', reload } });
  stubStorage(new Map());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a page reloads once, until its scripts were loaded', async () => {
  expect(await result()).toBe('reloads');
  expect(await result()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload();
  expect(await result()).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('each page may reload once', async () => {
  await result();
  window.location.pathname = '/fr/contact';
  expect(await result()).toBe('reloads');
});

test('without a connection, or without storage, nothing reloads', async () => {
  vi.mocked(isReachable).mockResolvedValueOnce(false);
  expect(await result()).toBe(false);
  stubStorage(undefined);
  expect(await result()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
