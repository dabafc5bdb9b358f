import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { captureArgs } from './launchBrowser.ts';

/** The modules that decide how a screenshot looks. */
const modules = ['capture.ts', 'captureWorker.ts', 'pageScripts.ts', 'playStory.ts', 'previewPage.ts'];

/** Identifies the browser and the code that capture screenshots: only screenshots of one environment are compared. */
export async function captureEnvironment(browser: { path: string; version: string }): Promise<string> {
  // A headless shell and a full browser can have the same version.
  const hash = createHash('sha256').update(JSON.stringify([browser.version, browser.path, captureArgs]));
  for (const module of modules) hash.update(await readFile(new URL(module, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
