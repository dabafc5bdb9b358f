import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchArgs } from 'system-tools/browser/launch-args';

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

// For a busy machine.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          testTimeout,
          environment: 'node',
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', '{packages,workbench,build,tools,.storybook}/**/*.test.ts'],
        },
      },
      {
        // Every story in every language, with its play function and its accessibility check.
        extends: './vite.config.ts',
        // Otherwise, a newly imported package would reload the page in the middle of a test.
        optimizeDeps: { force: true },
        test: { name: 'stories', testTimeout, include: ['.storybook/stories.test.tsx'], browser },
      },
      {
        // For the testing module in the workbench's sidebar.
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: { name: 'storybook', testTimeout, browser },
      },
    ],
  },
});
