import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { chromium } from 'playwright';
import { launchArgs, localhostOnly, unthrottled } from 'system-tools/browser/launch-args';
import { answersWithin, freePort } from 'system-tools/process';

/** How long the browser may take until it answers, in ms. */
const startTimeout = 30_000;

/** No figure depends on another host: the map's frame stays empty. */
const args = [...launchArgs, ...localhostOnly];

/**
 * Runs a measurement with Playwright.
 *
 * @template Result
 * @param {string} executablePath
 * @param {(browser: import('playwright').Browser) => Promise<Result>} measure
 */
export async function inBrowser(executablePath, measure) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs a measurement with Lighthouse, in a separate browser: Lighthouse sometimes loses its page beside Playwright.
 *
 * @template Result
 * @param {string} executablePath
 * @param {(port: number) => Promise<Result>} measure receives the port of the browser's remote debugging
 */
export async function inDebuggedBrowser(executablePath, measure) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const debugging = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  const child = execa(executablePath, [...args, ...unthrottled, ...debugging], { stdio: 'ignore', reject: false });
  try {
    if (!(await answersWithin(`http://127.0.0.1:${port}/json/version`, startTimeout)))
      throw new Error(`The browser does not answer within ${startTimeout / 1000} seconds.`);
    return await measure(port);
  } finally {
    child.kill();
    await child;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
