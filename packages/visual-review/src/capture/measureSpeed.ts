import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capture, launchBrowser, openPage, screenshot } from './capture.ts';
import { treeOf } from './changes.ts';
import { openPreview, showStory } from './preview.ts';
import type { Snapshot } from './snapshots.ts';
import { cacheOf, openWorkbench } from './workbench.ts';

/** How many screenshots each page takes of each story where nothing else is done. */
const bareShots = 10;

/** How many snapshots memory is watched over. */
const long = 2000;

/** Pages of every kind and size: each so many-th of the matrix. */
const sampleStep = 40;

/** The memory of this process and of all that it has started, in bytes; undefined where the system does not tell. */
function memory(): number | undefined {
  try {
    const processes = readdirSync('/proc').flatMap((pid) => {
      if (!/^\d+$/.test(pid)) return [];
      try {
        const [, parent = ''] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        // Shared pages are shared out: else each process of the browser would count them again.
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

/** How many screenshots a second the browser takes of pages that stand still, on as many pages as the capture has. */
async function bareRate(
  address: string,
  snapshots: readonly Snapshot[],
  pages: number,
  executablePath: string,
): Promise<number> {
  const browser = await launchBrowser(executablePath);
  try {
    const all = await Promise.all(
      Array.from({ length: pages }, async () => {
        const page = await openPage(browser);
        return { page, session: await page.context().newCDPSession(page) };
      }),
    );
    let time = 0;
    const sample = snapshots.filter((_, index) => index % sampleStep === 0);
    for (const snapshot of sample) {
      const shown = await Promise.all(
        all.map(async ({ page }) => {
          await openPreview(page, address, snapshot);
          return showStory(page, snapshot);
        }),
      );
      const started = performance.now();
      await Promise.all(
        all.map(async ({ session }, index) => {
          const { width = 1, height = 1 } = shown[index] ?? {};
          for (let shot = 0; shot < bareShots; shot++) await screenshot(session, width, height);
        }),
      );
      time += performance.now() - started;
    }
    return (sample.length * pages * bareShots * 1000) / time;
  } finally {
    await browser.close();
  }
}

export interface Speed {
  /** Snapshots and bare screenshots, each a second. */
  rate: number;
  bare: number;
  pages: number;
  /** In bytes, after a quarter of the long run and at its end; undefined where the system does not tell. */
  memory: { early: number; late: number } | undefined;
}

/** Measures how fast pictures are taken, against the browser's own screenshots in the same run, and what a long run does to memory. */
export async function measureSpeed(root: string, executablePath: string, pages: number): Promise<Speed> {
  const folder = join(cacheOf(root), 'speed');
  const { signal } = new AbortController();
  const { address, snapshots, stop } = await openWorkbench({
    root,
    tree: await treeOf(root),
    commit: undefined,
    executablePath,
    signal,
  });
  try {
    const bare = await bareRate(address, snapshots, pages, executablePath);
    const many = Array.from({ length: Math.ceil(long / snapshots.length) }, () => snapshots)
      .flat()
      .slice(0, long);
    let taken = 0;
    let early: number | undefined;
    let late: number | undefined;
    const started = performance.now();
    await capture(many, {
      address,
      folder,
      executablePath,
      pages,
      limit: 60_000,
      onShot: () => {
        taken++;
        if (taken === long / 4) early = memory();
        if (taken === long - pages) late = memory();
      },
    });
    const rate = (many.length * 1000) / (performance.now() - started);
    return { rate, bare, pages, memory: early && late ? { early, late } : undefined };
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
