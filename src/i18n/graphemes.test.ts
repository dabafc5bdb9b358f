import { afterEach, expect, test, vi } from 'vitest';
import { graphemes } from './graphemes.ts';

afterEach(() => void vi.unstubAllGlobals());

test('characters are what a reader takes for one', () => {
  expect([...graphemes('né👩‍👧!')]).toEqual(['n', 'é', '👩‍👧', '!']);
});

test('without a segmenter they are code points', () => {
  vi.stubGlobal('Intl', {});
  expect([...graphemes('a😀')]).toEqual(['a', '😀']);
});
