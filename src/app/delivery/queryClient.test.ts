import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, keepTime, retryDelay } from './queryClient';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a failing request is tried again after 1, 2 and 4 s, and then given up', async () => {
  const times: number[] = [];
  const start = Date.now();
  const request = createQueryClient().fetchQuery({
    queryKey: ['failing'],
    // A single fetch does not retry unless asked: this asks for the client's own rule.
    retry: createQueryClient().getDefaultOptions().queries?.retry,
    queryFn: () => {
      times.push(Date.now() - start);
      return Promise.reject(new Error('down'));
    },
  });
  await Promise.all([expect(request).rejects.toThrow('down'), vi.runAllTimersAsync()]);
  expect(times).toEqual([0, 1000, 3000, 7000]);
});

test('the wait doubles up to 30 s', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('unused data is kept for 5 minutes', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['data'], queryFn: () => 'here' });
  await vi.advanceTimersByTimeAsync(keepTime - 1);
  expect(client.getQueryData(['data'])).toBe('here');
  await vi.advanceTimersByTimeAsync(1);
  expect(keepTime).toBe(300_000);
  expect(client.getQueryData(['data'])).toBeUndefined();
});
