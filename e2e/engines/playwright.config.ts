import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/test';

if (!process.env.ENGINES)
  throw new Error('ENGINES is not set: run "npm run test:engines", which finds the engines and sets it.');
const engines = JSON.parse(process.env.ENGINES) as Array<EngineOptions['engine']>;

/** The user journeys in every engine that was found. They are not in a `.spec.ts`, so the browser suite ignores them. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: 'journeys.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For a busy machine.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  projects: engines.map((engine) => ({ name: engine.name, use: { engine } })),
});
