import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { ensureBuilt, root } from './builds';
import { serveSite, serveWorkbench } from './projectCopy';

interface Servers {
  siteFolder: string;
  /** The origin of the built site, which `baseURL` is by default. */
  siteUrl: string;
  workbenchUrl: string;
}

/** How long builds and the start of a server may take, in ms. */
const timeout = 300_000;

/**
 * Playwright's `test` with the built site and the built workbench. Each is built, unless it is current, and served on a free
 * port once a test needs it. Tests that only ask for answers use it as it is: it opens no browser.
 */
export const test = base.extend<object, Servers>({
  siteFolder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from a pattern
    async ({}, run) => run(await ensureBuilt('site')),
    { scope: 'worker', timeout },
  ],
  siteUrl: [
    async ({ siteFolder }, run) => {
      const { url, stop } = await serveSite(root, { build: { outDir: siteFolder } });
      // On a busy machine, the server takes long to compress the largest script, once.
      const [app = ''] = readdirSync(join(siteFolder, 'assets')).filter((name) => /^app-.*\.js$/.test(name));
      await fetch(`${url}/assets/${app}`, { headers: { 'Accept-Encoding': 'br' } });
      await run(url);
      await stop();
    },
    { scope: 'worker', timeout },
  ],
  workbenchUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from a pattern
    async ({}, run) => {
      const { url, stop } = await serveWorkbench(await ensureBuilt('workbench'));
      await run(url);
      await stop();
    },
    { scope: 'worker', timeout },
  ],
  baseURL: async ({ siteUrl }, run) => run(siteUrl),
});

export { expect };
