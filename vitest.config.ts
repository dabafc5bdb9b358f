import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchArgs } from 'system-tools/browser/launch-args';
import { languages } from './src/i18n/languages.ts';
import { pseudoLanguages } from '#language-review/globals';

declare module 'vitest' {
  interface ProvidedContext {
    /** The language that the stories are rendered in. */
    locale: string;
  }
}

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
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', '{packages,workbench,build,tools,.storybook}/**/*.test.ts'],
        },
      },
      {
        // Every story in every language and pseudo-language, with its play function and the checks of accessibility and layout.
        extends: './vite.config.ts',
        // Otherwise, a newly imported package would reload the page in the middle of a test.
        optimizeDeps: { force: true },
        test: {
          name: 'stories',
          testTimeout,
          include: ['.storybook/stories.test.tsx'],
          browser: {
            ...browser,
            instances: [...languages, ...pseudoLanguages].map(({ code }) => ({
              browser: 'chromium' as const,
              name: `stories in ${code}`,
              provide: { locale: code },
            })),
          },
        },
      },
      {
        // Measurements of a page, beside their source.
        test: { name: 'browser', testTimeout, include: ['packages/**/*.browser.test.ts'], browser },
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
