import { availableParallelism } from 'node:os';
import { findBrowser } from 'system-tools/browser';
import { measureSpeed } from 'visual-review/measure-speed';
import { table } from './format.ts';

const MB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Measures how fast `npm run visual` captures snapshots, and whether its memory stays flat. */
export async function visual(root: string) {
  console.error('2,000 snapshots, and screenshots without anything else');
  const pages = 2 * Math.min(4, availableParallelism());
  const { rate, baseline, memory } = await measureSpeed(root, await findBrowser(), pages);
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
