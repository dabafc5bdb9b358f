import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchArgs } from './scripts/browser/launchArgs.mjs';

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: launchArgs },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  viewport: { width: 1280, height: 900 },
  instances: [{ browser: 'chromium' as const }],
};

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', '.storybook/**/*.test.ts'],
        },
      },
      {
        // Every story in every language, with its play function and its accessibility check.
        extends: './vite.config.ts',
        // A package that is first imported since the last run would else reload the page in the middle of a test.
        optimizeDeps: { force: true },
        test: { name: 'stories', include: ['.storybook/stories.test.tsx'], browser },
      },
      {
        // Behind the test widget of the workbench.
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'storybook', browser },
      },
    ],
  },
});
