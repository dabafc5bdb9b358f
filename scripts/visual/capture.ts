import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { awake, launchArgs, thisMachineOnly } from '../browser/launchArgs.mjs';
import { keepPicture } from './pictures.ts';
import { openPreview, preparePage, showStory, type Shown } from './preview.ts';
import type { Shot, Snapshot } from './snapshots.ts';

/** How often a picture is taken again where a page or the browser ended under it. */
const crashLimit = 3;

/** How many snapshots a page takes on: what stories leave behind goes with it. */
const pageLife = 250;

/** How many snapshots a page has to find on a screen that others take already, so that going there is worth a reload. */
const worthReload = 4;

/** What is painted anew only in part has other roundings. */
const wholePaint = '--disable-partial-raster';

export interface CaptureSettings {
  /** Where the built workbench is served: `http://localhost:7000`. */
  address: string;
  /** The folder that pictures are written to, named by their hash. */
  folder: string;
  executablePath: string;
  /** How many pages work at once. */
  pages: number;
  /** Whether the languages that a story has asked texts of make its picture worthless; then why. */
  judge?: (snapshot: Snapshot, spoken: readonly string[]) => string | undefined;
  /** Told of every snapshot as it is done. */
  onShot: (shot: Shot) => void;
  /** How long a story may take, in ms. */
  limit: number;
  signal?: AbortSignal;
}

/** A story broke its time limit: its page is of no more use. */
class TimeLimit extends Error {}

async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TimeLimit(`It did not come to rest within ${limit / 1000} seconds.`)), limit);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

export const openPage = async (browser: Browser) => {
  // Storybook skips its waits, and shows animations at their end, in a browser of this name. Without motion there is less to wait for.
  const context = await browser.newContext({ userAgent: 'StorybookTestRunner', reducedMotion: 'reduce' });
  await context.addInitScript(preparePage);
  return context.newPage();
};

export const launchBrowser = (executablePath: string) =>
  chromium.launch({ executablePath, args: [...launchArgs, ...thisMachineOnly, ...awake, wholePaint] });

/** A picture of a page from its corner, as a PNG. */
export async function screenshot(session: CDPSession, width: number, height: number): Promise<Buffer> {
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip,
  });
  return Buffer.from(data, 'base64');
}

/** What pictures have in common that one page takes without a reload: the toolbar's choices, and the size of the screen. */
const screenOf = ({ globals, viewport }: Snapshot) => JSON.stringify([globals, viewport]);

/** A page that takes one snapshot after the other, without a reload where the screen stays the same. */
class Photographer {
  private readonly settings: CaptureSettings;
  private readonly browser: Browser;
  private page: Page | undefined;
  private session: CDPSession | undefined;
  private state = { screen: '', taken: 0 };

  constructor(browser: Browser, settings: CaptureSettings) {
    this.browser = browser;
    this.settings = settings;
  }

  async close() {
    await this.page
      ?.context()
      .close()
      .catch(() => undefined);
    this.page = undefined;
  }

  private async prepare(snapshot: Snapshot): Promise<Page> {
    if (this.state.taken >= pageLife) await this.close();
    if (!this.page) {
      this.page = await openPage(this.browser);
      this.session = await this.page.context().newCDPSession(this.page);
      this.state = { screen: '', taken: 0 };
    }
    const { page } = this;
    const screen = screenOf(snapshot);
    if (this.state.screen !== screen) {
      await openPreview(page, this.settings.address, snapshot);
      // The caret blinks.
      await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
    }
    this.state = { screen, taken: this.state.taken + 1 };
    return page;
  }

  /** @throws where the page or the browser ended */
  async take(snapshot: Snapshot): Promise<Shot> {
    const { limit, folder } = this.settings;
    let shown: Shown;
    try {
      shown = await within(
        limit,
        this.prepare(snapshot).then((page) => showStory(page, snapshot)),
      );
    } catch (error) {
      await this.close();
      if (error instanceof TimeLimit) return { snapshot, ignored: [], error: error.message };
      throw error;
    }
    // What a story has changed, or left behind when it broke, is not what the next one should begin with.
    if (shown.hasChangedGlobals || shown.error !== undefined) this.state.screen = '';
    const { width, height, ignored, spoken, error = this.settings.judge?.(snapshot, spoken) } = shown;
    if (error !== undefined) return { snapshot, ignored: [], error };
    return {
      snapshot,
      ...(await keepPicture(folder, await within(limit, screenshot(this.session!, width, height)))),
      ignored,
    };
  }
}

