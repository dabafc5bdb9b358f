import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Instruments } from './inPage';

declare global {
  interface Window {
    instruments?: Instruments;
  }
}

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('inPage.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inPage' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The instruments were not built');
  return output.output[0].code;
}

/** Puts what is measured in a page at `window.instruments`. */
export async function bringInstruments(page: Page) {
  await page.evaluate(await (script ??= bundle()));
}
