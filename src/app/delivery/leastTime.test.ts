import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLeastTime } from './leastTime';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test('a message leaves a page that has just been opened later, and others at once', async () => {
  const left = vi.fn<() => void>();
  void untilLeastTime().then(left);
  await vi.advanceTimersByTimeAsync(1999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalledOnce();
  void untilLeastTime().then(left);
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalledTimes(2);
});
