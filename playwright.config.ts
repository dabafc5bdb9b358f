import { defineConfig } from '@playwright/test';
import { launchArgs, localhostOnly } from 'system-tools/browser/launch-args';

/** The browser suite, which builds and serves the site and the workbench itself (e2e/support/servers.ts). */
export default defineConfig({
  testDir: 'e2e',
  // Screen reader transcripts of the English pages.
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  // For a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tools/test/summaryReporter.ts']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    reducedMotion: 'reduce',
    // The site does not speak it: no page offers itself in another language.
    locale: 'it-IT',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...launchArgs, ...localhostOnly],
      // Both ours and Playwright's: scrollbars take room, as on most desktops.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  // The long tests start first; the many short ones run beside them.
  projects: [
    { name: 'system', testDir: 'e2e/system', use: { browserName: 'chromium' } },
    { name: 'browser', testIgnore: '**/system/**', use: { browserName: 'chromium' } },
  ],
});
