import { afterEach, expect, test, vi } from 'vitest';
import { graphemes } from './graphemes.ts';

afterEach(() => void vi.unstubAllGlobals());

test('splits a text into graphemes', () => {
  expect([...graphemes('né👩‍👧!')]).toEqual(['n', 'é', '👩‍👧', '!']);
});

test('splits into code points without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {});
  expect([...graphemes('a😀')]).toEqual(['a', '😀']);
});
