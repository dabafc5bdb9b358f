import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNeighbours, openDelay } from './delays';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

// Literals of docs/spec.md, section 9: the stories wait as long as the code says.
test('a tooltip opens after 700 ms', () => {
  expect(openDelay).toBe(700);
});

test('neighbours open without delay for 300 ms after one has closed', () => {
  const neighbours = createNeighbours();
  expect(neighbours.wereOpenRecently()).toBe(false);
  const closed = neighbours.opened(vi.fn<() => void>());
  closed();
  vi.advanceTimersByTime(299);
  expect(neighbours.wereOpenRecently()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(neighbours.wereOpenRecently()).toBe(false);
});
