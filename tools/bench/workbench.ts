import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findBrowser } from 'system-tools/browser';
import { runBin } from 'system-tools/process';
import { inBrowser } from './browser.ts';
import { serveWhile } from './builtSite.ts';
import { ms, table } from './format.ts';
import { addMessages, copySources } from './largerSite.ts';
import { checksTime, keystrokeTime, languageSwitchTime, renderTimes } from './workbenchTimes.ts';

const builtFolder = 'node_modules/.cache/bench/workbench';

const home = 'screens-home--whole-page';

/** Stories whose panes are compared with the story in one language, besides the home page. */
const comparedStories = ['components-button--primary', 'layout-header--all-parts', 'screens-contact--whole-page'];

/** The figures that have to be reached, in ms; with more messages, twice as much. */
const goals = {
  'home page: from a click on a language to the painted story': 150,
  'home page: from navigation to all languages painted side by side': 1500,
  'home page: from a keystroke in the languages panel to the painted story': 50,
  'home page: checks of all languages': 400,
} as const;

const moreMessages = 5000;
const factor = 2;

/** Builds the workbench and measures it: medians of several repetitions. */
async function measureBuilt<Result>(
  source: string,
  root: string,
  measure: (browser: Browser, origin: string) => Promise<Result>,
) {
  const { path } = await findBrowser();
  const target = join(root, builtFolder);
  await runBin('storybook', ['build', '--quiet', '--loglevel', 'error', '--output-dir', target], { cwd: source });
  return serveWhile(builtFolder, (origin) => inBrowser(path, (browser) => measure(browser, origin)), { ownRoot: true });
}

/** In the order of `goals`. */
const homeTimes = async (browser: Browser, origin: string) => [
  await languageSwitchTime(browser, origin, home),
  (await renderTimes(browser, origin, home)).all,
  await keystrokeTime(browser, origin, home),
  await checksTime(browser, origin, home),
];

/**
 * Measures how fast the workbench follows a reviewer, with the catalogs as they are and with many messages, and how much longer a
 * story takes to render in all languages side by side.
 */
export async function workbench(root: string) {
  console.error('The workbench');
  const { times, ratios } = await measureBuilt(root, root, async (browser, origin) => ({
    times: await homeTimes(browser, origin),
    ratios: await ratioRows(browser, origin),
  }));
  console.error(`The workbench with ${moreMessages} messages`);
  const copy = copySources(root);
  try {
    addMessages(copy, moreMessages);
    const larger = await measureBuilt(copy, root, homeTimes);
    const rows = Object.entries(goals).map(([name, goal], index) => [
      name,
      `≤ ${ms(goal)}, ≤ ${ms(factor * goal)}`,
      `${ms(times[index]!)}, ${ms(larger[index]!)}`,
    ]);
    return table(
      ['figure', 'to reach', 'measured'],
      [
        ...rows.map(([name = '', ...cells]) => [
          `${name}, with ${moreMessages.toLocaleString('en')} messages`,
          ...cells,
        ]),
        ...ratios,
      ],
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function ratioRows(browser: Browser, origin: string) {
  const rows: string[][] = [];
  for (const id of [...comparedStories, home]) {
    const { one, all } = await renderTimes(browser, origin, id);
    rows.push([`${id} in all languages against one`, '≤ 2.5', `${(all / one).toFixed(2)} (${ms(all)}, ${ms(one)})`]);
  }
  return rows;
}
