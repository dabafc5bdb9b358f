import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findBrowser } from 'system-tools/browser';
import { table } from './format.mjs';

/**
 * Measures how fast `npm run visual` captures snapshots, and whether its memory stays flat.
 *
 * @param {string} root
 */
export async function visual(root) {
  const { module } = /** @type {{ module: typeof import('visual-review/measure-speed') }} */ (
    await runnerImport(fileURLToPath(import.meta.resolve('visual-review/measure-speed')), {
      root,
      configFile: false,
      logLevel: 'error',
    })
  );
  console.error('2,000 snapshots, and screenshots without anything else');
  const pages = 2 * Math.min(4, availableParallelism());
  const { rate, baseline, memory } = await module.measureSpeed(root, await findBrowser(), pages);
  const MB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
  return table(
    ['figure', 'to reach', 'measured'],
    [
      [
        `snapshots compared with screenshots alone, a second, on ${pages} pages`,
        '≥ 0.5',
        `${(rate / baseline).toFixed(2)} (${rate.toFixed(1)}, ${baseline.toFixed(1)})`,
      ],
      [
        'memory after 500 and after 2,000 snapshots',
        'flat',
        memory ? `${MB(memory.early)}, ${MB(memory.late)}` : 'not reported by this system',
      ],
    ],
  );
}
