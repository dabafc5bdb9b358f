import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @typedef {object} BuiltPage
 * @property {string} file relative to the built folder
 * @property {string} path of its URL; for the 404 pages, a path without a page
 * @property {string} language of its document
 * @property {string} route the path without its language
 */

/** The route of the 404 pages. */
export const missingRoute = '/no-such-page';

/**
 * Lists all pages of a built site.
 *
 * @param {string} folder
 * @returns {BuiltPage[]}
 */
export function pagesOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no page in ${folder}.`);
  return files
    .map((file) => pageOf(folder, file))
    .toSorted((a, b) => a.route.localeCompare(b.route) || a.path.localeCompare(b.path));
}

/**
 * @param {string} folder
 * @param {string} file
 */
function pageOf(folder, file) {
  const [, language] = /<html lang="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!language) throw new Error(`${file} has no lang attribute.`);
  const path = `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`
    .replace(/\/index$/, '/')
    .replace(/\/404$/, missingRoute);
  const [, first] = path.split('/');
  return { file, path, language, route: first === language ? path.slice(language.length + 1) || '/' : path };
}
