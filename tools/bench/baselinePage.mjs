import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from './pages.mjs';

/**
 * Writes the baseline that the site is compared with: the same pages at the same paths, with inline styles and without
 * scripts. Images, fonts and their preloads stay.
 *
 * @param {string} folder of the built site
 * @param {string} target replaced if it exists
 */
export function writeBaselineSite(folder, target) {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  for (const { file } of pagesOf(folder)) {
    const html = baselinePage(readFileSync(join(folder, file), 'utf8'), (path) =>
      readFileSync(join(folder, path), 'utf8'),
    );
    if (/<script|\.js"/.test(html)) throw new Error(`The baseline page of ${file} still has a script.`);
    writeFileSync(join(target, file), html);
  }
}

/**
 * @param {string} html
 * @param {(path: string) => string} read reads a file of the site
 */
function baselinePage(html, read) {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link\b[^>]*>/g, (link) => {
    const { rel, as, href = '' } = attributesOf(link);
    if (rel === 'modulepreload' || as === 'script' || href.endsWith('.js')) return '';
    return rel === 'stylesheet' ? `<style>${read(href)}</style>` : link;
  });
}

/**
 * @param {string} tag
 * @returns {Record<string, string>}
 */
function attributesOf(tag) {
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}
