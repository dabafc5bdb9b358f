import { expect, test } from 'vitest';
import { pageModes, viewports } from '../../.storybook/modes.ts';
import { snapshotsOf, type StoryEntry } from './matrix.ts';

const story = (chromatic: StoryEntry['chromatic']): StoryEntry => ({
  id: 'layout-header--whole',
  title: 'Layout/Header',
  name: 'Whole',
  importPath: './src/layout/Header/Header.stories.tsx',
  chromatic,
  viewports,
});

test('a story is taken once in each of its modes, on the screen of the mode', () => {
  const snapshots = snapshotsOf([story({ modes: pageModes })]);
  expect(snapshots.map(({ mode }) => mode)).toEqual(Object.keys(pageModes));
  expect(snapshots.find(({ mode }) => mode === 'ar-phone')).toMatchObject({
    id: 'layout-header--whole ar-phone',
    file: 'src/layout/Header/Header.stories.tsx',
    globals: { locale: 'ar' },
    viewport: { width: 320, height: 720 },
  });
});

test('a mode may have a direction, a width in px or a size', () => {
  const modes = {
    mirrored: { locale: 'en', direction: 'rtl', viewport: 'tablet' },
    narrow: { viewport: 400 },
    small: { viewport: { width: 300, height: 200 } },
  };
  expect(snapshotsOf([story({ modes })]).map(({ globals, viewport }) => [globals, viewport])).toEqual([
    [
      { locale: 'en', direction: 'rtl' },
      { width: 768, height: 1024 },
    ],
    [{}, { width: 400, height: 900 }],
    [{}, { width: 300, height: 200 }],
  ]);
});

test('a mode that is disabled is not taken, a story that is disabled not at all, one without modes once', () => {
  expect(snapshotsOf([story({ modes: { ...pageModes, 'en-phone': { disable: true } } })])).toHaveLength(
    Object.keys(pageModes).length - 1,
  );
  expect(snapshotsOf([story({ disableSnapshot: true, modes: pageModes })])).toEqual([]);
  expect(snapshotsOf([story({})]).map(({ id }) => id)).toEqual(['layout-header--whole default']);
});

test('how it is taken and compared is what the story says, and otherwise exact', () => {
  const chromatic = {
    delay: 50,
    cropToViewport: true,
    pauseAnimationAtEnd: false,
    diffThreshold: 0.2,
    ignoreSelectors: ['time'],
  };
  expect(snapshotsOf([story(chromatic)])[0]?.options).toEqual(chromatic);
  expect(snapshotsOf([story({})])[0]?.options).toEqual({
    delay: 0,
    cropToViewport: false,
    pauseAnimationAtEnd: true,
    diffThreshold: 0,
    ignoreSelectors: [],
  });
});

test('a viewport that the workbench does not have is an error that names the story and the mode', () => {
  expect(() => snapshotsOf([story({ modes: { huge: { viewport: 'wall' } } })])).toThrow(
    'layout-header--whole: its mode huge wants the viewport "wall"',
  );
});
