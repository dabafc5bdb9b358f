import { afterEach, expect, test, vi } from 'vitest';
import { readStories } from './pageScripts.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is read of a story with these parameters. */
async function read(chromatic: object, more: object = {}) {
  vi.stubGlobal('fetch', async () => Response.json({ entries: { a: { type: 'story', id: 'a--b' } } }));
  vi.stubGlobal('__STORYBOOK_PREVIEW__', {
    storyStoreValue: { userGlobals: { initialGlobals: { viewport: null } } },
    loadStory: async () => ({ parameters: { chromatic, ...more }, storyGlobals: { viewport: 'phone' } }),
  });
  const [story] = await readStories();
  return story;
}

test('a story arrives without functions, and a number that is none as its name', async () => {
  const modes = { wide: { viewport: Number.NaN }, tall: { viewport: { height: Infinity } } };
  expect(await read({ delay: () => 0, ignoreSelectors: ['.clock'], modes })).toEqual({
    id: 'a--b',
    chromatic: {
      ignoreSelectors: ['.clock'],
      modes: { wide: { viewport: 'NaN' }, tall: { viewport: { height: 'Infinity' } } },
    },
    invalidSelectors: [],
    visualReview: {},
    viewportGlobals: ['phone', null],
  });
});

test.each([null, false, 'phone', 5, ['phone']])(
  'the viewports %j, which are no object, arrive as they are',
  async (viewport) => {
    expect((await read({}, { viewport }))?.invalidViewport).toEqual(viewport);
    expect((await read({}, { viewport: { options: { a: viewport } } }))?.viewports).toEqual({ a: viewport });
  },
);

test('a selector is closed, as it stands in a list', async () => {
  const valid = ['.clock, time > b', '[data-testid="clock"]', ':has(> :is(a, b))', '#\\31 23', 'a/* the first */'];
  const invalid = [':::', '', 'a,', 'a {} b', '@media print', 'a {'];
  const open = ['[data-testid="clock"', '[data-testid="clock', ':is(a', ':not(a, :is(b)', 'a/*', 'a\\'];
  const story = await read({ ignoreSelectors: [...valid, ...invalid, ...open] });
  expect(story?.invalidSelectors).toEqual([...invalid, ...open]);
});
