import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright';
import type { StoryReport } from '../config/visualConfig.ts';
import { packContent } from '../content/content.ts';
import { saveFile } from '../store/cache.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import { launchBrowser } from './launchBrowser.ts';
import { environmentOf, openPreview, type PreviewPage } from './previewPage.ts';

/** How many pages keep the processor cores busy: each waits for its frames a third of the time. */
export const defaultPages = Math.ceil(1.5 * Math.min(4, availableParallelism()));

/** How often a snapshot is tried where its page or the browser ends. */
const maxAttempts = 3;

/** How many snapshots are captured in the time that opening another page takes. */
export const snapshotsWorthAPage = 10;

/** How many snapshots a page captures before it is replaced, with what stories have left in its memory. */
const snapshotsPerPage = 250;

export interface CaptureSettings {
  browser: { path: string };
  /** Where the built Storybook is served: `http://localhost:7000`. */
  url: string;
  /** For the screenshots. */
  folder: string;
  /** How many pages work in parallel, at most. */
  pages: number;
  /** How long a story may take, in ms. */
  limit: number;
  /** Returns an error that makes a screenshot useless. */
  evaluate?: (snapshot: Snapshot, reports: readonly StoryReport[]) => string | undefined;
  /** The keys of the messages that a story has requested, as far as its reports tell. */
  messagesOf?: (reports: readonly StoryReport[]) => readonly string[] | undefined;
  onScreenshot: (screenshot: Screenshot) => Promise<void> | void;
  signal: AbortSignal;
}

function restartingBrowser(executablePath: string) {
  let browser = launchBrowser(executablePath);
  return {
    get: async () => {
      const current = browser;
      const isRunning = await current.then(
        (started) => started.isConnected(),
        () => false,
      );
      // The first caller that finds it ended starts the next one.
      if (!isRunning && browser === current) browser = launchBrowser(executablePath);
      return browser;
    },
    close: () => browser.then((current) => current.close()).catch(() => undefined),
  };
}

/** Captures in one page, which it replaces when needed. */
function captureWorker(browser: Browser, { url, folder, limit, evaluate, messagesOf }: CaptureSettings) {
  let preview: PreviewPage | undefined;
  let captured = 0;
  const close = async () => {
    await preview?.close().catch(() => undefined);
    preview = undefined;
    captured = 0;
  };
  const open = () => openPreview(browser, url);
  const captureIn = async (page: PreviewPage, snapshot: Snapshot): Promise<Screenshot> => {
    const { reports, error, hasLeftovers, ...size } = await page.show(snapshot);
    if (hasLeftovers) {
      await close();
      preview = await open();
      return captureIn(preview, snapshot);
    }
    // The next story must not start with what a broken one leaves behind.
    if (error !== undefined) await close();
    const issue = error ?? evaluate?.(snapshot, reports);
    // Assertions of a play function color their messages.
    if (issue !== undefined) return { snapshot, error: stripVTControlCharacters(issue) };
    const screenshot = await saveFile(folder, await page.takeScreenshot(size), 'png');
    const content = await saveFile(folder, await packContent(await page.readContent()), 'json.gz');
    const messages = messagesOf?.(reports);
    return { snapshot, ...screenshot, content, ...(messages && { messages }) };
  };
  const captureInTime = async (snapshot: Snapshot): Promise<Screenshot> => {
    captured++;
    preview ??= await open();
    // It is waited for again once an element has the pointer or the focus.
    const longest = 2 * snapshot.options.delay + limit;
    const screenshot = await Promise.race([captureIn(preview, snapshot), delay(longest, undefined, { ref: false })]);
    if (screenshot) return screenshot;
    // The page cannot be used any more.
    await close();
    return { snapshot, error: `It did not settle within ${longest / 1000} seconds.` };
  };
  return {
    close,
    /** @throws where the page or the browser ended */
    capture: async (snapshot: Snapshot): Promise<Screenshot> => {
      if (captured >= snapshotsPerPage) await close();
      const isFirst = preview === undefined;
      const screenshot = await captureInTime(snapshot);
      // What another story has thrown late does not count: this one is tried again in a page of its own.
      return screenshot.error === undefined || preview || isFirst ? screenshot : captureInTime(snapshot);
    },
  };
}

/**
 * Captures snapshots of a running Storybook. A story that fails or takes too long gets an error; a page or a browser that
 * ends is replaced, and its snapshot tried again.
 * @throws where the run is aborted, no browser keeps running, or a file cannot be written
 */
export async function capture(snapshots: readonly Snapshot[], settings: CaptureSettings) {
  if (snapshots.length === 0) return [];
  // Sorted, so that pages seldom change their viewport.
  const queue = snapshots.toSorted((a, b) => environmentOf(a).localeCompare(environmentOf(b)));
  const screenshots: Screenshot[] = [];
  // When one worker gives up, the others must not continue with another browser.
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, settings.signal]);
  await mkdir(settings.folder, { recursive: true });
  const browser = restartingBrowser(settings.browser.path);

  const work = async () => {
    let worker: ReturnType<typeof captureWorker> | undefined;
    const attempt = async (snapshot: Snapshot, attempts = 1): Promise<Screenshot> => {
      ended.throwIfAborted();
      try {
        worker ??= captureWorker(await browser.get(), settings);
        return await worker.capture(snapshot);
      } catch (error) {
        ended.throwIfAborted();
        const { syscall, message } = error as NodeJS.ErrnoException;
        // Another page does not help where no file can be written or no browser starts.
        if (syscall !== undefined || (!worker && attempts === maxAttempts)) throw error;
        await worker?.close();
        worker = undefined;
        if (attempts < maxAttempts) return attempt(snapshot, attempts + 1);
        return { snapshot, error: `Its page ended ${attempts} times: ${message}` };
      }
    };
    for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
      const screenshot = await attempt(snapshot);
      screenshots.push(screenshot);
      await settings.onScreenshot(screenshot);
    }
    await worker?.close();
  };

  const abort = () => void browser.close();
  ended.addEventListener('abort', abort);
  try {
    const workers = Math.min(settings.pages, Math.ceil(snapshots.length / snapshotsWorthAPage));
    await Promise.all(Array.from({ length: workers }, () => work().catch((error) => failed.abort(error))));
    ended.throwIfAborted();
    return screenshots;
  } finally {
    ended.removeEventListener('abort', abort);
    await browser.close();
  }
}
