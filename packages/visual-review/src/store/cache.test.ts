import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheName } from './cache.ts';

test('what is built of a tree has a name for each command that prepares it, and for each value of a variable that stories read', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = [cacheName('tree', {}), cacheName('tree', { prepare: 'make' })];
  for (const [variable, value] of [
    ['STORYBOOK_BRAND', 'a'],
    ['STORYBOOK_BRAND', 'b'],
    ['VITE_BRAND', 'b'],
  ] as const) {
    vi.stubEnv(variable, value);
    names.push(cacheName('tree', {}));
    expect(cacheName('tree', {})).toBe(names.at(-1));
  }
  expect(new Set(names).size).toBe(names.length);
});
