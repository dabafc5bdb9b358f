import type { HeaderRules } from './headers.ts';
import { languagePrefixes, pagePathPattern } from './paths.ts';

/** A rule for requests. The first match wins, unless it has `continue`. */
interface Route {
  /** Regular expression for the whole path. */
  src?: string;
  dest?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  continue?: true;
  check?: true;
  /** The following rules apply after the lookup of a file, or where one was found (`hit`). */
  handle?: 'filesystem' | 'hit';
}

/** The rule for every response. All others apply to existing files only. */
const everyPath = '/*';

const source = (path: string) => `^${path.replace(/\*$/, '.*')}$`;

/**
 * `vercel.json`: headers, redirects and 404 pages. Vercel's `cleanUrls` supports only one 404 page, not one per language, and cannot be
 * combined with `routes`, so everything is a route.
 */
export function vercelFile(rules: HeaderRules): string {
  const fileRules = Object.entries(rules).filter(([path]) => path !== everyPath);
  const routes: Route[] = [
    { src: source(everyPath), headers: rules[everyPath] ?? {}, continue: true },
    { src: `^(${pagePathPattern})(?:/+|\\.html)$`, status: 301, headers: { Location: '$1' } },
    { src: `^/(${languagePrefixes})/404$`, dest: '/$1/404.html', status: 404 },
    { src: '^/404$', dest: '/404.html', status: 404 },
    { handle: 'filesystem' },
    { src: `^(${pagePathPattern})$`, dest: '$1.html', check: true },
    { src: `^/(${languagePrefixes})(?:/.*)?$`, dest: '/$1/404.html', status: 404 },
    { src: '^/.*$', dest: '/404.html', status: 404 },
    { handle: 'hit' },
    ...fileRules.map(([path, headers]) => ({ src: source(path), headers, continue: true as const })),
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes }, null, 2)}\n`;
}
