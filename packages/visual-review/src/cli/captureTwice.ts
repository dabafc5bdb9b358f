import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'system-tools/lock';
import { treeOf } from '../affected/changedFiles.ts';
import { openStorybook, type BuiltStorybook } from '../capture/builtStorybook.ts';
import { capture } from '../capture/capture.ts';
import { difference } from '../compare/compare.ts';
import { count, countOf } from '../report/format.ts';
import { cacheOf } from '../store/cache.ts';
import type { Screenshot } from '../types.ts';
import { ProgressLine } from './progressLine.ts';
import type { RunOptions } from './runOptions.ts';

/** Why two screenshots of the same story are not equal; undefined where they are. */
async function flickerOf(first: Screenshot, second: Screenshot | undefined, folder: string) {
  const { id } = first.snapshot;
  const error = first.error ?? second?.error;
  if (error !== undefined) return `${id} failed: ${error}`;
  if (!second || first.hash === second.hash) return undefined;
  const found = await difference(first, second, folder);
  return `${id} flickers: ${found ? `${countOf(found.pixels, 'pixel')} (${first.file}, ${second.file})` : 'in its bytes, not in its pixels'}`;
}

/**
 * Captures all snapshots of the working tree twice, and names those that are not equal.
 * @returns whether a story flickers or fails
 */
export async function captureTwice({ root, config, browser, signal, pages, limit }: RunOptions): Promise<boolean> {
  const executablePath = browser.path;
  const cache = cacheOf(root);
  await mkdir(cache.folder, { recursive: true });
  const release = lock(join(cache.folder, 'lock'));
  const folder = join(cache.folder, 'twice');
  let storybook: BuiltStorybook | undefined;
  try {
    const tag = config.languages.severalLanguagesTag;
    storybook = await openStorybook({ root, tree: await treeOf(root), commit: undefined, tag, executablePath, signal });
    const { snapshots, url } = storybook;
    const progress = new ProgressLine(2 * snapshots.length);
    const onScreenshot = ({ error }: Screenshot) => progress.step(error !== undefined);
    const settings = { url, folder, executablePath, pages, limit, signal, onScreenshot };
    const first = await capture(snapshots, settings);
    const second = new Map(
      (await capture(snapshots, settings)).map((screenshot) => [screenshot.snapshot.id, screenshot]),
    );
    progress.end();
    const issues: string[] = [];
    for (const screenshot of first) {
      const issue = await flickerOf(screenshot, second.get(screenshot.snapshot.id), folder);
      if (issue !== undefined) issues.push(issue);
    }
    for (const issue of issues) console.log(issue);
    console.log(
      `${countOf(snapshots.length, 'snapshot')} captured twice: ${issues.length === 0 ? 'equal to the pixel' : `${count(issues.length)} not equal`}.`,
    );
    if (issues.length === 0) await rm(folder, { recursive: true, force: true });
    return issues.length > 0;
  } finally {
    await storybook?.stop();
    release();
  }
}
