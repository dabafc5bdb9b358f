import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { print, printable } from 'system-tools/printable';
import { treeOf } from '../affected/changedFiles.ts';
import { openStorybook } from '../capture/builtStorybook.ts';
import { capture } from '../capture/capture.ts';
import { difference } from '../compare/compare.ts';
import { count, countOf, placesOf } from '../report/format.ts';
import { withCache } from '../store/cache.ts';
import type { Screenshot } from '../types.ts';
import { expectNames, isSelected } from './plan.ts';
import { showProgress } from './progress.ts';
import type { RunOptions } from './publishReport.ts';

/** Why two screenshots are not equal. */
async function flickerOf(first: Screenshot, second: Screenshot, folder: string) {
  const { id } = first.snapshot;
  const error = first.error ?? second.error;
  if (error !== undefined) return `${id} failed: ${error.trim().split('\n')[0]}`;
  if (first.hash === second.hash) return undefined;
  const found = await difference(first, second, folder);
  return `${id} flickers: ${found ? `${countOf(found.pixels, 'pixel')} in ${placesOf(found.causes)} (${first.file}, ${second.file})` : 'in its bytes, not in its pixels'}`;
}

/** Captures the snapshots that the options select twice, and prints those that are not equal. @returns whether there are any */
export const captureTwice = (options: RunOptions) =>
  withCache(options.root, async (cache) => {
    const { url, snapshots: all, stop } = await openStorybook(options, await treeOf(options.root));
    try {
      expectNames(options, all);
      const snapshots = all.filter((snapshot) => isSelected(options, snapshot, true));
      const folder = join(cache.folder, 'twice');
      const progress = showProgress(2 * snapshots.length);
      const onScreenshot = ({ error }: Screenshot) => progress.step(error !== undefined);
      const settings = { ...options, url, folder, onScreenshot };
      const first = await capture(snapshots, settings);
      const second = await capture(snapshots, settings);
      progress.end();
      let issues = 0;
      for (const one of first) {
        const other = second.find(({ snapshot }) => snapshot.id === one.snapshot.id);
        const issue = await flickerOf(one, other!, folder);
        if (issue === undefined) continue;
        issues++;
        print(printable(issue));
      }
      print(
        `${countOf(snapshots.length, 'snapshot')} captured twice: ${issues === 0 ? 'equal to the pixel' : `${count(issues)} not equal`}.`,
      );
      if (issues === 0) await rm(folder, { recursive: true, force: true });
      return issues > 0;
    } finally {
      await stop();
    }
  });
