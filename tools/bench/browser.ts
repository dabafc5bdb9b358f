import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { chromium, type Browser } from 'playwright';
import { launchArgs, localhostOnly, unthrottled } from 'system-tools/browser/launch-args';
import { answersWithin, freePort } from 'system-tools/process';

/** How long the browser may take until it answers, in ms. */
const startTimeout = 30_000;

/** No figure depends on another host: the map's frame stays empty. */
const args = [...launchArgs, ...localhostOnly];

/** Runs a measurement with Playwright. */
export async function inBrowser<Result>(executablePath: string, measure: (browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs a measurement with Lighthouse, in a separate browser: Lighthouse sometimes loses its page beside Playwright.
 * @param measure receives the port of the browser's remote debugging
 */
export async function inDebuggedBrowser<Result>(executablePath: string, measure: (port: number) => Promise<Result>) {
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
