import { afterEach, expect, test, vi } from 'vitest';
import { readStories } from './pageScripts.ts';

afterEach(() => vi.unstubAllGlobals());

test('a story arrives without functions, and a number that is none as its name', async () => {
  const chromatic = {
    delay: () => 0,
    ignoreSelectors: ['.clock', ':::'],
    modes: { wide: { viewport: Number.NaN }, tall: { viewport: { height: Infinity } } },
  };
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      if (selector === ':::') throw new SyntaxError();
    },
  });
  vi.stubGlobal('fetch', async () => Response.json({ entries: { a: { type: 'story', id: 'a--b' } } }));
  vi.stubGlobal('window', {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { userGlobals: { initialGlobals: { viewport: null } } },
      loadStory: async () => ({ parameters: { chromatic }, storyGlobals: { viewport: 'phone' } }),
    },
  });
  expect(await readStories()).toEqual([
    {
      id: 'a--b',
      chromatic: {
        ignoreSelectors: ['.clock', ':::'],
        modes: { wide: { viewport: 'NaN' }, tall: { viewport: { height: 'Infinity' } } },
      },
      invalidSelectors: [':::'],
      visualReview: {},
      viewportGlobals: ['phone', null],
    },
  ]);
});
