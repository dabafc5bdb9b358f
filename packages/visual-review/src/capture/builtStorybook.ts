import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { preview } from 'vite';
import { readBuild } from '../affected/buildManifest.ts';
import { taggedStories } from '../affected/languages.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview } from './previewPage.ts';
import { snapshotsOf, type StoryEntry } from './snapshotMatrix.ts';
import { BuildError, buildOf, type BuildOptions } from './storybookBuild.ts';

export interface StorybookOptions extends BuildOptions {
  config: VisualConfig;
  browser: { path: string; version: string };
}

export type BuiltStorybook = Awaited<ReturnType<typeof openStorybook>>;

export const readJson = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content;

async function serveFolder(folder: string) {
  const page = await readFile(join(folder, 'iframe.html'), 'utf8');
  // The path that the Storybook is published at.
  const [, base = '/'] = /<script\b[^>]* src="(\/[^"]*\/)assets\//.exec(page) ?? [];
  // Without the Vite configuration of the repository.
  const server = await preview({
    root: folder,
    base,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  });
  return { url: server.resolvedUrls!.local[0]!.replace(/\/$/, ''), stop: () => server.close() };
}

/** The parameters of all stories, which only a running preview has. */
async function storiesAt(url: string, executablePath: string) {
  const browser = await launchBrowser(executablePath);
  try {
    return await (await openPreview(browser, url)).readStories();
  } catch (error) {
    throw new BuildError(`The stories cannot be loaded: ${(error as Error).message}`);
  } finally {
    await browser.close();
  }
}

/** In the folder of a built Storybook, for the next run. */
const storyEntries = 'story-entries.json';

/** Builds and serves the Storybook of a tree; see `buildOf`. */
export async function openStorybook(options: StorybookOptions, tree: string, commit?: string) {
  const { config, browser } = options;
  const folder = await buildOf(options, tree, commit);
  const { url, stop } = await serveFolder(folder);
  try {
    const stories = join(folder, storyEntries);
    if (!existsSync(stories)) await writeAtomically(stories, JSON.stringify(await storiesAt(url, browser.path)));
    return {
      url,
      snapshots: snapshotsOf(await readJson<StoryEntry[]>(stories)),
      build: await readBuild(folder),
      multilingualStories: taggedStories(
        await readJson(join(folder, 'index.json')),
        config.languages?.severalLanguagesTag,
      ),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
