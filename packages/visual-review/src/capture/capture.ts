import { mkdir } from 'node:fs/promises';
import type { Screenshot, Snapshot } from '../types.ts';
import { CaptureWorker, type WorkerSettings } from './captureWorker.ts';
import { launchBrowser } from './launchBrowser.ts';
import { environmentOf } from './previewPage.ts';

/** How often a snapshot is tried where its page or the browser ends. */
const maxAttempts = 3;

/** How many snapshots are captured in the time that opening another page takes. */
const snapshotsWorthAPage = 10;

export interface CaptureSettings extends WorkerSettings {
  browser: { path: string };
  /** How many pages work in parallel, at most. */
  pages: number;
  /** Called with the screenshot of each snapshot. */
  onScreenshot: (screenshot: Screenshot) => void;
  signal: AbortSignal;
}

/** A browser that is started again when it has ended. */
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

/**
 * Captures snapshots of a running Storybook. A story that fails or takes too long gets an error; a page or a browser that
 * ends is replaced, and its snapshot tried again.
 * @throws where the run is aborted, or no browser keeps running
 */
export async function capture(snapshots: readonly Snapshot[], settings: CaptureSettings): Promise<Screenshot[]> {
  const { pages, onScreenshot } = settings;
  // Sorted, so that pages seldom change their viewport.
  const queue = snapshots.toSorted((a, b) => environmentOf(a).localeCompare(environmentOf(b)));
  const screenshots: Screenshot[] = [];
  // When one worker gives up, the others must not continue with another browser.
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, settings.signal]);
  await mkdir(settings.folder, { recursive: true });
  const browser = restartingBrowser(settings.browser.path);

  const work = async () => {
    let worker: CaptureWorker | undefined;
    const attempt = async (snapshot: Snapshot, attempts = 1): Promise<Screenshot> => {
      ended.throwIfAborted();
      try {
        worker ??= new CaptureWorker(await browser.get(), settings);
        return await worker.capture(snapshot);
      } catch (error) {
        // Another page does not help where a file cannot be written; without a worker, no browser starts any more.
        if ((error as NodeJS.ErrnoException).syscall !== undefined || (!worker && attempts === maxAttempts))
          failed.abort(error);
        ended.throwIfAborted();
        await worker?.close();
        worker = undefined;
        if (attempts < maxAttempts) return attempt(snapshot, attempts + 1);
        const message = error instanceof Error ? error.message : String(error);
        return { snapshot, ignored: [], error: `Its page ended ${attempts} times: ${message}` };
      }
    };
    for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
      const screenshot = await attempt(snapshot);
      screenshots.push(screenshot);
      onScreenshot(screenshot);
    }
    await worker?.close();
  };

  const abort = () => void browser.close();
  ended.addEventListener('abort', abort);
  try {
    await Promise.all(Array.from({ length: Math.min(pages, Math.ceil(snapshots.length / snapshotsWorthAPage)) }, work));
    return screenshots;
  } finally {
    ended.removeEventListener('abort', abort);
    await browser.close();
  }
}
