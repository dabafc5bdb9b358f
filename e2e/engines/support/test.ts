import { expect, test as base } from '@playwright/test';
import type { FoundEngine } from 'system-tools/browser';
import type { Engine } from './engine';
import { startChromium, startFirefox } from './playwrightEngine';
import { serveSite, type BuiltSite } from './site';
import { Visitor, type Input } from './visitor';
import { webKit } from './webKitEngine';

export interface EngineOptions {
  engine: Extract<FoundEngine, { path: string }>;
}

interface WorkerFixtures {
  site: BuiltSite;
  running: Engine;
}

/** The `test` of the journeys: provides a visitor in the project's engine, and fails on any error on the way. */
export const test = base.extend<{ input: Input; visitor: Visitor }, EngineOptions & WorkerFixtures>({
  engine: [undefined as never, { option: true, scope: 'worker' }],
  input: ['pointer', { option: true }],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ engine: { name, path }, site: { port } }, use) => {
      // The site's server is the proxy for all other hosts, and forwards nothing.
      const start = { Chromium: startChromium, Firefox: startFirefox, WebKitGTK: webKit }[name];
      const running = await start(path, port);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ running, site, input }, use) => {
    const visit = await running.visit();
    try {
      const visitor = new Visitor(visit, site, input);
      // oxlint-disable-next-line react/rules-of-hooks -- Playwright's own name
      await use(visitor);
      expect(await visitor.failures()).toEqual({ errors: [], warnings: [], violations: [], missing: [] });
    } finally {
      await visit.end();
    }
  },
});

export { expect };
