import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { treeOf } from '../affected/changedFiles.ts';
import { loadConfig } from '../config/validateConfig.ts';
import { cacheOf } from '../store/cache.ts';
import type { Snapshot } from '../types.ts';
import { openStorybook, type StorybookOptions } from './builtStorybook.ts';
import { capture } from './capture.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview } from './previewPage.ts';

/** How many screenshots of each story a page takes for the baseline. */
const baselineScreenshots = 5;

/** How many snapshots the memory is measured over. */
const longRun = 2000;

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

/**
 * Measures how fast snapshots are captured.
 * @returns `rate` and `baseline`: snapshots, and screenshots without anything else, a second; `memory` in bytes, after a
 * quarter of a long run and at its end, undefined where the system does not report it
 */
export async function measureSpeed(root: string, browser: StorybookOptions['browser'], pages: number) {
  const { signal } = new AbortController();
  const config = await loadConfig(root);
  const { url, snapshots, stop } = await openStorybook({ root, config, browser, signal }, await treeOf(root));
  const folder = join(cacheOf(root).folder, 'speed');
  try {
    const baseline = await baselineRate(url, snapshots, pages, browser.path);
    const many = Array.from({ length: longRun }, (_, index) => snapshots[index % snapshots.length]!);
    let captured = 0;
    let early: number | undefined;
    let late: number | undefined;
    const onScreenshot = () => {
      captured++;
      if (captured === longRun / 4) early = memory();
      if (captured === longRun - pages) late = memory();
    };
    const started = performance.now();
    await capture(many, { url, folder, browser, pages, limit: 60_000, signal, onScreenshot });
    const rate = (longRun * 1000) / (performance.now() - started);
    return { rate, baseline, memory: early && late ? { early, late } : undefined };
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