/** What is still to be taken, shared out so that pages change their screen seldom. */
export class Queue {
  private readonly left = new Map<string, Snapshot[]>();
  /** How many pages are on a screen. */
  private readonly pages = new Map<string, number>();

  constructor(snapshots: readonly Snapshot[]) {
    for (const snapshot of snapshots) {
      const screen = screenOf(snapshot);
      this.left.set(screen, [...(this.left.get(screen) ?? []), snapshot]);
    }
  }

  /** The next for a page that is on this screen, if on any; undefined where others are about to finish what is left. */
  next(screen: string | undefined): Snapshot | undefined {
    const snapshot = screen === undefined ? undefined : this.left.get(screen)?.shift();
    if (snapshot) return snapshot;
    if (screen !== undefined) this.count(screen, -1);
    const free = (other: string) => !this.pages.get(other);
    const share = ([other, { length }]: [string, Snapshot[]]) => length / ((this.pages.get(other) ?? 0) + 1);
    const [best] = [...this.left]
      .filter((entry) => share(entry) >= (free(entry[0]) ? 1 : worthReload))
      .toSorted((a, b) => Number(free(b[0])) - Number(free(a[0])) || share(b) - share(a))
      .map(([other]) => other);
    if (best === undefined) return undefined;
    this.count(best, 1);
    return this.left.get(best)?.shift();
  }

  private count(screen: string, by: number) {
    this.pages.set(screen, (this.pages.get(screen) ?? 0) + by);
  }
}

/**
 * Takes the pictures of snapshots from a running workbench. A story that fails or takes too long is told, and the others go on; a page
 * or a browser that ends is replaced, and its snapshot taken again.
 * @throws where the run is aborted, or no browser stays alive
 */
export async function capture(snapshots: readonly Snapshot[], settings: CaptureSettings): Promise<Shot[]> {
  const { executablePath, onShot, signal } = settings;
  const queue = new Queue(snapshots);
  const shots: Shot[] = [];
  // Where one page has to give up, the others do not go on with a browser of their own.
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  await mkdir(settings.folder, { recursive: true });
  let browser = launchBrowser(executablePath);
  const livingBrowser = async () => {
    const current = browser;
    if ((await current).isConnected()) return current;
    // The first who finds it gone starts the next.
    if (browser === current) browser = launchBrowser(executablePath);
    return browser;
  };
  const tell = (shot: Shot) => {
    shots.push(shot);
    onShot(shot);
  };

  const work = async () => {
    let photographer: Photographer | undefined;
    let screen: string | undefined;
    for (let snapshot = queue.next(undefined); snapshot; snapshot = queue.next(screen)) {
      screen = screenOf(snapshot);
      for (let tried = 1, shot: Shot | undefined; !shot; tried++) {
        ended.throwIfAborted();
        try {
          photographer ??= new Photographer(await livingBrowser(), settings);
          shot = await photographer.take(snapshot);
        } catch (error) {
          // A file that cannot be written is not the page's fault.
          if ((error as NodeJS.ErrnoException).syscall !== undefined) failed.abort(error);
          ended.throwIfAborted();
          await photographer?.close();
          photographer = undefined;
          if (tried === crashLimit)
            shot = {
              snapshot,
              ignored: [],
              error: `Its page ended ${tried} times: ${error instanceof Error ? error.message : String(error)}`,
            };
        }
        if (shot) tell(shot);
      }
    }
    await photographer?.close();
  };

  const stop = () => browser.then((current) => current.close()).catch(() => undefined);
  const abort = () => void stop();
  ended.addEventListener('abort', abort);
  try {
    await Promise.all(Array.from({ length: settings.pages }, work));
    return shots;
  } finally {
    ended.removeEventListener('abort', abort);
    await stop();
  }
}
