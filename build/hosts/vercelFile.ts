import type { HeaderRules } from './headers.ts';
import { hiddenPathPattern, languagePrefixes, pagePathPattern } from './paths.ts';

/** The rule for every response. All others apply to existing files only. */
const everyPath = '/*';

const source = (path: string) => `^${path.replace(/\*$/, '.*')}$`;

/**
 * `vercel.json`. Everything is a route: `cleanUrls` supports only one 404 page, and cannot be combined with `routes`.
 */
export function vercelFile(rules: HeaderRules) {
  const fileRules = Object.entries(rules).filter(([path]) => path !== everyPath);
  // `src` matches the whole path. The first match wins, unless it has `continue`. What follows a `handle` applies after the
  // lookup of a file (`filesystem`), or where one was found (`hit`).
  const routes = [
    { src: source(everyPath), headers: rules[everyPath] ?? {}, continue: true },
    { src: '^/index\\.html$', status: 301, headers: { Location: '/' } },
    { src: '^/index$', dest: '/404.html', status: 404 },
    { src: `^(${pagePathPattern})(?:/+|\\.html)$`, status: 301, headers: { Location: '$1' } },
    { src: `^/(${languagePrefixes})(?:/.*)?${hiddenPathPattern}.*$`, dest: '/$1/404.html', status: 404 },
    { src: `^.*${hiddenPathPattern}.*$`, dest: '/404.html', status: 404 },
    { src: `^/(${languagePrefixes})/404$`, dest: '/$1/404.html', status: 404 },
    { src: '^/404$', dest: '/404.html', status: 404 },
    { handle: 'filesystem' },
    { src: `^(${pagePathPattern})$`, dest: '$1.html', check: true },
    { src: `^/(${languagePrefixes})(?:/.*)?$`, dest: '/$1/404.html', status: 404 },
    { src: '^/.*$', dest: '/404.html', status: 404 },
    { handle: 'hit' },
    ...fileRules.map(([path, headers]) => ({ src: source(path), headers, continue: true })),
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes }, null, 2)}\n`;
}
