// oxlint-disable no-underscore-dangle -- Storybook's own names
// These functions are sent to the page as source text, so nothing outside of each function exists.
import type { Snapshot, SnapshotOptions } from '../types.ts';
import type { StoryEntry } from './snapshotMatrix.ts';

export interface StoryState {
  width: number;
  height: number;
}

declare global {
  interface Window {
    /** The browser's own method, which stories mock. */
    decodeImage?: HTMLImageElement['decode'];
    /** The elements of Storybook itself in the body. */
    ownElements?: ReadonlySet<Element>;
    /** The timers that are going to fire soon. */
    shortTimers?: ReadonlySet<number>;
    /** Whether the story has to be scrolled through, for what appears in view; undefined where nothing observes that. */
    awaitsScroll?: boolean | undefined;
    /** Whether it is being scrolled through. */
    isScrolledThrough?: boolean;
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
  }
}

export function preparePage() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on images
  window.decodeImage = HTMLImageElement.prototype.decode;
  // Keeps Storybook's highlighter from reading the style of every element at each change.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  // React shows what a Suspense boundary has waited for up to 300 ms after its fallback: nothing but a timer tells of it.
  const longest = 300;
  const timers = new Set<number>();
  window.shortTimers = timers;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startTimer = (handler: TimerHandler, delay = 0, ...values: unknown[]) => {
    const id = start(handler, delay, ...values);
    if (delay > 0 && delay <= longest) {
      timers.add(id);
      // It fires right after the other one.
      start(() => timers.delete(id), delay);
    }
    return id;
  };
  window.setTimeout = startTimer as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    stop(id);
  };
  const { prototype } = IntersectionObserver;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on an observer
  const { observe } = prototype;
  prototype.observe = function observeTarget(target) {
    // With a root of its own, it follows an element, as those of popovers do.
    if (this.root === null) window.awaitsScroll ??= true;
    observe.call(this, target);
  };
  const keepFromStory = (event: Event) => {
    if (window.isScrolledThrough) event.stopImmediatePropagation();
  };
  for (const type of ['scroll', 'scrollend']) window.addEventListener(type, keepFromStory, true);
}

