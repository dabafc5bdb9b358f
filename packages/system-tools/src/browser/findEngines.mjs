import { spawnSync } from 'node:child_process';
import { onPath } from '../browser/candidates.mjs';
import { findBrowser } from '../browser/findBrowser.mjs';
import { foundOrInstalled } from '../browser/install.mjs';

/**
 * An engine as it was found: the `path` of what starts it, or why it is absent and what can be done about it.
 *
 * @typedef {{ name: EngineName, path: string } | { name: EngineName, absence: string }} FoundEngine
 */
/** @typedef {'Chromium' | 'Firefox' | 'WebKitGTK'} EngineName */

/** How long a program may take to say that it runs, in ms. */
const patience = 20_000;

/**
 * Finds the three engines, or installs those that are missing where that needs no question.
 *
 * @returns {Promise<FoundEngine[]>} all three, also those that are absent
 */
export async function findEngines() {
  return [
    await chromium(),
    await find('Firefox', ['firefox-esr'], () =>
      onPath(['firefox-esr', 'firefox']).find((path) => runs(path, '--version')),
    ),
    // The driver brings its browser along, which needs a display.
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
 * @param {readonly string[]} packages of Debian that it is in
 * @param {() => string | undefined} look
 * @returns {Promise<FoundEngine>}
 */
async function find(name, packages, look) {
  const path = await foundOrInstalled(name, look, packages);
  return path === undefined
    ? { name, absence: `on Debian, "apt-get install ${packages.join(' ')}" installs it.` }
    : { name, path };
}

/**
 * @param {string} path
 * @param {string} option
 */
const runs = (path, option) => spawnSync(path, [option], { timeout: patience, stdio: 'ignore' }).status === 0;
