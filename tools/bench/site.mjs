import { resolve } from 'node:path';
import { findBrowser } from 'system-tools/browser';
import { bytesOf, laptop, layoutShifts, phone } from 'system-tools/page-load';
import { writeBaselineSite } from './baselinePage.mjs';
import { inBrowser, inDebuggedBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { kB, ms, seconds, table, worstOf } from './format.mjs';
import { interactions, timeOf } from './interaction.mjs';
import { pagesOf } from './pages.mjs';
import { findings, lighthouseRounds, lighthouseRows } from './rounds.mjs';
import { serveWhile } from './serve.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./pages.mjs').BuiltPage} BuiltPage */
/** @typedef {import('./format.mjs').Row} Row */

/** Folders of the built site and of its baseline pages, relative to the root. */
const siteFolder = 'node_modules/.cache/bench/site';
const baselineFolder = 'node_modules/.cache/bench/baseline';

/**
 * Measures the site. Requests to other hosts are blocked, so the map's frame stays empty in the site and in the baseline.
 *
 * @param {string} root
 * @param {number} rounds of Lighthouse
 * @param {boolean} quick only home and contact, in English and Arabic
 */
export async function site(root, rounds, quick) {
  const { path } = await findBrowser();
  console.error('Build, twice: the second is measured');
  await build(root, siteFolder);
  const buildTime = await build(root, siteFolder);
  writeBaselineSite(resolve(root, siteFolder), resolve(root, baselineFolder));
  const built = pagesOf(resolve(root, siteFolder));
  const pages = quick
    ? built.filter(({ route, language }) => ['/', '/contact'].includes(route) && ['en', 'ar'].includes(language))
    : built;

  return serveWhile(siteFolder, (origin) =>
    serveWhile(baselineFolder, async (baselineOrigin) => {
      const origins = { site: origin, baseline: baselineOrigin };
      const rows = await inBrowser(path, async (browser) => [
        await shiftRow(browser, origin, pages),
        ...(await scriptRows(browser, origin, pages)),
        ...(await visitRows(browser, origin, pages)),
        [`build of all ${built.length} pages`, '≤ 6 s', seconds(buildTime)],
        ...(await interactionRows(browser, origins)),
      ]);
      const audits =
        rounds > 0
          ? await inDebuggedBrowser(path, (port) => lighthouseRounds(pages, { rounds, port, origin, baselineOrigin }))
          : [];
      if (rounds > 0) rows.unshift(...lighthouseRows(audits));
      return [table(['figure', 'target', 'measured'], rows), findings(audits)].filter(Boolean).join('\n\n');
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
  const shifts = await measureEach(pages, 'Layout shift', async (path) =>
    (await layoutShifts(browser, origin + path)).reduce((sum, { value }) => sum + value, 0),
  );
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
  const loaded = await measureEach(pages, 'Scripts', (path) =>
    bytesOf(browser, origin + path, phone, { toTheEnd: true }),
  );
  const early = loaded.map(({ path, value }) => ({ path, value: value.early }));
  const ofRoute = (/** @type {string} */ wanted) =>
    loaded.flatMap(({ path, route, value }) => (route === wanted ? { path, value: value.script } : []));
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
    const visits = await measureEach(homes, 'First visit', (path) => bytesOf(browser, origin + path, screen));
    const { viewport, deviceScaleFactor } = screen;
    const sizes = visits.map(({ path, value }) => ({ path, value: value.all }));
    rows.push([
      `first visit of the home page, everything that loads before scrolling, brotli, ${viewport.width} × ${viewport.height} px @${deviceScaleFactor}`,
      '≤ 260 kB',
      worstOf(sizes, kB),
    ]);
  }
  return rows;
}

/**
 * @param {Browser} browser
 * @param {{ site: string, baseline: string }} origins
 * @returns {Promise<Row[]>}
 */
async function interactionRows(browser, origins) {
  /** @type {Row[]} */
  const rows = [];
  for (const interaction of interactions) {
    console.error(`Click to paint: ${interaction.name}`);
    const { first, again, withoutHover, baseline, reloads } = await timeOf(browser, origins, interaction);
    const times = `${ms(first)} the first time, ${ms(again)} then, ${ms(withoutHover)} the first time without hovering`;
    rows.push([
      `${interaction.name}, click to painted text, processor throttled 4 times`,
      '≤ 100 ms',
      `${times}${reloads ? ', loads a document' : ''}; the browser alone takes ${ms(baseline)}`,
    ]);
  }
  return rows;
}

/**
 * Measures page by page.
 *
 * @template Value
 * @param {BuiltPage[]} pages
 * @param {string} name of the figure, for the progress output
 * @param {(path: string) => Promise<Value>} measure
 */
async function measureEach(pages, name, measure) {
  /** @type {Array<BuiltPage & { value: Value }>} */
  const measured = [];
  for (const page of pages) {
    console.error(`${name}: ${page.path}`);
    measured.push({ ...page, value: await measure(page.path) });
  }
  return measured;
}
