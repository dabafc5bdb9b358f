import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findBrowser } from 'system-tools/browser';
import { brotliSize, bytesOf, phone } from 'system-tools/page-load';
import { inBrowser } from './browser.ts';
import { build, missingRoute, pagesOf, serveWhile } from './builtSite.ts';
import { kB, ms, seconds, table } from './format.ts';
import { addLanguages, addPages, copySources } from './largerSite.ts';

/** The numbers of languages and pages that are added for each build. */
const additions = [
  [0, 0],
  [8, 0],
  [20, 0],
  [0, 36],
  [20, 36],
] as const;

const builtFolder = 'node_modules/.cache/bench/growth';

const headings = [
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
 * Builds copies of the site with more languages and routes: build time grows at most linearly with the pages, page size hardly,
 * script size not at all.
 */
export async function growth(root: string) {
  const { path } = await findBrowser();
  console.error('Build of the unchanged site, which fills the cache of images');
  await build(root, builtFolder);
  return inBrowser(path, async (browser) => {
    const rows = [];
    for (const [languages, pages] of additions) {
      console.error(`${languages} more languages, ${pages} more pages`);
      rows.push(await rowOf(browser, root, languages, pages));
    }
    return table(headings, rows);
  });
}

async function rowOf(browser: Browser, root: string, languages: number, pages: number) {
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
  const sum = english.reduce((bytes, { file }) => bytes + brotliSize(readFileSync(join(built, file))), 0);
  const { script } = await serveWhile(builtFolder, (origin) =>
    bytesOf(browser, `${origin}/`, phone, { toTheEnd: true }),
  );
  return [
    String(new Set(all.map(({ language }) => language)).size),
    String(english.filter(({ route }) => route !== missingRoute).length),
    String(all.length),
    seconds(time),
    ms(time / all.length),
    kB(sum / english.length),
    kB(script),
    String(readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length),
  ];
}
