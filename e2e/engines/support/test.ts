import { expect, test as base } from '@playwright/test';
import type { FoundEngine } from '../../../scripts/engines/findEngines.mjs';
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

async function start({ name, path }: EngineOptions['engine'], site: BuiltSite): Promise<Engine> {
  // The site's server passes nothing on.
  if (name === 'Firefox') return startFirefox(path, site.port);
  return name === 'WebKitGTK' ? webKit(path, site.port) : startChromium(path);
}

/** A journey's test: a visitor in the project's engine. It fails also on anything that goes wrong on the way. */
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
    async ({ engine, site }, use) => {
      const running = await start(engine, site);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ running, site, input }, use, { annotations }) => {
    const visit = await running.visit();
    annotations.push({ type: 'version', description: visit.version });
    try {
      const visitor = new Visitor(visit, site, input);
      // oxlint-disable-next-line react/rules-of-hooks -- Playwright's own name
      await use(visitor);
      const faults = await visitor.faults();
      // Each is heard of twice: as an event of the page, and as a report of the engine.
      annotations.push({ type: 'refused', description: String(new Set(faults.refused).size) });
      annotations.push({ type: 'errors', description: String(faults.errors.length + faults.warnings.length) });
      expect(faults).toEqual({ errors: [], warnings: [], refused: [], missing: [] });
    } finally {
      await visit.end();
    }
  },
});

export { expect };
