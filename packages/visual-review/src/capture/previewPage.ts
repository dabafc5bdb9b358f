import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Frame, Page, Request } from 'playwright';
import { captureContent } from '../content/captureContent.ts';
import type { Snapshot, SnapshotOptions } from '../types.ts';
import { emulateSettings, emulateStates, endStates } from './emulate.ts';
import { holdStill, prepareHolding } from './holdStill.ts';
import {
  chooseGlobals,
  measureLengths,
  preparePage,
  readStories,
  settleStory,
  startStorybook,
  type StoryState,
} from './pageScripts.ts';
import { playStory, type PlayedStory } from './playStory.ts';
import { expectParameters, type StoryEntry } from './snapshotMatrix.ts';
import { defaultViewport, lengthsToMeasure } from './viewports.ts';

export type PreviewPage = Awaited<ReturnType<typeof openPreview>>;

/** In px: the rest of a screenshot would be black. */
const maxHeight = 16_384;

/**
 * Stories that share it are shown one after the other without any change of the page. Those with forced colors sort last: once a page has
 * shown one, the browser may go on painting its canvas in them.
 */
export const environmentOf = ({ globals, viewport, emulation: { forcedColors, media, textScale } = {} }: Snapshot) =>
  JSON.stringify([forcedColors === 'active', globals, viewport, media, textScale]);

/** How long data that is still loading is waited for once nothing else changes, in ms: a story may show that it never arrives. */
const dataPatience = 2000;

/** How long a frame that may be out of sight, or may run no scripts, is waited for, in ms. */
const longestPaint = 200;

const nextPaint = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));

/** Sounds and videos included, of which a browser reads a part: `holdStill` waits for the first frame of a video. */
const isData = (request: Request) => ['fetch', 'xhr', 'eventsource', 'ping', 'media'].includes(request.resourceType());

