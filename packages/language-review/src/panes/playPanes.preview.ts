import type { ReactRenderer } from '@storybook/react-vite';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED } from 'storybook/internal/core-events';
import { instrument } from 'storybook/internal/instrumenter';
import type { Globals, PreparedStory, StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { uninstrumentedUserEvent, within } from 'storybook/test';
import { panesOf, type ShownLocale } from '../globals';
import { focusKept } from './mirrorStyles.preview';
import { markFailure, pagesOf } from './Panes.preview';

/** The tag of stories about a change of language, which play in their first pane only. */
const severalLanguages = 'several-languages';

/** As Storybook makes it: of its story, and of one render. */
type Context = StoryContext<ReactRenderer> &
  Pick<PreparedStory<ReactRenderer>, 'playFunction' | 'applyLoaders' | 'applyBeforeEach' | 'runStep'>;

type Pane = readonly [page: Document, locale: ShownLocale];

/** Whether Storybook plays a story where it is shown. */
function isPlayed(context: StoryContext<ReactRenderer>) {
  const { viewMode, parameters, playFunction } = context as Context;
  const { story } = (parameters.docs ?? {}) as { story?: { autoplay?: boolean } };
  return playFunction !== undefined && (viewMode !== 'docs' || story?.autoplay === true);
}

/** Whether a story is in documents of its own: side by side, or played in a docs page, whose stories would share the focus. */
export const hasPanes = (context: StoryContext<ReactRenderer>, globals: Globals = context.globals) =>
  panesOf(globals).length > 1 || (context.viewMode === 'docs' && isPlayed(context));

/** What a play function gets of a pane, or it would find everything once per pane. */
function playIn(page: Document): Partial<Context> {
  const canvasElement = page.getElementById('storybook-root') ?? page.body;
  // As Storybook does it. What Storybook's `userEvent` sets up is listed as an interaction of the story.
  const { userEvent } = instrument(
    { userEvent: uninstrumentedUserEvent.setup({ document: page }) },
    { intercept: true },
  );
  return { canvasElement, canvas: within(canvasElement), userEvent };
}

/** Only one document has the focus. In another one, what had it looks and behaves as before, until the focus comes back. */
function keepFocus({ activeElement, body, defaultView }: Document) {
  if (!defaultView || !activeElement || activeElement === body) return;
  activeElement.setAttribute(focusKept, '');
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  for (const type of ['blur', 'focusout'])
    defaultView.addEventListener(type, (event) => event.stopImmediatePropagation(), options);
  defaultView.addEventListener(
    'focusin',
    () => {
      activeElement.removeAttribute(focusKept);
      ended.abort();
    },
    options,
  );
}

/** Storybook hides a docs page until it is complete, and what is hidden takes no focus. */
const untilShown = ({ canvasElement, abortSignal }: Context) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (canvasElement.offsetWidth === 0 && !abortSignal.aborted) return;
      sizes.disconnect();
      resolve();
    };
    const sizes = new ResizeObserver(check);
    sizes.observe(canvasElement);
    abortSignal.addEventListener('abort', check);
    check();
  });

/** An open menu of Storybook's toolbar makes the preview inert; in Chromium the panes would take its focus even so, and its keys. */
async function untilNotInert({ abortSignal }: Context) {
  while (window.frameElement?.closest('[inert]') && !abortSignal.aborted) await new Promise(requestAnimationFrame);
}

const untilFinished = ({ id, abortSignal }: Context) =>
  new Promise<void>((resolve) => {
    const channel = addons.getChannel();
    const finish = ({ storyId }: { storyId: string }) => {
      if (storyId === id) end();
    };
    const end = () => {
      channel.off(STORY_FINISHED, finish);
      resolve();
    };
    channel.on(STORY_FINISHED, finish);
    abortSignal.addEventListener('abort', end);
    if (abortSignal.aborted) end();
  });

/** Settled when all stories of a docs page that play, or are to, have finished. */
let turns: Promise<void> = Promise.resolve();

function takeTurn(context: Context) {
  const turn = turns;
  turns = turn.then(() => untilFinished(context));
  return turn;
}

const played = new WeakSet<Document>();

/** A story keeps its signal while it is rendered again, which Storybook does not play. */
const rendered = new WeakSet<AbortSignal>();

