import 'system-tools/typescript';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { viteFinal } from '@storybook/react-vite/preset';
import { storyTestPlugin } from './.storybook/storyTests/storyTestPlugin.ts';
import languageReview from './language-review.config.ts';

const { FindingsReporter, storyResultsReporter } = await import('language-review/vitest');
const { launchArgs } = await import('system-tools/browser/launch-args');

const storyTests = '.storybook/storyTests/storyTests.ts';

// A function, because Vitest changes the object.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: launchArgs,
      // Both ours and Playwright's: scrollbars take room, as on most desktops.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
    contextOptions: { reducedMotion: 'reduce' as const },
  }),
  viewport: { width: 1280, height: 900 },
  instances: [{ browser: 'chromium' as const }],
});

/** The port that Vitest prefers may be taken, by another run for example. */
const server = { strictPort: false };

// In ms; a busy machine needs so much.
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/** One more than cores: stories wait for the delays of tooltips and notices. */
const maxWorkers = availableParallelism() + 1;

/** What the workbench knows of props: its plugin reads them from the sources. */
const { plugins: docgen } = await viteFinal({}, {
  presets: { apply: () => Promise.resolve({ reactDocgen: 'react-docgen' }) },
} as never);

/** For the testing module in the workbench's sidebar, which sets this variable. */
const storybook = process.env.VITEST_STORYBOOK
  ? [
      {
        extends: './vite.config.ts',
        server,
        plugins: [
          (await import('@storybook/addon-vitest/vitest-plugin')).storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
          }),
        ],
        test: { name: 'storybook', ...timeouts, browser: browser() },
      },
    ]
  : [];

export default defineConfig({
  test: {
    slowTestThreshold: 5000,
    reporters: [new FindingsReporter(), storyResultsReporter(languageReview), 'default'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          ...timeouts,
          environment: 'node',
          isolate: false,
          setupFiles: ['./tools/test/freshModules.ts'],
          maxWorkers,
          exclude: ['**/node_modules/**', '**/*.{browser,system}.test.*'],
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', '{packages,workbench,build,tools,.storybook}/**/*.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'system',
          ...timeouts,
          environment: 'node',
          maxWorkers,
          include: ['{packages,tools,.storybook}/**/*.system.test.ts'],
        },
      },
      {
        // Measurements of a page, beside their source.
        optimizeDeps: { entries: ['packages/**/*.browser.test.{ts,tsx}'] },
        test: {
          name: 'checks',
          ...timeouts,
          isolate: false,
          maxWorkers,
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        // The stories of the product. Those of the review features need the built workbench: the system tests run them.
        extends: './vite.config.ts',
        plugins: [docgen, storyTestPlugin()],
        server,
        // Otherwise, a newly found package would reload the page in the middle of a test.
        optimizeDeps: { entries: [storyTests, 'src/**/*.stories.tsx'] },
        test: {
          name: 'stories',
          provide: { storyPattern: '' },
          ...timeouts,
          // Stories share the modules that their page has loaded.
          isolate: false,
          maxWorkers,
          include: ['src/**/*.stories.tsx', '.storybook/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      ...storybook,
    ],
  },
});
