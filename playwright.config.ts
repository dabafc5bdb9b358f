import { defineConfig } from '@playwright/test';
import { launchArgs, localhostOnly } from 'system-tools/browser/launch-args';

const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run "npm test", which finds a browser and sets it.');

const preview = 'node node_modules/vite/bin/vite.js preview --strictPort --logLevel error';

/** The specs that build or serve a copy of the project. */
const copies = /\/(?:visual|newLanguage|development|delivery)\.spec\.ts$/;

/** The browser suite: the built site on port 4173 (the base URL), the built workbench on port 6007. */
export default defineConfig({
  testDir: 'e2e',
  // Screen reader transcripts of the pages.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: 'http://localhost:4173',
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: [...launchArgs, ...localhostOnly] },
  },
  // The long tests in a copy of the project start first, one after the other; the many short ones run beside them.
  projects: [
    { name: 'copies', testMatch: copies, use: { browserName: 'chromium' } },
    { name: 'pages', testIgnore: copies, use: { browserName: 'chromium' } },
  ],
  webServer: [
    { name: 'site', command: `${preview} --port 4173`, url: 'http://localhost:4173', reuseExistingServer: false },
    // Its own root, so that the site's Vite configuration does not apply.
    {
      name: 'workbench',
      command: `${preview} storybook-static --outDir . --port 6007`,
      url: 'http://localhost:6007',
      reuseExistingServer: false,
    },
  ],
});
