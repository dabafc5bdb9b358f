import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from './pages.mjs';

/**
 * Makes the site that no page can be faster than: the same pages at the same addresses, as plain HTML with their style
 * inside and without any script. Pictures, faces and their preloads stay.
 *
 * @param {string} folder the built site
 * @param {string} target replaced if it is there
 * @throws {Error} when a page still mentions a script afterwards
 */
export function writeLimitSite(folder, target) {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  for (const { file } of pagesOf(folder)) {
    const html = limitPage(readFileSync(join(folder, file), 'utf8'), (address) =>
      readFileSync(join(folder, address), 'utf8'),
    );
    if (/<script|\.js"/.test(html)) throw new Error(`The limit page of ${file} still has a script.`);
    writeFileSync(join(target, file), html);
  }
}

/**
 * @param {string} html
 * @param {(address: string) => string} read the content of a file of the site
 */
function limitPage(html, read) {
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
