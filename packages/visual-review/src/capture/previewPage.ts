import type { Browser, CDPSession, Page, Request } from 'playwright';
import type { Snapshot } from '../types.ts';
import {
  chooseGlobals,
  preparePage,
  readStories,
  settleStory,
  startStorybook,
  type StoryState,
} from './pageScripts.ts';
import { playStory, type PlayedStory } from './playStory.ts';

export interface RenderedStory extends StoryState, PlayedStory {}

/** Globals and viewport: stories that share both are shown one after the other without any change of the page. */
export const environmentOf = ({ globals, viewport }: Pick<Snapshot, 'globals' | 'viewport'>) =>
  JSON.stringify([globals, viewport]);

/** A page in which the stories of a built Storybook are shown one after the other, without a reload. */
export class PreviewPage {
  private readonly page: Page;
  private readonly session: CDPSession;
  /** Rejects when the page or its browser has ended. */
  private readonly end: Promise<never>;
  private environment = '';
  /** Pending requests of the story, except for images, which report their own state. */
  private readonly pending = new Set<Request>();
  /** How many requests have been answered or have failed. */
  private settledRequests = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
    this.end = new Promise((_, fail) => {
      page.on('close', () => fail(new Error('The page has been closed.')));
      page.on('crash', () => fail(new Error('The page has crashed.')));
    });
    this.end.catch(() => undefined);
    const settle = (request: Request) => {
      if (this.pending.delete(request)) this.settledRequests++;
    };
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') this.pending.add(request);
    });
    page.on('requestfinished', settle);
    page.on('requestfailed', settle);
  }

  /** @param url where the built Storybook is served: `http://localhost:7000` */
  static async open(browser: Browser, url: string): Promise<PreviewPage> {
    // For this user agent Storybook skips its waits and shows animations at their end. Reduced motion shortens the rest.
    const context = await browser.newContext({ userAgent: 'StorybookTestRunner', reducedMotion: 'reduce' });
    await context.addInitScript(preparePage);
    const page = await context.newPage();
    const preview = new PreviewPage(page, await context.newCDPSession(page));
    await page.goto(`${url}/iframe.html?id=none--none&viewMode=story`);
    await page.waitForFunction(startStorybook);
    // The caret blinks.
    await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
    return preview;
  }

  /** A command of such a session is never answered when the browser ends. */
  private readonly send: CDPSession['send'] = (method, params) =>
    Promise.race([this.session.send(method, params), this.end]);

  close = () => this.page.context().close();

  readStories = () => this.page.evaluate(readStories);

  /** Shows a story in its mode, and waits until it has played and does not change any more. */
  async show(snapshot: Snapshot): Promise<RenderedStory> {
    const { page, pending } = this;
    const { storyId, options, viewport, globals } = snapshot;
    const environment = environmentOf(snapshot);
    if (environment !== this.environment) {
      await page.evaluate(chooseGlobals, globals);
      await page.setViewportSize(viewport);
      // A page notices a new viewport size somewhat later, and chooses its images by it.
      await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
    }
    // A cached image is used even where a smaller source would do, so what is shown would depend on chance: this empties the cache.
    await Promise.all([true, false].map((cacheDisabled) => this.send('Network.setCacheDisabled', { cacheDisabled })));
    pending.clear();
    const played = await page.evaluate(playStory, storyId);
    // The next story must not start with globals that this one has changed.
    this.environment = played.hasChangedGlobals ? '' : environment;
    if (played.error !== undefined) return { ...played, width: 0, height: 0, ignored: [] };
    for (;;) {
      const { settledRequests } = this;
      const settled = await page.evaluate(settleStory, { options });
      // The page may still change because of a file that has just arrived.
      if (pending.size > 0 || this.settledRequests !== settledRequests) continue;
      return { ...played, ...settled };
    }
  }

  /** Captures the page from its top left corner, in this size in px, as a PNG. */
  async takeScreenshot({ width, height }: Pick<StoryState, 'width' | 'height'>): Promise<Buffer> {
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    // Not with `captureBeyondViewport`: it makes the viewport 1 px wide for a moment, and images, media queries and layouts follow.
    const { data } = await this.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
    return Buffer.from(data, 'base64');
  }
}
