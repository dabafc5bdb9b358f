import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { findBrowser } from '../browser/findBrowser.mjs';
import { table } from './format.mjs';

/**
 * Measures how fast `npm run visual` takes pictures, and whether its memory stays flat.
 *
 * @param {string} root of the repository
 * @returns {Promise<string>} a table in Markdown
 */
export async function visual(root) {
  const { path } = await findBrowser();
  const { module } = /** @type {{ module: typeof import('../visual/speed.ts') }} */ (
    await runnerImport(resolve(root, 'scripts/visual/speed.ts'), { root, configFile: false, logLevel: 'error' })
  );
  console.error('2,000 snapshots, and bare screenshots');
  const { rate, bare, pages, memory } = await module.measureSpeed(root, path, 2 * Math.min(4, availableParallelism()));
  const MB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
  return table(
    ['figure', 'to reach', 'measured'],
    [
      [
        `snapshots against bare screenshots, a second, on ${pages} pages`,
        '≥ 0.5',
        `${(rate / bare).toFixed(2)} (${rate.toFixed(1)}, ${bare.toFixed(1)})`,
      ],
      [
        'memory after 500 and after 2,000 snapshots',
        'flat',
        memory ? `${MB(memory.early)}, ${MB(memory.late)}` : 'not told by this system',
      ],
    ],
  );
}
