import { expect, test, vi } from 'vitest';
import { lazyIsland } from './lazyIsland';

const Screen = () => null;

test('a script is requested once, by the first to need it', async () => {
  const request = vi.fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen));
  const island = lazyIsland(request);
  expect(request).not.toHaveBeenCalled();
  const both = [island.load(), island.load()];
  expect(island.isLoaded()).toBe(false);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(island.isLoaded()).toBe(true);
  expect(await island.load()).toBe(true);
  expect(request).toHaveBeenCalledOnce();
});

test('after a failure, the next to need it tries again', async () => {
  const request = vi
    .fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen))
    .mockRejectedValueOnce(new Error('gone'));
  const island = lazyIsland(request);
  expect(await Promise.all([island.load(), island.load()])).toEqual([false, false]);
  expect(island.isLoaded()).toBe(false);
  expect(request).toHaveBeenCalledOnce();
  expect(await island.load()).toBe(true);
  expect(island.isLoaded()).toBe(true);
});
