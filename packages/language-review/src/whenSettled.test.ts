import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from './whenSettled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once after the last of several calls, and again after later ones', () => {
  const task = vi.fn<(value: number) => void>();
  const request = whenSettled(task, 100, 1000);
  request(1);
  vi.advanceTimersByTime(99);
  request(2);
  vi.advanceTimersByTime(99);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  request(3);
  vi.advanceTimersByTime(100);
  expect(task.mock.calls).toEqual([[2], [3]]);
});

test('runs while calls go on, at the latest after the longer time', () => {
  const task = vi.fn<() => void>();
  const request = whenSettled(task, 100, 1000);
  for (let time = 0; time < 3000; time += 50) {
    request();
    vi.advanceTimersByTime(50);
  }
  expect(task.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(task.mock.calls.length).toBeLessThanOrEqual(3);
});
