import { spawnSync } from 'node:child_process';
import { onPath } from './candidates.mjs';
import { findBrowser } from './findBrowser.mjs';
import { findOrInstall } from '../process/installPackages.mjs';

/**
 * A browser engine: the `path` of its executable, or why it is absent and how to install it.
 *
 * @typedef {{ name: EngineName, path: string } | { name: EngineName, absence: string }} FoundEngine
 */
/** @typedef {'Chromium' | 'Firefox' | 'WebKitGTK'} EngineName */

/** How long a program may take to print its version, in ms. */
const versionTimeout = 20_000;

/**
 * Finds the three engines, or installs the missing ones where that needs no confirmation.
 *
 * @returns {Promise<FoundEngine[]>}
 */
export async function findEngines() {
  return [
    await chromium(),
    await find('Firefox', ['firefox-esr'], () =>
      onPath(['firefox-esr', 'firefox']).find((path) => runs(path, '--version')),
    ),
    // The driver comes with its browser, which needs a display.
    await find('WebKitGTK', ['webkit2gtk-driver', 'xvfb'], () => {
      const driver = onPath(['WebKitWebDriver']).find((path) => runs(path, '--help'));
      return onPath(['Xvfb']).length > 0 ? driver : undefined;
    }),
  ];
}

/** @returns {Promise<FoundEngine>} */
async function chromium() {
  try {
    return { name: 'Chromium', path: (await findBrowser()).path };
  } catch (error) {
    return { name: 'Chromium', absence: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {EngineName} name
 * @param {readonly string[]} packages of Debian
 * @param {() => string | undefined} look
 * @returns {Promise<FoundEngine>}
 */
async function find(name, packages, look) {
  const path = await findOrInstall(name, look, packages);
  return path === undefined
    ? { name, absence: `on Debian, "apt-get install ${packages.join(' ')}" installs it.` }
    : { name, path };
}

/**
 * @param {string} path
 * @param {string} option
 */
const runs = (path, option) => spawnSync(path, [option], { timeout: versionTimeout, stdio: 'ignore' }).status === 0;
