/*
 * `npm run bench`: builds the site, measures it and prints a table of figures and targets in Markdown.
 *
 *   npm run bench                   everything; Lighthouse in three rounds takes most of the time
 *   npm run bench -- --rounds 5     more rounds for the medians; 0 leaves Lighthouse out
 *   npm run bench -- --quick        one round, home and contact in English and Arabic only
 *   npm run bench -- workbench      the workbench instead: panes and the languages panel (workbench.mjs)
 *   npm run bench -- visual         the visual review instead: how fast it takes pictures (visual.mjs)
 *   npm run bench -- load           how fast nginx answers with the shipped configuration instead (load.mjs)
 *   npm run bench -- growth         how a build grows with languages and pages instead (growth.mjs)
 *
 * Times are those of this machine and no reason to fail: the exit code is 1 only where something could not be measured.
 * Other hosts are not asked, so the map's frame stays empty in the site and in its limit pages alike.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/findBrowser.mjs';
import { inBrowser, inDebuggedBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bytesOf } from './bytes.mjs';
import { kB, ms, table, worstOf } from './format.mjs';
import { growth } from './growth.mjs';
import { interactions, timeOf } from './interaction.mjs';
import { writeLimitSite } from './limitSite.mjs';
import { load } from './load.mjs';
import { pagesOf } from './pages.mjs';
import { findings, lighthouseRounds, lighthouseRows } from './rounds.mjs';
import { served } from './serve.mjs';
import { layoutShift } from './shift.mjs';
import { laptop, phone } from './visit.mjs';
import { visual } from './visual.mjs';
import { workbench } from './workbench.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./pages.mjs').BuiltPage} BuiltPage */
/** @typedef {import('./format.mjs').Row} Row */

const root = resolve(import.meta.dirname, '../..');

/** Where the site and its limit pages stand meanwhile, relative to the root. */
const siteFolder = 'node_modules/.cache/bench/site';
const limitFolder = 'node_modules/.cache/bench/limit';

process.exitCode = await main();

async function main() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string' }, quick: { type: 'boolean', default: false } },
    });
    const rounds = Number(values.rounds ?? (values.quick ? 1 : 3));
    if (
      !Number.isInteger(rounds) ||
      rounds < 0 ||
      !['', 'growth', 'load', 'visual', 'workbench'].includes(positionals.join(' '))
    ) {
      console.error(
        'npm run bench takes "growth", "load", "visual" or "workbench", or --quick and --rounds with a whole number.',
      );
      return 2;
    }
    const [part] = positionals;
    if (part === 'growth') console.log(await growth(root));
    else if (part === 'load') console.log(await load(root));
    else if (part === 'workbench') console.log(await workbench(root));
    else if (part === 'visual') console.log(await visual(root));
    else console.log(await bench(rounds, values.quick));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/**
 * @param {number} rounds
 * @param {boolean} quick
 */
