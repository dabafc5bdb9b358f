import { findBrowser } from 'system-tools/browser';
import { measureSpeed, withStorybook } from 'visual-review/measure-speed';
import { table } from './format.ts';

const MB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** Measures how fast `npm run visual` captures snapshots, and whether it flickers or its memory grows. */
export async function visual(root: string) {
  return withStorybook(root, await findBrowser(), async (storybook) => {
    console.error('1, 2 and 4 pages, screenshots without anything else, and 2,000 snapshots beside two busy loops');
    const { rates, baseline, flickering, memory } = await measureSpeed(storybook, [1, 2, 4]);
    const rate = rates.at(-1)!;
    return table(
      ['figure', 'to reach', 'measured'],
      [
        [`snapshots a second on 1, 2 and 4 pages`, 'more with more', rates.map((each) => each.toFixed(1)).join(', ')],
        [
          `of the screenshots a second that a browser takes of pages that do not change`,
          '',
          `${(rate / baseline).toFixed(2)} (${rate.toFixed(1)}, ${baseline.toFixed(1)})`,
        ],
        [
          'snapshots that flicker in 2,000 beside two busy loops',
          '0',
          flickering.length === 0 ? '0' : `${flickering.length}: ${flickering.join(', ')}`,
        ],
        [
          'memory after 500 and after 2,000 snapshots',
          'flat',
          memory ? `${MB(memory.early)}, ${MB(memory.late)}` : 'not reported by this system',
        ],
      ],
    );
  });
}
