// oxlint-disable no-underscore-dangle -- Storybook's own names
// What runs in the page. It is sent there as text: nothing outside of its function exists.
import type { Page } from 'playwright';
import type { StoryEntry } from './matrix.ts';
import type { Box, Snapshot } from './snapshots.ts';

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  off: Channel['on'];
  emit: (event: string, detail: unknown) => void;
}

/** What `storyFinished` tells. */
interface Finished {
  storyId?: string;
  status?: string;
  reporters?: ReadonlyArray<{ type: string; status: string }>;
}

export interface Shown {
  error?: string | undefined;
  /** Size of the whole page, in px. */
  width: number;
  height: number;
  ignored: Box[];
  /** The languages that it has asked texts of; none where the workbench is too old to tell. */
  spoken: readonly string[];
  /** Whether the story has changed the toolbar's choices, which the next one would have as well. */
  hasChangedGlobals: boolean;
}

declare global {
  interface Window {
    /** The browser's own: stories put something else in its place. */
    decodePicture?: HTMLImageElement['decode'];
  }
}

/** Runs before anything else in every page. */
export function preparePage() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on pictures
  window.decodePicture = HTMLImageElement.prototype.decode;
}

/** Shows a story in a running preview, and waits until it has played and nothing on it is on its way. */
export async function showStory({ storyId, viewport, options }: Pick<Snapshot, 'storyId' | 'viewport' | 'options'>): Promise<Shown> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const root = document.documentElement;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // A page hears of another size of its screen somewhat later, and chooses its pictures by it.
  while (innerWidth !== viewport.width || innerHeight !== viewport.height) await frame();
  let hasChangedGlobals = false;
  scrollTo(0, 0);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const error = await new Promise<string | undefined>((done) => {
    let thrown: string | undefined;
    const remember = (detail: unknown) => {
      const [first] = [detail].flat() as Array<{ message?: string; title?: string; description?: string } | undefined>;
      thrown ??= first?.message ?? first?.description ?? first?.title ?? 'It failed without a word.';
    };
    const end = (detail: unknown) => {
      const { storyId: ended = storyId, status, reporters = [] } = (detail ?? {}) as Finished;
      if (ended !== storyId) return;
      const failed = reporters.flatMap((report) => (report.status === 'failed' ? [report.type] : []));
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      done(thrown ?? (status === 'error' ? `It failed: ${failed.join(', ')}` : undefined));
    };
    // A story whose play function threw is told as finished, and with success.
    const listeners: Record<string, (detail: unknown) => void> = {
      playFunctionThrewException: remember,
      unhandledErrorsWhilePlaying: remember,
      storyThrewException: remember,
      storyErrored: remember,
      storyMissing: () => {
        remember({ message: 'There is no such story.' });
        end(undefined);
      },
      storyFinished: end,
      updateGlobals: () => {
        hasChangedGlobals = true;
      },
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  const spoken = window.spokenLanguages?.(storyId) ?? [];
  // Storybook pauses animations at their end.
  document.querySelector('[data-animations]')?.remove();
  if (!options.pauseAnimationAtEnd) {
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset['animations'] = '';
    style.textContent = '*, *::before, *::after { animation-direction: normal !important; }';
  }
  if (error !== undefined) return { width: 0, height: 0, ignored: [], spoken, hasChangedGlobals, error };

  const isMoving = () => document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const pictures = [...document.querySelectorAll('img')];
  // Those below the screen are on the picture as well.
  for (const picture of pictures) picture.loading = 'eager';
  scrollTo(0, 0);
  if (options.delay > 0) await new Promise((later) => setTimeout(later, options.delay));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  // What follows the place on the page, such as a table of contents, hears of it with a frame and answers with another.
  for (let quiet = 0; quiet < 3; ) {
    await document.fonts.ready;
    await Promise.allSettled(pictures.map(async (picture) => window.decodePicture?.call(picture)));
    const before = changes;
    await frame();
    quiet = changes === before && document.fonts.status === 'loaded' && !isMoving() ? quiet + 1 : 0;
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
    spoken,
    hasChangedGlobals,
  };
}

/** Storybook's preview, as far as it is needed here. */
interface Preview {
  ready: () => Promise<void>;
  loadStory: (wanted: { storyId: string }) => Promise<{ parameters: { chromatic?: object; viewport?: { options?: object } } }>;
}

/**
 * Opens a preview that shows no story yet. Accessibility is not what is looked at.
 * @param globals the toolbar's choices; without any story in the address they would not count
 */
export async function openPreview(page: Page, address: string, globals: Snapshot['globals']) {
  const choices = ['a11y.manual:!true', ...Object.entries(globals).map(([name, value]) => `${name}:${value}`)].join(';');
  await page.goto(`${address}/iframe.html?id=none--none&viewMode=story&globals=${choices}`);
  await page.waitForFunction(async () => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__;
    await preview?.ready();
    return preview !== undefined;
  });
}

/** What the stories of an open preview ask for. */
export function readStories(page: Page): Promise<StoryEntry[]> {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const index = (await (await fetch('index.json')).json()) as { entries: Record<string, { type: string } & Record<'id' | 'title' | 'name' | 'importPath', string>> };
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
    return Promise.all(
      stories.map(async ({ id, title, name, importPath }) => {
        const { parameters } = await preview.loadStory({ storyId: id });
        const { chromatic = {}, viewport = {} } = parameters;
        // Functions and elements in other parameters do not travel.
        return JSON.parse(JSON.stringify({ id, title, name, importPath, chromatic, viewports: viewport.options ?? {} })) as StoryEntry;
      }),
    );
  });
}
