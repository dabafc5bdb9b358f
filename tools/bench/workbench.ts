import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findBrowser } from 'system-tools/browser';
import { copyProject } from 'system-tools/copy';
import { runBin } from 'system-tools/process';
import { inBrowser } from './browser.ts';
import { serveWhile } from './builtSite.ts';
import { ms, table } from './format.ts';
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

/** What a build of the workbench reads. */
const sources = [
  'src',
  'packages',
  'build',
  'public',
  'workbench',
  '.storybook',
  'vite.config.ts',
  'visual.config.ts',
  'language-review.config.ts',
  'chromatic.config.json',
  'package.json',
  'tsconfig.json',
];

/** Adds messages to each catalog in a copy of the sources, until there are `count`: repeated texts, each with a number. */
function addMessages(copy: string, count: number) {
  const folder = join(copy, 'src/i18n/messages');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const own = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const added = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
      const [, text = ''] = own[index % own.length] ?? [];
      return [`more${index + 1}`, `${text} ${index + 1}`];
    });
    writeFileSync(file, `${JSON.stringify(Object.fromEntries([...own, ...added]), null, 2)}\n`);
  }
}

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

/** Measures the home page, in the order of `goals`. */
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
  const { folder, remove } = copyProject(root, 'bench-workbench', sources);
  try {
    addMessages(folder, moreMessages);
    const larger = await measureBuilt(folder, root, homeTimes);
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
    remove();
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