/** Waits until files, fonts, images and animations of the story do not change any more. */
export async function settleStory(options: SnapshotOptions): Promise<StoryState> {
  delete window.finishedAnimations;
  const root = document.documentElement;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // Storybook pauses animations at their end.
  document.querySelector('[data-animations]')?.remove();
  if (!options.pauseAnimationAtEnd) {
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset.animations = '';
    style.textContent = '*, *::before, *::after { animation-direction: normal !important; }';
  }
  /** The body, and what is in shadow trees: each may paint far away from its element. */
  const trees = () => {
    const all: Array<HTMLElement | ShadowRoot> = [document.body];
    for (const tree of all)
      for (const element of tree.querySelectorAll('*')) {
        const inside = element.shadowRoot ?? window.closedRoots?.get(element);
        if (inside) all.push(inside);
      }
    return all;
  };
  const elements = trees().flatMap((tree) => [...tree.querySelectorAll<HTMLElement>('*')]);
  const images = elements.filter((element) => element instanceof HTMLImageElement);
  // Images below the viewport are on the screenshot as well.
  for (const image of images) image.loading = 'eager';
  for (const element of elements) {
    if (element instanceof HTMLIFrameElement) element.loading = 'eager';
    const { contentVisibility, contain } = getComputedStyle(element);
    if (contentVisibility !== 'auto') continue;
    // Content that is skipped there as well; without skipping, its containment stays.
    const kinds = ['layout', 'paint', 'style', ...contain.split(' ').filter((kind) => kind !== 'none')];
    element.style.contain = /strict|content/.test(contain) ? contain : [...new Set(kinds)].join(' ');
    element.style.contentVisibility = 'visible';
  }
  const scrollToLine = (top: number) => scrollTo({ top, left: 0, behavior: 'instant' });
  scrollToLine(0);
  // An image that is no longer lazy may choose another of its sources.
  const sources = () => images.map(({ currentSrc, complete }) => `${complete} ${currentSrc}`).join('\n');
  // What is not compared may change at any time. Chromatic knows these two without a selector.
  const ignored = ['.chromatic-ignore', '[data-chromatic="ignore"]', ...options.ignoreSelectors].join();
  const isIgnored = (node: Node) => Boolean((node instanceof Element ? node : node.parentElement)?.closest(ignored));
  let changes = 0;
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => !isIgnored(target))) changes += 1;
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  /** Shows what appears when it is scrolled into view. Events of scrolling would close what is open, and load more of a list. */
  const scrollThrough = async () => {
    window.awaitsScroll = false;
    window.isScrolledThrough = true;
    // A step is shorter than what counts as in view, from which a margin may be left out.
    const step = innerHeight / 5;
    for (let top = step, last = root.scrollHeight - innerHeight + step; top < last; top += step) {
      scrollToLine(top);
      await frame();
      await frame();
    }
    scrollToLine(0);
    await frame();
    await frame();
    window.isScrolledThrough = false;
  };
  /** How long timers are waited for after the last change, in ms, and after how many changes no longer: some never end. */
  const patience = { time: 350, changes: 3 };
  let lastChange = performance.now();
  let changesAwaited = 0;
  // What follows the scroll position needs a frame to notice and one to update.
  for (let quiet = 0; quiet < 3;) {
    if (quiet === 0)
      await Promise.allSettled([document.fonts.ready, ...images.map(async (image) => window.decodeImage?.call(image))]);
    const before = [changes, sources()].join('\n');
    await frame();
    const hasMoved = window.holdStill!(options.pauseAnimationAtEnd);
    const isSame = before === [changes, sources()].join('\n') && document.fonts.status === 'loaded' && !hasMoved;
    const now = performance.now();
    const isPatient = now - lastChange < patience.time && changesAwaited < patience.changes;
    if (!isSame) {
      if (quiet > 0) changesAwaited += 1;
      lastChange = now;
    }
    const awaitsTimer = isPatient && Boolean(window.shortTimers?.size);
    quiet = isSame ? Math.min(quiet + 1, awaitsTimer ? 1 : 3) : 0;
    if (quiet === 3 && window.awaitsScroll && root.scrollHeight > innerHeight) {
      await scrollThrough();
      [quiet, changesAwaited, lastChange] = [0, 0, performance.now()];
    }
  }
  observer.disconnect();
  // So that it is neither seen nor read.
  document.querySelector('head > [data-ignored]')?.remove();
  if (document.querySelector(ignored)) {
    const style = document.head.appendChild(document.createElement('style'));
    style.dataset.ignored = '';
    style.textContent = `:is(${ignored}), :is(${ignored}) * { visibility: hidden !important; }`;
  }
  const animations = trees().flatMap((tree) => (tree instanceof ShadowRoot ? tree : document).getAnimations());
  // Repaints the page in one pass: partial repaints round differently.
  const { display } = document.body.style;
  document.body.style.display = 'none';
  void document.body.offsetHeight;
  document.body.style.display = display;
  // Those of scripts have lost their pseudo-elements, which are others now.
  for (const { effect } of animations) {
    if (!(effect instanceof KeyframeEffect)) continue;
    const { pseudoElement } = effect;
    if (pseudoElement !== null) effect.pseudoElement = pseudoElement;
  }
  // Animations of styles start anew.
  window.holdStill!(options.pauseAnimationAtEnd);
  // Below the lowest element, with its shadow and outline, there is nothing to see.
  let lowest = 0;
  for (const element of trees().flatMap((tree) => [...tree.querySelectorAll('*')])) {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // With its pseudo-elements and the text that overflow it.
    const end = Math.max(bottom, top + element.scrollHeight);
    const isEmpty = (width === 0 || height === 0) && element.scrollHeight === 0;
    if (isEmpty || end + scrollY + 200 < lowest) continue;
    const { overflowY, boxShadow, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const painted = `${boxShadow} ${outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineOffset}`}`;
    const lengths = [...painted.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Math.abs(Number(length)));
    const reach = lengths.reduce((sum, length) => sum + length, 0);
    lowest = Math.max(lowest, (overflowY === 'visible' ? end : bottom) + scrollY + reach);
  }
  const page = Math.max(root.scrollHeight, root.clientHeight);
  const margin = 16;
  const content = Math.min(page, Math.max(1, Math.ceil(lowest + margin)));
  return {
    width: root.clientWidth,
    height: options.cropToViewport ? Math.min(root.clientHeight, content) : content,
  };
}

interface StorybookPreview {
  ready: () => Promise<void>;
  loadStory: (wanted: { storyId: string }) => Promise<{
    parameters: { chromatic?: object; visualReview?: object; viewport?: { options?: object } | null };
    storyGlobals?: { viewport?: unknown };
  }>;
  currentSelection: unknown;
  selectionStore: { selection: unknown; setSelection: (selection: unknown) => void };
  storyStoreValue: {
    userGlobals: {
      globals: object;
      initialGlobals: { viewport?: unknown };
      updateFromPersisted: (globals: object) => void;
    };
  };
}

type PreviewWindow = Window & { __STORYBOOK_PREVIEW__: StorybookPreview };

/** Waits until Storybook, whose preview has been loaded, can show stories. */
export async function startStorybook() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  await preview.ready();
  // Storybook would write each story to the URL and the title, which costs time.
  preview.selectionStore.setSelection = (selection) => {
    preview.selectionStore.selection = selection;
  };
}

/** For the stories that are shown from then on, without accessibility checks. */
export function chooseGlobals(globals: Snapshot['globals']) {
  // In another viewport, the images of the previous story would load other sources.
  for (const image of document.querySelectorAll('img, source'))
    for (const name of ['srcset', 'src']) image.removeAttribute(name);
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  const { userGlobals } = preview.storyStoreValue;
  userGlobals.globals = userGlobals.initialGlobals;
  userGlobals.updateFromPersisted({ a11y: { manual: true }, ...globals });
  // Showing the same story again starts it again.
  preview.currentSelection = undefined;
}

export async function readStories() {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  const response = await fetch('index.json');
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  const { initialGlobals } = preview.storyStoreValue.userGlobals;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return Promise.all(
    stories.map(async ({ id, title, name, importPath }) => {
      // A file that throws on import fails when its stories are shown.
      const loaded = await preview.loadStory({ storyId: id }).catch(() => undefined);
      const { chromatic = {}, visualReview = {}, viewport = {} } = loaded?.parameters ?? {};
      const viewportGlobals = [loaded?.storyGlobals, initialGlobals].map((globals) => globals?.viewport);
      // Anything may be in its place, such as a text.
      const viewports = viewport?.options;
      const isObject = typeof viewport === 'object' && viewport !== null && !Array.isArray(viewport);
      const invalidViewport = isObject ? undefined : viewport;
      const { ignoreSelectors } = (chromatic ?? {}) as { ignoreSelectors?: unknown };
      const invalidSelectors = (Array.isArray(ignoreSelectors) ? ignoreSelectors : []).filter((selector) => {
        try {
          document.querySelector(String(selector));
          // The first one closes what a selector leaves open, which would include what follows it.
          new CSSStyleSheet().insertRule(`${selector}{}`);
          return false;
        } catch {
          return true;
        }
      });
      // Functions and elements in other parameters cannot be serialized. A number that is none would become `null`: no viewport.
      const named = (_: string, value: unknown) =>
        typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
      return JSON.parse(
        JSON.stringify(
          {
            id,
            title,
            name,
            importPath,
            chromatic,
            visualReview,
            viewports,
            invalidViewport,
            viewportGlobals,
            invalidSelectors,
          },
          named,
        ),
      ) as StoryEntry;
    }),
  );
}

/** In px, as lengths of what fills the window of Storybook. */
export function measureLengths(lengths: readonly string[]) {
  // Storybook's own page has this size of text.
  document.body.style.fontSize = '14px';
  const box = document.body.appendChild(document.createElement('div'));
  box.style.position = 'fixed';
  const measured = lengths.map((length) => {
    for (const axis of ['width', 'height']) {
      box.style.removeProperty(axis);
      box.style.setProperty(axis, length);
    }
    const { width, height } = box.getBoundingClientRect();
    return [length, { width, height }] as const;
  });
  return Object.fromEntries(measured);
}
