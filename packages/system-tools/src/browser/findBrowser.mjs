import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { playwrightCandidates, systemCandidates } from './candidates.mjs';
import { installFromApt, runIndented } from '../process/installPackages.mjs';
import { resolveBin } from '../process/resolveBin.mjs';

/** How long a download may take, in ms. */
const downloadTimeout = 300_000;

/** @typedef {{ path: string, version: string, source: string }} Browser */

/**
 * Finds a Chromium that starts, or installs one, and prints which it is. The order: the variable `CHROMIUM_PATH`,
 * Playwright's download, the system's browsers; then a new download by Playwright, and the Debian package.
 *
 * @returns {Promise<Browser>} `path` of the executable, its `version` text, and the `source` it came from
 * @throws {Error} when `CHROMIUM_PATH` is set but does not start, or when there is no Chromium and none can be installed
 */
export async function findBrowser() {
  const browser = fromVariable() ?? installed() ?? (await install());
  console.log(`Browser: ${browser.version} at ${browser.path} (${browser.source})`);
  return browser;
}

/** A wrong variable is an error: the tests must not silently run in another browser. */
function fromVariable() {
  const value = process.env.CHROMIUM_PATH;
  if (!value) return undefined;
  const browser = firstRunning([resolve(value)], 'from CHROMIUM_PATH');
  if (browser) return browser;
  throw new Error(
    `CHROMIUM_PATH is "${value}", and that does not start as Chromium: correct it, or unset it to let a browser be found.`,
  );
}

function installed() {
  return firstRunning(playwrightCandidates(), "Playwright's own") ?? firstRunning(systemCandidates(), "the system's");
}

/** @returns {Promise<Browser>} */
async function install() {
  const browser =
    ((await installFromPlaywright()) && firstRunning(playwrightCandidates(), 'just downloaded by Playwright')) ||
    ((await installFromApt(['chromium'])) && firstRunning(systemCandidates(), 'just installed by apt-get'));
  if (browser) return browser;
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/** Downloads Playwright's Chromium. Some networks block that, so a failure is not an error. */
function installFromPlaywright() {
  console.log('No Chromium found. Trying: playwright install chromium');
  const args = [resolveBin('playwright'), 'install', '--no-shell', '--no-progress', 'chromium'];
  return runIndented(process.execPath, args, downloadTimeout);
}

/**
 * @param {string[]} paths
 * @param {string} source
 * @returns {Browser | undefined}
 */
function firstRunning(paths, source) {
  for (const path of paths) {
    const version = versionOf(path);
    if (version) return { path, version, source };
  }
  return undefined;
}

/** @param {string} path of a file that may be missing, lack a library, or not be Chromium */
function versionOf(path) {
  // On Windows `chrome.exe --version` opens a window instead of answering.
  if (process.platform === 'win32') return existsSync(path) ? 'Chromium' : undefined;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? /(?:Chromium|Chrome|Microsoft Edge)\D*[\d.]+/.exec(stdout)?.[0] : undefined;
}
