import { findBrowser as findChromium } from 'system-tools/browser';
import { UserError } from 'system-tools/user-error';
import { launchBrowser } from './launchBrowser.ts';

/** Finds or installs a Chromium. @throws {UserError} where that fails */
export async function findBrowser() {
  const { path, version } = await findChromium().catch((error: Error) => {
    throw new UserError(error.message);
  });
  // There, only the running browser tells its version, and it is updated at the same path.
  if (process.platform !== 'win32') return { path, version };
  const browser = await launchBrowser(path);
  const running = { path, version: `${version} ${browser.version()}` };
  await browser.close();
  return running;
}
