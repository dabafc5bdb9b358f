import { chromium } from 'playwright';
import { findBrowser } from '../browser/findBrowser.mjs';
import { launchArgs, thisMachineOnly } from '../browser/launchArgs.mjs';

/**
 * Starts the browser in which everything is measured. It reaches nothing but this machine, so that no figure depends on
 * another host: the map's frame stays empty.
 *
 * @param {string[]} args beside the usual ones
 * @throws {Error} when there is no browser
 */
export async function launchBrowser(args = []) {
  const { path: executablePath } = await findBrowser();
  return chromium.launch({ executablePath, args: [...launchArgs, ...thisMachineOnly, ...args] });
}
