import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, cacheTime, retryDelay } from './queryClient';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a failing request is retried after 1, 2 and 4 s', async () => {
  const times: number[] = [];
  const start = Date.now();
  const request = createQueryClient().fetchQuery({
    queryKey: ['failing'],
    // `fetchQuery` does not retry by default.
    retry: createQueryClient().getDefaultOptions().queries?.retry,
    queryFn: () => {
      times.push(Date.now() - start);
      return Promise.reject(new Error('down'));
    },
  });
  await Promise.all([expect(request).rejects.toThrow('down'), vi.runAllTimersAsync()]);
  expect(times).toEqual([0, 1000, 3000, 7000]);
});

test('the delay doubles up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('unused data is cached for 5 minutes', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['data'], queryFn: () => 'here' });
  await vi.advanceTimersByTimeAsync(cacheTime - 1);
  expect(client.getQueryData(['data'])).toBe('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(cacheTime).toBe(300_000);
  expect(client.getQueryData(['data'])).toBeUndefined();
});
