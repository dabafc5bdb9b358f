import { expect, test } from 'vitest';
import { comparisonOf, reportOf, snapshotOf } from './reportFixture.ts';
import { headOf, languageName, sameCount, sizeOf, storyAddress } from './words.ts';

const picture = (width: number, height: number) => ({ file: '', hash: '', width, height });

test('a story is linked in the language and at the width of its snapshot', () => {
  const snapshot = snapshotOf('screens-home--whole-page', 'ar-phone');
  const address = 'http://localhost:6006/?path=/story/screens-home--whole-page&globals=locale:ar;viewport.value:phone';
  expect(storyAddress('http://localhost:6006', snapshot)).toBe(address);
  expect(storyAddress('http://localhost:6006/', snapshot)).toBe(address);
  expect(
    storyAddress('http://host/pr-7/', { ...snapshot, mode: 'rtl', globals: { locale: 'en', direction: 'rtl' } }),
  ).toBe('http://host/pr-7/?path=/story/screens-home--whole-page&globals=locale:en;direction:rtl');
  expect(storyAddress('http://host', { ...snapshot, mode: 'default', globals: {} })).toBe(
    'http://host/?path=/story/screens-home--whole-page',
  );
  expect(storyAddress('', snapshot)).toBeUndefined();
});

test('a size is said once where both sides have it', () => {
  expect(sizeOf({ before: picture(320, 4120), after: picture(320, 4160) })).toBe('320 × 4120 → 320 × 4160');
  expect(sizeOf({ before: picture(320, 4120), after: picture(320, 4120) })).toBe('320 × 4120');
  expect(sizeOf({ after: picture(1, 2) })).toBe('1 × 2');
  expect(sizeOf({})).toBe('');
});

test('what was removed is not among the snapshots that could be the same', () => {
  const story = 'screens-home--whole-page';
  expect(
    sameCount(
      reportOf([comparisonOf(story, 'en-phone', 'changed'), comparisonOf(story, 'ar-phone', 'removed')], { total: 10 }),
    ),
  ).toBe(9);
});

test('languages and commits are named as people do', () => {
  expect(languageName('ar')).toBe('Arabic');
  expect(languageName('no language')).toBe('no language');
  expect(headOf({ commit: '0123456789', isDirty: true })).toBe('0123456 with uncommitted changes');
});
