import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { answersWithin, freePort, resolveBin, runBin, startServer } from 'system-tools/process';

const root = resolve(import.meta.dirname, '../..');

/** How long the server may take until it answers, in ms: it may compress all files first. */
const startTimeout = 180_000;

export interface BuiltPage {
  /** Relative to the built folder. */
  file: string;
  /** The path of its URL; that of the 404 pages is `missingRoute`, which has no page. */
  path: string;
  language: string;
  /** The path without its language. */
  route: string;
}

/** The origins of the site and of its baseline pages. */
export type Origins = Record<'site' | 'baseline', string>;

export const missingRoute = '/no-such-page';

/**
 * Builds the site as `npm run build` does.
 * @param outDir relative to `source`; emptied first
 * @returns the time in ms
 */
export async function build(source: string, outDir: string) {
  const started = performance.now();
  await runBin('vite', ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', outDir], { cwd: source });
  return performance.now() - started;
}

/** Lists all pages of a built site. */
export function pagesOf(folder: string): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no page in ${folder}.`);
  return files
    .map((file) => pageOf(folder, file))
    .toSorted((a, b) => a.route.localeCompare(b.route) || a.path.localeCompare(b.path));
}

function pageOf(folder: string, file: string) {
  const [, language] = /<html lang="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!language) throw new Error(`${file} has no lang attribute.`);
  const path = `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`
    .replace(/\/index$/, '/')
    .replace(/\/404$/, missingRoute);
  const [, first] = path.split('/');
  return { file, path, language, route: first === language ? path.slice(language.length + 1) || '/' : path };
}

/**
 * Serves a built folder with `vite preview` on a free port while it is measured.
 * @param folder relative to the repository's root
 * @param measure receives the origin, without a trailing slash
 */
export async function serveWhile<Result>(folder: string, measure: (origin: string) => Promise<Result>) {
  const port = await freePort();
  const args = ['preview', '--outDir', folder, '--port', String(port), '--strictPort', '--logLevel', 'error'];
  const { stop } = startServer({ label: 'Preview', script: resolveBin('vite'), args }, root);
  try {
    const origin = `http://localhost:${port}`;
    if (!(await answersWithin(origin, startTimeout)))
      throw new Error(`The preview of ${folder} does not answer within ${startTimeout / 1000} seconds.`);
    return await measure(origin);
  } finally {
    await stop();
  }
}
