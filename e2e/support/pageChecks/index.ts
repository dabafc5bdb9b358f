import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Instruments } from './inPage';
import type { LayoutChecks } from './layout';

declare global {
  interface Window {
    instruments?: Instruments;
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
  if (!output || !('output' in output)) throw new Error('The instruments were not built');
  return output.output[0].code;
}

const scripts = new Map<string, Promise<string>>();

/** The script of a module of this folder, bundled once. */
function scriptOf(name: string): Promise<string> {
  const script = scripts.get(name) ?? bundle(name);
  scripts.set(name, script);
  return script;
}

/** Puts what is measured in a page at `window.instruments`. */
export async function bringInstruments(page: Page) {
  await page.evaluate(await scriptOf('inPage.ts'));
}

/** Puts the checks of the layout at `window.layoutChecks` of every document that the page opens from now on. */
export async function addLayoutChecks(page: Page) {
  await page.addInitScript(await scriptOf('layout.ts'));
}
