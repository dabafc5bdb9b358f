import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesOf } from './builtSite.ts';

/**
 * Writes the baseline that the site is compared with: the same pages at the same paths, with inline styles and without
 * scripts. Images, fonts and their preloads stay.
 * @param folder of the built site
 * @param target replaced if it exists
 */
export function writeBaselineSite(folder: string, target: string) {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  for (const { file } of pagesOf(folder)) {
    const html = baselinePage(read(file), read);
    if (/<script|\.js"/.test(html)) throw new Error(`The baseline page of ${file} still has a script.`);
    writeFileSync(join(target, file), html);
  }
}

const baselinePage = (html: string, read: (path: string) => string) =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').replaceAll(/<link\b[^>]*>/g, (link) => {
    const { rel, as, href = '' } = attributesOf(link);
    if (rel === 'modulepreload' || as === 'script' || href.endsWith('.js')) return '';
    return rel === 'stylesheet' ? `<style>${read(href)}</style>` : link;
  });

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
