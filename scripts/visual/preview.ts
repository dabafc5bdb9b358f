// oxlint-disable no-underscore-dangle -- Storybook's own names
// What runs in the page. It is sent there as text: nothing outside of its function exists.
import type { Page } from 'playwright';
import { playStory, type Played } from '../browser/playStory.ts';
import type { StoryEntry } from './matrix.ts';
import type { Box, Snapshot } from './snapshots.ts';

export interface Settled {
  /** Size of the whole page, in px. */
  width: number;
  height: number;
  ignored: Box[];
  /** The languages that it has asked texts of; none where the workbench is too old to tell. */
  spoken: readonly string[];
}

export interface Shown extends Settled, Played {}

declare global {
  interface Window {
    /** The browser's own: stories put something else in its place. */
    decodePicture?: HTMLImageElement['decode'];
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
  }
}

/** Runs before anything else in every page. */
export function preparePage() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on pictures
  window.decodePicture = HTMLImageElement.prototype.decode;
  // Storybook's highlighter takes itself for started: it would ask for the style of every element at each change of the page.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
}

/** Waits until nothing of the story on screen is on its way any more. */
async function settleStory({ storyId, options }: Pick<Snapshot, 'storyId' | 'options'>): Promise<Settled> {
  const root = document.documentElement;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // Storybook pauses animations at their end.
  document.querySelector('[data-animations]')?.remove();
  if (!options.pauseAnimationAtEnd) {
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset['animations'] = '';
    style.textContent = '*, *::before, *::after { animation-direction: normal !important; }';
  }
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const pictures = [...document.querySelectorAll('img')];
  // Those below the screen are on the picture as well.
  for (const picture of pictures) picture.loading = 'eager';
  scrollTo(0, 0);
  if (options.delay > 0) await new Promise((later) => setTimeout(later, options.delay));
  // A picture that need not wait any more may choose another of its files.
  const chosen = () => pictures.map(({ currentSrc, complete }) => `${complete} ${currentSrc}`).join('\n');
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  // What follows the place on the page, such as a table of contents, hears of it with a frame and answers with another.
  for (let quiet = 0; quiet < 3;) {
    if (quiet === 0)
      await Promise.allSettled([
        document.fonts.ready,
        ...pictures.map(async (picture) => window.decodePicture?.call(picture)),
      ]);
    const before = [changes, chosen()].join('\n');
    await frame();
    quiet =
      before === [changes, chosen()].join('\n') && document.fonts.status === 'loaded' && !isMoving() ? quiet + 1 : 0;
  }
  observer.disconnect();
  // Painted anew as a whole: what was painted in parts, as it changed, has other roundings.
  document.body.style.display = 'none';
  void document.body.offsetHeight;
  document.body.style.removeProperty('display');
  await frame();
  const ignored = options.ignoreSelectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left + scrollX, top: top + scrollY, width, height };
    }),
  );
  return {
    width: root.clientWidth,
    height: options.cropToViewport ? root.clientHeight : Math.max(root.scrollHeight, root.clientHeight),
    ignored,
    spoken: window.spokenLanguages?.(storyId) ?? [],
  };
}

/** Shows a story in an open preview, and waits until it has played and nothing on it is on its way. */
export async function showStory(
  page: Page,
  { storyId, options }: Pick<Snapshot, 'storyId' | 'options'>,
): Promise<Shown> {
  const played = await page.evaluate(playStory, storyId);
  const settled =
    played.error === undefined
      ? await page.evaluate(settleStory, { storyId, options })
      : { width: 0, height: 0, ignored: [], spoken: [] };
  return { ...played, ...settled };
}

/** Storybook's preview, as far as it is needed here. */
interface Preview {
  ready: () => Promise<void>;
  selectionStore: { selection: unknown; setSelection: (selection: unknown) => void };
  loadStory: (wanted: {
    storyId: string;
  }) => Promise<{ parameters: { chromatic?: object; viewport?: { options?: object } } }>;
}

/**
 * Opens a preview that shows no story yet. Accessibility is not what is looked at.
 * @param screen the size of the screen, and the toolbar's choices; without any story in the address they would not count
 */
export async function openPreview(
  page: Page,
  address: string,
  { viewport, globals }: Pick<Snapshot, 'viewport' | 'globals'>,
) {
  await page.setViewportSize(viewport);
  const choices = ['a11y.manual:!true', ...Object.entries(globals).map(([name, value]) => `${name}:${value}`)].join(
    ';',
  );
  await page.goto(`${address}/iframe.html?id=none--none&viewMode=story&globals=${choices}`);
  await page.waitForFunction(async () => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    if (!preview) return false;
    await preview.ready();
    // It would write each story into the address and the title, which the browser shows to nobody, but draws.
    preview.selectionStore.setSelection = (selection) => {
      preview.selectionStore.selection = selection;
    };
    return true;
  });
  // A page hears of another size of its screen somewhat later, and chooses its pictures by it.
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
}

/** What the stories of an open preview ask for. */
export function readStories(page: Page): Promise<StoryEntry[]> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const index = (await (await fetch('index.json')).json()) as {
      entries: Record<string, { type: string } & Record<'id' | 'title' | 'name' | 'importPath', string>>;
    };
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
    return Promise.all(
      stories.map(async ({ id, title, name, importPath }) => {
        const { parameters } = await preview.loadStory({ storyId: id });
        const { chromatic = {}, viewport = {} } = parameters;
        // Functions and elements in other parameters do not travel.
        return JSON.parse(
          JSON.stringify({ id, title, name, importPath, chromatic, viewports: viewport.options ?? {} }),
        ) as StoryEntry;
      }),
    );
  });
}
