import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { PageChecks } from './inPage';

declare global {
  interface Window {
    pageChecks?: PageChecks;
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('inPage.ts', import.meta.url)), formats: ['iife'], name: 'checks' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The page checks were not built');
  return output.output[0].code;
}

let script: Promise<string> | undefined;

/** Puts the checks at `window.pageChecks`. */
export async function addPageChecks(page: Page) {
  script ??= bundle();
  await page.evaluate(await script);
}
