import { expect, test } from 'vitest';
import { comparisonOf, reportOf, snapshotOf } from './reportFixture.ts';
import { headOf, languageName, sameCount, sizeOf, storyUrl } from './format.ts';

const image = (width: number, height: number) => ({ file: '', hash: '', width, height });

test('a story is linked in the language and at the width of its snapshot', () => {
  const snapshot = snapshotOf('screens-home--whole-page', 'ar-phone');
  const linkOf = (storybookUrl: string, more = {}) => storyUrl(storybookUrl, { ...snapshot, ...more });
  const url = 'http://localhost:6006/?path=/story/screens-home--whole-page&globals=locale:ar;viewport.value:phone';
  expect(linkOf('http://localhost:6006')).toBe(url);
  expect(linkOf('http://localhost:6006/')).toBe(url);
  const mirrored = { viewportName: undefined, globals: { locale: 'en', direction: 'rtl' } };
  expect(linkOf('http://host/pr-7/', mirrored)).toBe(
    'http://host/pr-7/?path=/story/screens-home--whole-page&globals=locale:en;direction:rtl',
  );
  const others = { viewportName: undefined, globals: { backgrounds: { value: 'dark' }, compact: false, size: 2 } };
  expect(linkOf('http://host', others)).toBe(
    'http://host/?path=/story/screens-home--whole-page&globals=backgrounds.value:dark;compact:!false;size:2',
  );
  expect(linkOf('http://host', { viewportName: undefined, globals: {} })).toBe(
    'http://host/?path=/story/screens-home--whole-page',
  );
  expect(linkOf('')).toBeUndefined();
  const depth = 50_000;
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
  for (const more of [{ storyId: '\ud800' }, { globals: { '\udfff': 1 } }, { globals: deep }])
    expect(linkOf('http://host', more)).toBeUndefined();
});

test('a size that both sides share appears once', () => {
  expect(sizeOf({ before: image(320, 4120), after: image(320, 4160) })).toBe('320 × 4120 → 320 × 4160');
  expect(sizeOf({ before: image(320, 4120), after: image(320, 4120) })).toBe('320 × 4120');
  expect(sizeOf({ after: image(1, 2) })).toBe('1 × 2');
  expect(sizeOf({})).toBe('');
});

test('removed snapshots do not count as unchanged', () => {
  const story = 'screens-home--whole-page';
  expect(
    sameCount(
      reportOf([comparisonOf(story, 'en-phone', 'changed'), comparisonOf(story, 'ar-phone', 'removed')], { total: 10 }),
    ),
  ).toBe(9);
});

test('languages and commits have readable names', () => {
  expect(languageName('ar')).toBe('Arabic');
  expect(languageName('no language')).toBe('no language');
  expect(headOf({ commit: '0123456789', isDirty: true })).toBe('0123456 with uncommitted changes');
});
