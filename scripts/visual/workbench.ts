import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOf } from './builds.ts';
import { launchBrowser, openPage } from './capture.ts';
import { plainViewport, snapshotsOf } from './matrix.ts';
import { openPreview, readStories } from './preview.ts';
import { severalLanguages, taggedStories, type Stats } from './reach.ts';
import { serveFolder } from './serveFolder.ts';
import type { Snapshot } from './snapshots.ts';

/** Where builds, pictures and what was taken are kept, from the root of the project. */
export const cacheOf = (root: string) => join(root, 'node_modules/.cache/visual');

/** A built workbench that is served, and the pictures that it wants. */
export interface Workbench {
  address: string;
  snapshots: readonly Snapshot[];
  stats: Stats;
  inSeveralLanguages: ReadonlySet<string>;
  stop: () => Promise<void>;
}

export interface Wanted {
  root: string;
  tree: string;
  /** The commit of the tree; undefined for the working tree. */
  commit: string | undefined;
  executablePath: string;
  signal: AbortSignal;
}

export const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content;

/**
 * Builds the workbench of a tree, unless it is there already, and serves it.
 * @throws {BuildError} where the build fails
 */
export async function openWorkbench({ root, tree, commit, executablePath, signal }: Wanted): Promise<Workbench> {
  const folder = await buildOf({ root, folder: join(cacheOf(root), 'builds'), tree, commit, signal });
  const { address, stop } = await serveFolder(folder);
  try {
    const browser = await launchBrowser(executablePath);
    try {
      const page = await openPage(browser);
      await openPreview(page, address, { viewport: plainViewport, globals: {} });
      return {
        address,
        snapshots: snapshotsOf(await readStories(page)),
        stats: await readJson<Stats>(join(folder, 'preview-stats.json')),
        inSeveralLanguages: taggedStories(await readJson(join(folder, 'index.json')), severalLanguages),
        stop,
      };
    } finally {
      await browser.close();
    }
  } catch (error) {
    await stop();
    throw error;
  }
}
