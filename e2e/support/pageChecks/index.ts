import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import type { AccessibilityChecks } from './accessibility';

declare global {
  interface Window {
    accessibilityChecks?: AccessibilityChecks;
  }
}

export const sizes = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 320, height: 640 },
  /** A desktop at four times its size (WCAG 2.2, 1.4.10). */
  magnified: { width: 320, height: 256 },
  tablet: { width: 768, height: 600 },
};

async function bundle() {
  const entry = fileURLToPath(new URL('accessibility.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'accessibilityChecks' } },
  });
  const [{ output }] = [built].flat() as [Rollup.RollupOutput];
  return output[0].code;
}

let script: Promise<string> | undefined;

/** Puts the accessibility checks at `window.accessibilityChecks` of the current document. */
export async function loadAccessibilityChecks(page: Page) {
  script ??= bundle();
  await page.evaluate(await script);
}

export type Check = Extract<keyof AccessibilityChecks, `find${string}`>;

/** Runs a check in the page after the next paint, or after some seconds: a busy Chromium may paint nothing until the next input. */
export const find = (page: Page, check: Check) =>
  page.evaluate(async (name) => {
    const paint = new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.race([paint, new Promise((later) => setTimeout(later, 5000))]);
    return window.accessibilityChecks![name]();
  }, check);

/** A page has a third as many elements that take the focus. */
const mostPresses = 200;

/** Presses a key until every focusable element has had the focus. */
export async function pressThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  for (let presses = 0, unreached = 1; presses < mostPresses && unreached > 0; presses += 1) {
    await page.keyboard.press(key);
    unreached = await page.evaluate(() => window.accessibilityChecks!.recordFocus());
  }
}
