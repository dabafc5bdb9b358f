import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @typedef {object} BuiltPage
 * @property {string} file relative to the built folder
 * @property {string} address of the page; one that does not exist for a page of the kind 404
 * @property {string} language of its document
 * @property {string} route the address without its language
 */

/** The route that stands for every address without a page. */
export const missingRoute = '/no-such-page';

/**
 * Every page of a built folder.
 *
 * @param {string} folder
 * @returns {BuiltPage[]}
 * @throws {Error} when there is none, or one names no language
 */
export function pagesOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no page in ${folder}.`);
  return files
    .map((file) => pageOf(folder, file))
    .toSorted((a, b) => a.route.localeCompare(b.route) || a.address.localeCompare(b.address));
}

/**
 * @param {string} folder
 * @param {string} file
 */
function pageOf(folder, file) {
  const [, language] = /<html lang="([^"]+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!language) throw new Error(`${file} does not say its language.`);
  const address = `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`
    .replace(/\/index$/, '/')
    .replace(/\/404$/, missingRoute);
  const [, first] = address.split('/');
  return { file, address, language, route: first === language ? address.slice(language.length + 1) || '/' : address };
}
