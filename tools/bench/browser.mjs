import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { awake, launchArgs, thisMachineOnly } from '../browser/launchArgs.mjs';
import { answersWithin, freePort } from '../start/ports.mjs';

/** How long the browser may take until it answers, in ms. */
const startLimit = 30_000;

/** No figure depends on another host: the map's frame stays empty. */
const args = [...launchArgs, ...thisMachineOnly];

/**
 * Runs a measurement by Playwright.
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
 * Runs a measurement by Lighthouse, in a browser of its own: beside Playwright it now and then loses its page.
 *
 * @template Result
 * @param {string} executablePath
 * @param {(port: number) => Promise<Result>} measure gets the port of the browser's remote debugging
 * @throws {Error} when the browser does not answer
 */
export async function inDebuggedBrowser(executablePath, measure) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const child = spawn(
    executablePath,
    [...args, ...awake, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  try {
    if (!(await answersWithin(`http://127.0.0.1:${port}/json/version`, startLimit))) {
      throw new Error(`The browser does not answer within ${startLimit / 1000} seconds.`);
    }
    return await measure(port);
  } finally {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
