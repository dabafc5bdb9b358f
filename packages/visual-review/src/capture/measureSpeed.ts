import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capture, launchBrowser } from './capture.ts';
import { treeOf } from '../affected/changedFiles.ts';
import { loadConfig } from '../config/loadConfig.ts';
import { cacheOf } from '../store/cache.ts';
import type { Snapshot } from '../types.ts';
import { openStorybook } from './builtStorybook.ts';
import { PreviewPage } from './previewPage.ts';

/** How many screenshots of each story a page takes for the baseline. */
const baselineScreenshots = 5;

/** How many snapshots the memory is measured over. */
const longRun = 2000;

/** Every nth snapshot is in the baseline's sample, which has stories of every kind, in every mode. */
const sampleStep = 5;

/** The memory of this process and its descendants, in bytes; undefined where the system does not report it. */
function memory(): number | undefined {
  try {
    const processes = readdirSync('/proc').flatMap((pid) => {
      if (!/^\d+$/.test(pid)) return [];
      try {
        const [, parent = ''] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        // The proportional size: each process of the browser would otherwise count shared memory again.
        const [, size = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
        return [{ pid, parent, size: 1024 * Number(size) }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
    const own = new Set([String(process.pid)]);
    // Children are found after their parents, whatever their numbers are.
    for (let grown = -1; grown !== own.size;) {
      grown = own.size;
      for (const { pid, parent } of processes) if (own.has(parent)) own.add(pid);
    }
    return processes.filter(({ pid }) => own.has(pid)).reduce((sum, { size }) => sum + size, 0);
  } catch {
    return undefined;
  }
}

/** How many screenshots a second the browser takes of stories that are on screen already, on as many pages as the capture has. */
async function baselineRate(
  url: string,
  snapshots: readonly Snapshot[],
  pages: number,
  executablePath: string,
): Promise<number> {
  const browser = await launchBrowser(executablePath);
  try {
    const previews = await Promise.all(Array.from({ length: pages }, () => PreviewPage.open(browser, url)));
    let time = 0;
    const sample = snapshots.filter((_, index) => index % sampleStep === 0);
    for (const snapshot of sample) {
      const shown = await Promise.all(
        previews.map(async (preview) => ({ preview, size: await preview.show(snapshot) })),
      );
      // The first screenshot paints the page.
      await Promise.all(shown.map(({ preview, size }) => preview.takeScreenshot(size)));
      const started = performance.now();
      await Promise.all(
        shown.map(async ({ preview, size }) => {
          for (let number = 0; number < baselineScreenshots; number++) await preview.takeScreenshot(size);
        }),
      );
      time += performance.now() - started;
    }
    return (sample.length * pages * baselineScreenshots * 1000) / time;
  } finally {
    await browser.close();
  }
}

export interface Speed {
  /** Snapshots, and screenshots of the baseline, a second. */
  rate: number;
  baseline: number;
  pages: number;
  /** In bytes, after a quarter of the long run and at its end; undefined where the system does not report it. */
  memory: { early: number; late: number } | undefined;
}

/** Measures how fast snapshots are captured, compared with the browser's own screenshots, and the memory of a long run. */
export async function measureSpeed(root: string, executablePath: string, pages: number): Promise<Speed> {
  const folder = join(cacheOf(root).folder, 'speed');
  const { languages } = await loadConfig(root);
  const { signal } = new AbortController();
  const { url, snapshots, stop } = await openStorybook({
    root,
    tree: await treeOf(root),
    commit: undefined,
    tag: languages.severalLanguagesTag,
    executablePath,
    signal,
  });
  try {
    const baseline = await baselineRate(url, snapshots, pages, executablePath);
    const many = Array.from({ length: Math.ceil(longRun / snapshots.length) }, () => snapshots)
      .flat()
      .slice(0, longRun);
    let captured = 0;
    let early: number | undefined;
    let late: number | undefined;
    const started = performance.now();
    await capture(many, {
      url,
      folder,
      executablePath,
      pages,
      limit: 60_000,
      onScreenshot: () => {
        captured++;
        if (captured === longRun / 4) early = memory();
        if (captured === longRun - pages) late = memory();
      },
    });
    const rate = (many.length * 1000) / (performance.now() - started);
    return { rate, baseline, pages, memory: early && late ? { early, late } : undefined };
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