/** What a render still has to play, who had the focus before, and how to scroll back: what gets the focus comes into view. */
interface Prepared {
  panes: readonly Pane[];
  reader: Element | null;
  keepInPlace: () => void;
  /** Resolves once the other panes have played; undefined before they do. */
  ended?: Promise<void>;
}

const prepared = new WeakMap<object, Prepared>();

/** Where panes are scrolled to. @returns how to go back there */
function positionOf({ defaultView }: Document) {
  const board = defaultView?.frameElement?.closest('[data-board]');
  const top = board?.scrollTop;
  return () => board?.scrollTo({ top, behavior: 'instant' });
}

/** Waits for the panes of a story, and in a docs page for its turn; then Storybook plays in the first one. */
export async function preparePanes(given: StoryContext<ReactRenderer>) {
  const context = given as Context;
  const { abortSignal, canvasElement, globals, tags, viewMode } = context;
  const isRenderedAgain = rendered.has(abortSignal);
  rendered.add(abortSignal);
  if (!hasPanes(context)) return;
  const pages = await pagesOf(canvasElement, abortSignal);
  const [first] = pages;
  if (!first) return;
  Object.assign(context, playIn(first));
  if (!isPlayed(context)) return;
  const panes = panesOf(globals)
    .flatMap((locale, index): Pane[] => (pages[index] ? [[pages[index], locale]] : []))
    .filter(([page], index) => !played.has(page) && (index === 0 || !tags.includes(severalLanguages)));
  if (panes.length === 0) return;
  await untilNotInert(context);
  if (viewMode === 'docs') {
    await takeTurn(context);
    await untilShown(context);
    if (abortSignal.aborted) return;
    await reset(context);
    Object.assign(context, playIn(first));
  }
  prepared.set(context, { panes, reader: document.activeElement, keepInPlace: positionOf(first) });
  if (isRenderedAgain) return;
  played.add(first);
  const channel = addons.getChannel();
  const fail = ({ message }: Error) => {
    markFailure(first, message);
    // Storybook skips `afterEach` where it throws the error (`throwPlayFunctionExceptions`).
    void playOtherPanes(context);
  };
  channel.on(PLAY_FUNCTION_THREW_EXCEPTION, fail);
  void untilFinished(context).then(() => channel.off(PLAY_FUNCTION_THREW_EXCEPTION, fail));
}

/** What Storybook does before each play function, which also resets the mocks that plays share. */
async function reset(context: Context) {
  const { abortSignal, applyBeforeEach, applyLoaders } = context;
  context.loaded = await applyLoaders(context);
  const cleanups = await applyBeforeEach(context);
  abortSignal.addEventListener('abort', () => cleanups.toReversed().forEach((clean) => void clean()));
}

/** Plays a story in one more pane, in its language. */
async function play(context: Context, [page, locale]: Pane) {
  const { abortSignal, playFunction, reporting, runStep, step } = context;
  const own: Context = {
    ...context,
    globals: { ...context.globals, locale: locale.code, compare: 'off' },
    canvasElement: page.body,
    step: (label, steps) => runStep(label, steps, own),
    mount: () => Promise.resolve(own.canvas),
  };
  own.context = own;
  try {
    await reset(own);
    Object.assign(own, playIn(page));
    await step(locale.name, () => playFunction?.(own));
  } catch (error) {
    if (abortSignal.aborted) return;
    const { message } = error as Error;
    markFailure(page, message);
    reporting.addReport({ type: 'language-review/panes', version: 1, status: 'failed', result: { locale, message } });
  }
}

/** Plays in the panes that have not played, once for each render. */
export async function playOtherPanes(context: StoryContext<ReactRenderer>) {
  const found = prepared.get(context);
  if (found) await (found.ended ??= playOneByOne(context as Context, found));
}

/** Gives the focus back at the end. */
async function playOneByOne(context: Context, { panes, reader, keepInPlace }: Prepared) {
  for (const pane of panes) {
    const [page] = pane;
    if (!played.has(page)) await play(context, pane);
    if (context.abortSignal.aborted) return;
    played.add(page);
    keepFocus(page);
  }
  const [first] = panes;
  const isInDocs = context.viewMode === 'docs';
  if (panes.length < (isInDocs ? 1 : 2)) return;
  // A browser forgets what had the focus of a document when another one takes it.
  const focused = isInDocs ? reader : first?.[0].querySelector(`[${focusKept}]`);
  if (document.activeElement !== focused) (document.activeElement as HTMLElement | null)?.blur();
  (focused as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  keepInPlace();
}
