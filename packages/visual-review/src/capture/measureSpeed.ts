import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { execaSync } from 'execa';
import { treeOf } from '../affected/changedFiles.ts';
import { loadConfig } from '../config/validateConfig.ts';
import { cacheOf } from '../store/cache.ts';
import type { Snapshot } from '../types.ts';
import { openStorybook, type StorybookOptions } from './builtStorybook.ts';
import { capture, type CaptureSettings } from './capture.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview } from './previewPage.ts';

/** How many screenshots of each story a page takes for the baseline. */
const baselineScreenshots = 5;

/** How many snapshots the memory is measured over, and how many the speed. */
const longRun = 2000;
const shortRun = 200;

/** How many processors are busy meanwhile. */
const busyProcessors = 2;

/** The memory of this process and its descendants, in bytes; undefined where the system does not report it. */
function memory() {
  // The proportional size, or each process would count shared memory again.
  const { failed, stdout } = execaSync('ps', ['-A', '-o', 'pid=,ppid=,pss='], { reject: false });
  if (failed) return undefined;
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const own = new Set([process.pid]);
  let size = 0;
  // Iteration over a set includes what is added meanwhile.
  for (const id of own)
    for (const [pid = 0, parent, kilobytes = 0] of processes) {
      if (parent === id) own.add(pid);
      if (pid === id) size += 1024 * kilobytes;
    }
  return size;
}

/** How many screenshots a second the browser takes of stories that are on screen already. */
async function baselineRate(url: string, snapshots: readonly Snapshot[], pages: number, executablePath: string) {
  const browser = await launchBrowser(executablePath);
  try {
    const previews = await Promise.all(Array.from({ length: pages }, () => openPreview(browser, url)));
    // All kinds of stories, in every mode.
    const sample = snapshots.filter((_, index) => index % 5 === 0);
    let time = 0;
    for (const snapshot of sample) {
      const shown = await Promise.all(
        previews.map(async (preview) => ({ preview, size: await preview.show(snapshot) })),
      );
      const takeAll = (times: number) =>
        Promise.all(
          shown.map(async ({ preview, size }) => {
            for (let number = 0; number < times; number++) await preview.takeScreenshot(size);
          }),
        );
      // The first screenshot paints the page.
      await takeAll(1);
      const started = performance.now();
      await takeAll(baselineScreenshots);
      time += performance.now() - started;
    }
    return (sample.length * pages * baselineScreenshots * 1000) / time;
  } finally {
    await browser.close();
  }
}

/** Keeps processors busy. @returns ends them */
function busyLoops(count: number) {
  const loops = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }));
  return () => Promise.all(loops.map((loop) => loop.terminate()));
}

type RunSettings = Pick<CaptureSettings, 'url' | 'browser' | 'folder' | 'pages'>;

const run = (snapshots: readonly Snapshot[], settings: RunSettings, onScreenshot: CaptureSettings['onScreenshot']) =>
  capture(snapshots, { limit: 60_000, signal: new AbortController().signal, onScreenshot, ...settings });

/** As many snapshots as are wanted, each several times where there are fewer. */
const cycle = (snapshots: readonly Snapshot[], length: number) =>
  Array.from({ length }, (_, index) => snapshots[index % snapshots.length]!);

/** How many snapshots a second a number of pages captures. */
async function rateOf(snapshots: readonly Snapshot[], settings: RunSettings) {
  // All kinds of stories, in every mode.
  const step = Math.max(1, Math.floor(snapshots.length / shortRun));
  const sample = cycle(
    snapshots.filter((_, index) => index % step === 0),
    shortRun,
  );
  const started = performance.now();
  await run(sample, settings, () => undefined);
  return (shortRun * 1000) / (performance.now() - started);
}

/** Captures snapshots several times beside busy processors. @returns those whose screenshots differ, and the memory */
async function longRunOf(snapshots: readonly Snapshot[], settings: RunSettings) {
  const hashes = new Map<string, Set<string | undefined>>();
  let captured = 0;
  let early: number | undefined;
  let late: number | undefined;
  const endLoops = busyLoops(busyProcessors);
  try {
    await run(cycle(snapshots, longRun), settings, ({ snapshot, hash }) => {
      hashes.set(snapshot.id, (hashes.get(snapshot.id) ?? new Set()).add(hash));
      captured++;
      if (captured === longRun / 4) early = memory();
      if (captured === longRun - settings.pages) late = memory();
    });
  } finally {
    await endLoops();
  }
  const flickering = [...hashes].flatMap(([id, found]) => (found.size > 1 ? id : []));
  return { flickering, memory: early && late ? { early, late } : undefined };
}

interface ServedStorybook {
  url: string;
  snapshots: readonly Snapshot[];
  browser: StorybookOptions['browser'];
  /** For screenshots. */
  folder: string;
}

/** Builds and serves the Storybook of the working tree while `work` uses it. */
export async function withStorybook<Result>(
  root: string,
  browser: StorybookOptions['browser'],
  work: (storybook: ServedStorybook) => Promise<Result>,
) {
  const { signal } = new AbortController();
  const config = await loadConfig(root);
  const { url, snapshots, stop } = await openStorybook({ root, config, browser, signal }, await treeOf(root));
  const folder = join(cacheOf(root).folder, 'speed');
  try {
    return await work({ url, snapshots, browser, folder });
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Measures how fast snapshots are captured.
 * @param pageCounts how many pages work in parallel; the last is that of the baseline and of the long run
 * @returns `rates`: snapshots a second for each of them; `baseline`: screenshots a second without anything else; `flickering`: snapshots
 * of which two screenshots of a long run beside two busy loops differ; `memory` in bytes, after a quarter of that run and at its end,
 * undefined where the system does not report it
 */
export async function measureSpeed(
  { url, snapshots, browser, folder }: ServedStorybook,
  pageCounts: readonly [number, ...number[]],
) {
  const pages = pageCounts.at(-1)!;
  const rates: number[] = [];
  for (const each of pageCounts) rates.push(await rateOf(snapshots, { url, browser, folder, pages: each }));
  const baseline = await baselineRate(url, snapshots, pages, browser.path);
  return { rates, baseline, ...(await longRunOf(snapshots, { url, browser, folder, pages })) };
}