async function bench(rounds, quick) {
  const { path } = await findBrowser();
  console.error('Build, twice: the second counts');
  await build(root, siteFolder);
  const buildTime = await build(root, siteFolder);
  writeLimitSite(resolve(root, siteFolder), resolve(root, limitFolder));
  const built = pagesOf(resolve(root, siteFolder));
  const pages = quick
    ? built.filter(({ route, language }) => ['/', '/contact'].includes(route) && ['en', 'ar'].includes(language))
    : built;

  return served(siteFolder, (origin) =>
    served(limitFolder, async (limitOrigin) => {
      const origins = { site: origin, limit: limitOrigin };
      const rows = await inBrowser(path, async (browser) => [
        await shiftRow(browser, origin, pages),
        ...(await scriptRows(browser, origin, pages)),
        ...(await visitRows(browser, origin, pages)),
        [`build of all ${built.length} pages`, '≤ 6 s', `${(buildTime / 1000).toFixed(1)} s`],
        ...(await interactionRows(browser, origins)),
      ]);
      const audits =
        rounds > 0
          ? await inDebuggedBrowser(path, (port) => lighthouseRounds(pages, { rounds, port, origin, limitOrigin }))
          : [];
      if (rounds > 0) rows.unshift(...lighthouseRows(audits));
      return [table(['figure', 'to reach', 'measured'], rows), findings(audits)].filter(Boolean).join('\n\n');
    }),
  );
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {BuiltPage[]} pages
 * @returns {Promise<Row>}
 */
async function shiftRow(browser, origin, pages) {
  const shifts = await ofEach(pages, 'Layout shift', (address) => layoutShift(browser, origin + address));
  return [
    `layout shift at slow 4G, from load to the end of the page, ${pages.length} pages`,
    '0.000',
    worstOf(shifts, (value) => value.toFixed(3)),
  ];
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {BuiltPage[]} pages
 * @returns {Promise<Row[]>}
 */
async function scriptRows(browser, origin, pages) {
  const loaded = await ofEach(pages, 'Scripts', (address) =>
    bytesOf(browser, origin + address, phone, { toTheEnd: true }),
  );
  const early = loaded.map(({ address, value }) => ({ address, value: value.early }));
  const ofRoute = (/** @type {string} */ wanted) =>
    loaded.flatMap(({ address, route, value }) => (route === wanted ? { address, value: value.script } : []));
  return [
    ['script before the load event, brotli', '≤ 1 kB', worstOf(early, kB)],
    ['script of the home page in all, brotli', '≤ 85 kB', worstOf(ofRoute('/'), kB)],
    ['script of the contact page in all, brotli', '≤ 95 kB', worstOf(ofRoute('/contact'), kB)],
  ];
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {BuiltPage[]} pages
 * @returns {Promise<Row[]>}
 */
async function visitRows(browser, origin, pages) {
  const homes = pages.filter(({ route }) => route === '/');
  /** @type {Row[]} */
  const rows = [];
  for (const screen of [phone, laptop]) {
    const visits = await ofEach(homes, 'First visit', (address) => bytesOf(browser, origin + address, screen));
    const { viewport, deviceScaleFactor } = screen;
    rows.push([
      `all that a first visit of the home page loads before it scrolls, brotli, ${viewport.width} × ${viewport.height} px @${deviceScaleFactor}`,
      '≤ 260 kB',
      worstOf(
        visits.map(({ address, value }) => ({ address, value: value.all })),
        kB,
      ),
    ]);
  }
  return rows;
}

/**
 * @param {Browser} browser
 * @param {{ site: string, limit: string }} origins
 * @returns {Promise<Row[]>}
 */
async function interactionRows(browser, origins) {
  /** @type {Row[]} */
  const rows = [];
  for (const interaction of interactions) {
    console.error(`Click to paint: ${interaction.name}`);
    const { first, again, hurried, limit, reloads } = await timeOf(browser, origins, interaction);
    const times = [
      `${ms(first)} the first time`,
      `${ms(again)} then`,
      `${ms(hurried)} for a first click in the moment the pointer comes`,
    ];
    if (reloads) times.push('loads a document');
    rows.push([
      `${interaction.name}, click to painted text, processor slowed down 4 times`,
      '≤ 100 ms',
      `${times.join(', ')}; the browser alone takes ${ms(limit)}`,
    ]);
  }
  return rows;
}

/**
 * Measures page after page.
 *
 * @template Value
 * @param {BuiltPage[]} pages
 * @param {string} name of the figure, for those who wait
 * @param {(address: string) => Promise<Value>} measure
 */
async function ofEach(pages, name, measure) {
  /** @type {Array<BuiltPage & { value: Value }>} */
  const measured = [];
  for (const page of pages) {
    console.error(`${name}: ${page.address}`);
    measured.push({ ...page, value: await measure(page.address) });
  }
  return measured;
}