/** Images included: one that is complete may still load another of its sources, and shows the old one until then. */
function trackRequests(page: Page) {
  const pending = new Set<Request>();
  /** How many have been answered or have failed. */
  let settled = 0;
  const settle = (request: Request) => {
    if (pending.delete(request)) settled++;
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return { pending, settled: () => settled };
}

type Requests = ReturnType<typeof trackRequests>;

/** Waits until nothing has moved in any frame for a while: one may have just loaded. @returns whether there are frames */
async function holdFrames(page: Page, { pauseAnimationAtEnd }: SnapshotOptions) {
  const hold = (frame: Frame) => frame.evaluate(holdStill, pauseAnimationAtEnd).catch(() => false);
  const paint = (frame: Frame) => Promise.race([frame.evaluate(nextPaint).catch(() => undefined), delay(longestPaint)]);
  const start = performance.now();
  for (let still = 0; still < 2;) {
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    if (frames.length === 0) return false;
    // A frame has no URL before its document has arrived.
    const isLoading = frames.some((frame) => frame.url() === '') && performance.now() - start < dataPatience;
    const haveMoved = await Promise.all(frames.map(hold));
    // A frame that has a process of its own is painted later than the page.
    await Promise.all(frames.map(paint));
    still = isLoading || haveMoved.includes(true) ? 0 : still + 1;
  }
  return true;
}

/** Waits until the story does not change any more. */
async function settlePage(page: Page, { pending, settled }: Requests, options: SnapshotOptions) {
  let stillSince = performance.now();
  let state: StoryState;
  for (;;) {
    const settledBefore = settled();
    state = await page.evaluate(settleStory, options);
    // The page may still change because of a file that has just arrived.
    if (settled() !== settledBefore) stillSince = performance.now();
    else if (pending.size === 0) break;
    else if ([...pending].every(isData) && performance.now() - stillSince > dataPatience) break;
  }
  if (await holdFrames(page, options)) {
    // An `<object>` gets the size of its document when that has loaded, so the page may have another height.
    state = await page.evaluate(settleStory, options);
    await holdFrames(page, options);
  }
  return state;
}

/** Sends commands to a page; they fail when it ends, instead of never being answered. */
async function commandsOf(page: Page): Promise<CDPSession['send']> {
  const session = await page.context().newCDPSession(page);
  const end = new Promise<never>((_, fail) => {
    page.on('close', () => fail(new Error('The page has been closed.')));
    page.on('crash', () => fail(new Error('The page has crashed.')));
  });
  end.catch(() => undefined);
  return (method, params) => Promise.race([session.send(method, params), end]);
}

/** Opens a page that shows stories of the built Storybook at this URL one after the other, without a reload. */
export async function openPreview(browser: Browser, url: string) {
  // For this user agent Storybook skips its waits and shows animations at their end.
  const context = await browser.newContext({ userAgent: 'StorybookTestRunner' });
  await context.addInitScript(preparePage);
  await context.addInitScript(prepareHolding);
  await context.addInitScript(`window.holdStill = ${String(holdStill)}`);
  const page = await context.newPage();
  const requests = trackRequests(page);
  const send = await commandsOf(page);
  /** What a story has thrown and nobody has caught, also after it has played. */
  let thrown: Error[] = [];
  page.on('pageerror', (error) => {
    // Observers continue in the next frame.
    if (!error.message.startsWith('ResizeObserver loop')) thrown.push(error);
  });
  // `isChromatic()` of stories and their decorators looks at the URL.
  await page.goto(`${url}/iframe.html?id=none--none&viewMode=story&chromatic=true`);
  // The modules of the preview may await something before Storybook starts.
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__').catch((error: Error) => {
    throw new Error(`The preview has not started: ${thrown[0]?.message ?? error.message}`);
  });
  await page.evaluate(startStorybook);
  // The caret blinks; with forced colors, it cannot be hidden.
  await page.addStyleTag({ content: '* { caret-color: transparent !important; caret-animation: manual !important; }' });
  let lastEnvironment = '';
  let hasStates = false;

  return {
    close: () => context.close(),
    readStories: async () => {
      const stories = await page.evaluate(readStories);
      expectParameters(stories);
      const window = await context.newPage();
      await window.setViewportSize(defaultViewport);
      const modesOf = ({ chromatic, visualReview }: StoryEntry) =>
        [chromatic, visualReview].flatMap((parameter) => Object.values(parameter?.modes ?? {}));
      const needed = new Set(stories.flatMap((story) => lengthsToMeasure(story, modesOf(story))));
      const lengths = await window.evaluate(measureLengths, [...needed]);
      await window.close();
      return stories.map((story): StoryEntry => ({ ...story, lengths }));
    },
    /** What is on screen. */
    readContent: () => captureContent(send, (script) => page.evaluate(script)),

    /** Shows a story, and waits until it has played and does not change any more. */
    show: async (snapshot: Snapshot): Promise<StoryState & PlayedStory> => {
      const { storyId, options, viewport, globals, emulation = {} } = snapshot;
      const environment = environmentOf(snapshot);
      if (environment !== lastEnvironment) {
        await page.evaluate(chooseGlobals, globals);
        await emulateSettings(page, send, emulation);
        await page.setViewportSize(viewport);
        // A page notices a new viewport size somewhat later, and chooses its images by it.
        await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
      }
      // Empties the cache: a cached image is used even where a smaller source would do, by chance.
      await Promise.all([true, false].map((cacheDisabled) => send('Network.setCacheDisabled', { cacheDisabled })));
      if (hasStates) await endStates(send);
      hasStates = false;
      requests.pending.clear();
      thrown = [];
      const played = await page.evaluate(playStory, storyId);
      // The next story must not start with globals that this one has changed.
      lastEnvironment = played.hasChangedGlobals ? '' : environment;
      if (played.error !== undefined || played.hasLeftovers) return { ...played, width: 0, height: 0 };
      const settle = () => delay(options.delay).then(() => settlePage(page, requests, options));
      let state = await settle();
      let issue: string | undefined;
      if (emulation.hover !== undefined || emulation.focus !== undefined) {
        hasStates = true;
        issue = await emulateStates(page, send, emulation);
        state = await settle();
      }
      if (state.height > maxHeight)
        issue ??= `It is ${state.height} px high, and a browser captures ${maxHeight} px at most: set cropToViewport, or a wider viewport.`;
      const [error] = thrown;
      return { ...played, ...state, error: issue ?? (error && (error.stack ?? error.message)) };
    },

    /** Captures the page from its top left corner, in this size in px, as a PNG. */
    takeScreenshot: async ({ width, height }: Pick<StoryState, 'width' | 'height'>): Promise<Buffer> => {
      const clip = { x: 0, y: 0, width, height, scale: 1 };
      // Not with `captureBeyondViewport`: it makes the viewport 1 px wide for a moment, and media queries and images follow.
      const { data } = await send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
      return Buffer.from(data, 'base64');
    },
  };
}
