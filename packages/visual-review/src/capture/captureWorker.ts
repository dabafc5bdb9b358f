import type { Browser } from 'playwright';
import type { StoryReport } from '../config/visualConfig.ts';
import { saveImage } from '../store/saveImage.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import { PreviewPage } from './previewPage.ts';

/** How many snapshots a page captures before it is replaced, with whatever the stories have left behind. */
const snapshotsPerPage = 250;

/** A story has exceeded its time limit: its page cannot be used any more. */
class TimeLimitError extends Error {}

async function withTimeLimit<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TimeLimitError(`It did not settle within ${limit / 1000} seconds.`)), limit);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

export interface WorkerSettings {
  /** Where the built Storybook is served: `http://localhost:7000`. */
  url: string;
  /** The folder for the screenshots, which are named by their hash. */
  folder: string;
  /** How long a story may take, in ms. */
  limit: number;
  /** Returns an error where the reports of a story make its screenshot useless. */
  evaluate?: (snapshot: Snapshot, reports: readonly StoryReport[]) => string | undefined;
}

/** Captures one snapshot after the other in one page, which it replaces when needed. */
export class CaptureWorker {
  private readonly settings: WorkerSettings;
  private readonly browser: Browser;
  private preview: PreviewPage | undefined;
  private captured = 0;

  constructor(browser: Browser, settings: WorkerSettings) {
    this.browser = browser;
    this.settings = settings;
  }

  async close() {
    await this.preview?.close().catch(() => undefined);
    this.preview = undefined;
    this.captured = 0;
  }

  private async openPage(): Promise<PreviewPage> {
    if (this.captured >= snapshotsPerPage) await this.close();
    return (this.preview ??= await PreviewPage.open(this.browser, this.settings.url));
  }

  private async captureIn(preview: PreviewPage, snapshot: Snapshot): Promise<Screenshot> {
    const { folder, evaluate } = this.settings;
    this.captured++;
    const { ignored, reports, error, ...size } = await preview.show(snapshot);
    // The next story must not start with what a broken one leaves behind.
    if (error !== undefined) await this.close();
    const issue = error ?? evaluate?.(snapshot, reports);
    if (issue !== undefined) return { snapshot, ignored: [], error: issue };
    return { snapshot, ...(await saveImage(folder, await preview.takeScreenshot(size))), ignored };
  }

  /** @throws where the page or the browser ended */
  async capture(snapshot: Snapshot): Promise<Screenshot> {
    try {
      const preview = await this.openPage();
      return await withTimeLimit(this.settings.limit, this.captureIn(preview, snapshot));
    } catch (error) {
      await this.close();
      if (error instanceof TimeLimitError) return { snapshot, ignored: [], error: error.message };
      throw error;
    }
  }
}
