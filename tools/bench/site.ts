import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { findBrowser } from 'system-tools/browser';
import { bytesOf, laptop, layoutShifts, phone } from './pageLoad.ts';
import { writeBaselineSite } from './baselinePage.ts';
import { inBrowser, inDebuggedBrowser } from './browser.ts';
import { build, pagesOf, serveWhile, type BuiltPage, type Origins } from './builtSite.ts';
import { kB, median, ms, seconds, table, worstOf } from './format.ts';
import { touchRound } from './touch.ts';
import { findings, lighthouseRounds, lighthouseRows } from './lighthouse.ts';

/** How often each touch is measured. */
const touchRounds = 7;

/** Folders of the built site and of its baseline pages, relative to the root. */
const siteFolder = 'node_modules/.cache/bench/site';
const baselineFolder = 'node_modules/.cache/bench/baseline';

/**
 * Measures the site. Requests to other hosts are blocked, so the map's frame stays empty in the site and in the baseline.
 * @param rounds of Lighthouse
 * @param quick only home and contact, in English and Arabic
 */
export async function site(root: string, rounds: number, quick: boolean) {
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
        ...(await touchRows(browser, origins, quick ? 1 : touchRounds)),
      ]);
      if (rounds === 0) return table(headings, rows);
      const audits = await inDebuggedBrowser(path, (port) => lighthouseRounds(pages, { rounds, port, origins }));
      return [table(headings, [...lighthouseRows(audits), ...rows]), findings(audits)].filter(Boolean).join('\n\n');
    }),
  );
}

const headings = ['figure', 'target', 'measured'];

async function shiftRow(browser: Browser, origin: string, pages: readonly BuiltPage[]) {
  const measured = await measureEach(pages, 'Layout shift', (path) => layoutShifts(browser, origin + path));
  return [
    `layout shift at slow 4G, from load to the end of the page, ${pages.length} pages`,
    '0.000',
    worstOf(
      measured,
      ({ result }) => result.reduce((sum, { value }) => sum + value, 0),
      (shift) => shift.toFixed(3),
    ),
  ];
}

async function scriptRows(browser: Browser, origin: string, pages: readonly BuiltPage[]) {
  const measured = await measureEach(pages, 'Scripts', (path) =>
    bytesOf(browser, origin + path, phone, { toTheEnd: true }),
  );
  const worstScript = (wanted: string) =>
    worstOf(
      measured.filter(({ route }) => route === wanted),
      ({ result }) => result.script,
      kB,
    );
  return [
    ['script before the load event, brotli', '≤ 1 kB', worstOf(measured, ({ result }) => result.early, kB)],
    ['script of the home page in all, brotli', '≤ 115 kB', worstScript('/')],
    ['script of the contact page in all, brotli', '≤ 128 kB', worstScript('/contact')],
  ];
}

async function visitRows(browser: Browser, origin: string, pages: readonly BuiltPage[]) {
  const homes = pages.filter(({ route }) => route === '/');
  const rows = [];
  for (const screen of [phone, laptop]) {
    const measured = await measureEach(homes, 'First visit', (path) => bytesOf(browser, origin + path, screen));
    const { viewport, deviceScaleFactor } = screen;
    rows.push([
      `first visit of the home page, everything that loads before scrolling, brotli, ${viewport.width} × ${viewport.height} px @${deviceScaleFactor}`,
      '≤ 280 kB',
      worstOf(measured, ({ result }) => result.all, kB),
    ]);
  }
  return rows;
}

/** @param rounds of touches */
async function touchRows(browser: Browser, origins: Origins, rounds: number) {
  const measured: Array<Awaited<ReturnType<typeof touchRound>>> = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Touches, round ${round} of ${rounds}`);
    measured.push(await touchRound(browser, origins));
  }
  const row = (figure: string, target: string, of: (round: (typeof measured)[number]) => number, unit = ms) => {
    const values = measured.map(of);
    return [figure, target, `${unit(median(values))} (${unit(Math.min(...values))} to ${unit(Math.max(...values))})`];
  };
  const ratio = (value: number) => value.toFixed(2);
  return [
    row(
      'tap on a link 2.5 s after load, against the page without scripts',
      '≤ 0.50',
      (each) => each.page / each.pageWithoutScripts,
      ratio,
    ),
    row('the same in ms', '', ({ page }) => page),
    row('without scripts', '', ({ pageWithoutScripts }) => pageWithoutScripts),
    row('tap on a link when everything is loaded', '≤ 150 ms', ({ loadedPage }) => loadedPage),
    row('choice of a language likewise', '≤ 150 ms', ({ languageChange }) => languageChange),
    row('list of languages, touched at the load event', '≤ 100 ms', ({ list }) => list),
    row('longest task from load to the end of a swiped page', '≤ 100 ms', ({ longest }) => longest),
    row('blocking time likewise', '≤ 50 ms', ({ blocking }) => blocking),
    row('longest interaction: swipe, question, list, contact', '≤ 150 ms', ({ interaction }) => interaction),
  ];
}

/** Measures page by page. @param name of the figure, for the progress output */
async function measureEach<Result>(
  pages: readonly BuiltPage[],
  name: string,
  measure: (path: string) => Promise<Result>,
) {
  const measured = [];
  for (const page of pages) {
    console.error(`${name}: ${page.path}`);
    measured.push({ ...page, result: await measure(page.path) });
  }
  return measured;
}
