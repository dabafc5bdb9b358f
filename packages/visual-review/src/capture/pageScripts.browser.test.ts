import { afterEach, expect, test, vi } from 'vitest';
import { readStories, settleStory } from './pageScripts.ts';
import { playStory } from './playStory.ts';

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

test.each([
  ['at a fixed place', '<div style="position: fixed; top: 100px; width: 20px; height: 184px"></div>', 300],
  [
    'far from its button',
    '<button></button><p style="position: absolute; top: 100px; height: 84px; margin: 0">A</p>',
    200,
  ],
  [
    'beyond an element without height',
    '<p style="position: absolute; top: 100px; height: 0; line-height: 84px; margin: 0">A</p>',
    200,
  ],
  ['within another one', '<x-inner></x-inner>', 400],
])('what a shadow tree shows %s is on the screenshot', async (_, html, height) => {
  window.holdStill = () => false;
  const attach = (host: Element, inside: string) => (host.attachShadow({ mode: 'open' }).innerHTML = inside);
  const host = document.body.appendChild(document.createElement('div'));
  attach(host, html);
  const inner = host.shadowRoot?.querySelector('x-inner');
  if (inner) attach(inner, '<div style="position: fixed; top: 0; width: 20px; height: 384px"></div>');
  const options = { delay: 0, cropToViewport: false, pauseAnimationAtEnd: true, diffThreshold: 0, ignoreSelectors: [] };
  expect(await settleStory(options)).toMatchObject({ height });
  host.remove();
});

test('what one story does not compare is not hidden while the next one plays', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.dataset.ignored = '';
  const finished = new Map<string, (detail: unknown) => void>();
  const wasHidden = new Promise<boolean>((resolve) =>
    Object.assign(window, {
      __STORYBOOK_ADDONS_CHANNEL__: {
        on: (event: string, listener: (detail: unknown) => void) => finished.set(event, listener),
        off: () => undefined,
        emit: () => {
          resolve(style.isConnected);
          finished.get('storyFinished')?.({ storyId: 'a--b' });
        },
      },
    }),
  );
  await playStory('a--b');
  expect(await wasHidden).toBe(false);
});

test('what the browser skips far below the viewport is on the screenshot', async () => {
  window.holdStill = () => false;
  const story = document.body.appendChild(document.createElement('div'));
  const skipped = 'content-visibility: auto; contain-intrinsic-size: auto 10px';
  story.innerHTML = `<p style="height: 9000px"></p><div style="${skipped}"><div style="height: 400px"></div></div>`;
  const heightOf = () => story.getBoundingClientRect().height;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const before = heightOf();
  await settleStory({
    delay: 0,
    cropToViewport: false,
    pauseAnimationAtEnd: true,
    diffThreshold: 0,
    ignoreSelectors: [],
  });
  expect(heightOf() - before).toBe(390);
  story.remove();
});
