import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { AccessibilityChecks } from './accessibility';

declare global {
  interface Window {
    accessibilityChecks?: AccessibilityChecks;
  }
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('accessibility.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'accessibilityChecks' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The checks were not built');
  return output.output[0].code;
}

let script: Promise<string> | undefined;

/** Puts the accessibility checks at `window.accessibilityChecks` of the current document. */
export async function loadAccessibilityChecks(page: Page) {
  script ??= bundle();
  await page.evaluate(await script);
}
