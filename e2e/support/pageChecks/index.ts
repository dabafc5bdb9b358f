import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { AccessibilityChecks } from './accessibility';
import type { LayoutChecks } from './layout';

declare global {
  interface Window {
    accessibilityChecks?: AccessibilityChecks;
    layoutChecks?: LayoutChecks;
  }
}

async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(name, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'pageChecks' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The checks were not built');
  return output.output[0].code;
}

const scripts = new Map<string, Promise<string>>();

/** The script of a module of this folder, bundled once. */
function scriptOf(name: string): Promise<string> {
  const script = scripts.get(name) ?? bundle(name);
  scripts.set(name, script);
  return script;
}

/** Puts the accessibility checks at `window.accessibilityChecks` of the current document. */
export async function loadAccessibilityChecks(page: Page) {
  await page.evaluate(await scriptOf('accessibility.ts'));
}

/** Puts the layout checks at `window.layoutChecks` of every document that the page opens from now on. */
export async function addLayoutChecks(page: Page) {
  await page.addInitScript(await scriptOf('layout.ts'));
}
