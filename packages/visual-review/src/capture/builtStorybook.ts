import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import type { Stats } from '../affected/dependents.ts';
import { taggedStories } from '../affected/languageIssue.ts';
import { cacheOf } from '../store/cache.ts';
import type { Snapshot } from '../types.ts';
import { launchBrowser } from './capture.ts';
import { PreviewPage } from './previewPage.ts';
import { serveFolder } from './serveFolder.ts';
import { snapshotsOf, type StoryEntry } from './snapshotMatrix.ts';
import { buildOf } from './storybookBuild.ts';

/** A built Storybook that is being served, and the snapshots of its stories. */
export interface BuiltStorybook {
  url: string;
  snapshots: readonly Snapshot[];
  stats: Stats;
  /** The stories with the tag for several languages. */
  multilingualStories: ReadonlySet<string>;
  stop: () => Promise<void>;
}

interface StorybookOptions {
  root: string;
  tree: string;
  /** The commit of the tree; undefined for the working tree. */
  commit: string | undefined;
  /** Tag of stories that show several languages. */
  tag: string;
  executablePath: string;
  signal: AbortSignal;
}

export const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content;

/** The parameters of all stories, which only a running preview can tell. */
async function storiesAt(url: string, executablePath: string): Promise<StoryEntry[]> {
  const browser = await launchBrowser(executablePath);
  try {
    return await (await PreviewPage.open(browser, url)).readStories();
  } finally {
    await browser.close();
  }
}

/**
 * Builds the Storybook of a tree, unless a build of it is cached, and serves it.
 * @throws {BuildError} where the build fails
 */
export async function openStorybook(options: StorybookOptions): Promise<BuiltStorybook> {
  const { root, tree, commit, tag, executablePath, signal } = options;
  const folder = await buildOf({ root, folder: cacheOf(root).builds, tree, commit, signal });
  const { url, stop } = await serveFolder(folder);
  try {
    const stories = join(folder, 'stories.json');
    if (!existsSync(stories)) await writeAtomically(stories, JSON.stringify(await storiesAt(url, executablePath)));
    return {
      url,
      snapshots: snapshotsOf(await readJson<StoryEntry[]>(stories)),
      stats: await readJson<Stats>(join(folder, 'preview-stats.json')),
      multilingualStories: taggedStories(await readJson(join(folder, 'index.json')), tag),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
