import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { manifestFile } from '../affected/buildManifest.ts';
import { defaults } from '../config/defaults.ts';
import { cacheName } from '../store/cache.ts';
import { openStorybook } from './builtStorybook.ts';
import { findBrowser } from './findBrowser.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview } from './previewPage.ts';

const pathOf = temporaryFolder();

const script = `
  await new Promise((later) => setTimeout(later, 300));
  const userGlobals = { initialGlobals: {} };
  window.__STORYBOOK_PREVIEW__ = {
    ready: async () => undefined,
    selectionStore: {},
    storyStoreValue: { userGlobals },
    loadStory: async () => ({ parameters: {} }),
  };`;

test('a preview is awaited whose modules await something, and loaded from the path that it is published at', async () => {
  const entry = { type: 'story', id: 'a--b', title: 'A', name: 'B', importPath: './a.stories.tsx', tags: [] };
  const files = {
    'index.json': JSON.stringify({ entries: { 'a--b': entry } }),
    [manifestFile]: 'null',
    'iframe.html': '<body><script type="module" crossorigin src="/shop/ui/assets/preview.js"></script>',
    'assets/preview.js': script,
  };
  for (const [name, text] of Object.entries(files)) {
    const path = pathOf(`node_modules/.cache/visual/builds/${cacheName('tree', {})}/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const options = { root: pathOf(), config: defaults, browser: await findBrowser() };
  const { snapshots, stop } = await openStorybook({ ...options, signal: new AbortController().signal }, 'tree');
  await stop();
  expect(snapshots.map(({ storyId }) => storyId)).toEqual(['a--b']);
});

test('a preview that does not start is a sentence with its error', async () => {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<script>throw new Error("No theme")</script>');
  }).listen(0);
  await once(server, 'listening');
  const browser = await launchBrowser((await findBrowser()).path);
  const impatient = {
    newContext: async (options: BrowserContextOptions) => {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(1000);
      return context;
    },
  } as Browser;
  const { port } = server.address() as AddressInfo;
  await expect(openPreview(impatient, `http://localhost:${port}`)).rejects.toThrow(
    'The preview has not started: No theme',
  );
  await browser.close();
  server.close();
});
