import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.mjs';
import { inBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { brotli, bytesOf } from './bytes.mjs';
import { kB, ms, table } from './format.mjs';
import { addLanguages, addPages, copySources } from './largerSite.mjs';
import { missingRoute, pagesOf } from './pages.mjs';
import { served } from './serve.mjs';
import { phone } from './visit.mjs';

/** What is added to the site for each build. */
const additions = [
  { languages: 0, pages: 0 },
  { languages: 8, pages: 0 },
  { languages: 20, pages: 0 },
  { languages: 0, pages: 36 },
  { languages: 20, pages: 36 },
];

/** Where a built site stands while it is measured, relative to the root. */
const builtFolder = 'node_modules/.cache/bench/growth';

const heads = [
  'languages',
  'routes',
  'pages',
  'build',
  'build of a page',
  'a page, brotli',
  'script of the home page, brotli',
  'files',
];

/**
 * Builds copies of the site with more and more languages and routes, to show what grows with them: the build no faster than
 * the number of pages, a page hardly, its script not.
 *
 * @param {string} root of the repository
 * @returns {Promise<string>} a table in Markdown; the page of an unknown address is none of the routes, but one of the pages
 * @throws {Error} when the sources are no longer as the additions expect them
 */
export async function growth(root) {
  const { path } = await findBrowser();
  console.error('Build of the site as it is, so that its pictures are there');
  await build(root, builtFolder);
  return inBrowser(path, async (browser) => {
    const rows = [];
    for (const { languages, pages } of additions) {
      console.error(`${languages} more languages, ${pages} more pages`);
      rows.push(await rowOf(browser, root, languages, pages));
    }
    return table(heads, rows);
  });
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} root
 * @param {number} languages
 * @param {number} pages
 */
async function rowOf(browser, root, languages, pages) {
  const built = join(root, builtFolder);
  const copy = copySources(root);
  let time;
  try {
    addLanguages(copy, languages);
    addPages(copy, pages);
    time = await build(copy, built);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  const all = pagesOf(built);
  const english = all.filter(({ language }) => language === 'en');
  const sum = english.reduce((bytes, { file }) => bytes + brotli(readFileSync(join(built, file))), 0);
  const { script } = await served(builtFolder, (origin) => bytesOf(browser, `${origin}/`, phone, { toTheEnd: true }));
  return [
    String(new Set(all.map(({ language }) => language)).size),
    String(english.filter(({ route }) => route !== missingRoute).length),
    String(all.length),
    `${(time / 1000).toFixed(1)} s`,
    ms(time / all.length),
    kB(sum / english.length),
    kB(script),
    String(readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length),
  ];
}
