import type { HeaderRules } from './headers.ts';
import { pageAddress, prefixes } from './addresses.ts';

/** One step on the way from an address to an answer; the first that matches decides, unless it says to go on. */
interface Route {
  /** Regular expression over the whole path. */
  src?: string;
  dest?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
  continue?: true;
  check?: true;
  /** The steps that follow are taken where a file was found (`hit`), or where none was. */
  handle?: 'filesystem' | 'hit';
}

/** A rule that begins with `/*` belongs to every answer, the others to files that are there. */
const everywhere = '/*';

const source = (path: string) => `^${path.replace(/\*$/, '.*')}$`;

/**
 * `vercel.json`: the headers, and the answers that Vercel does not give by itself. Its own clean addresses know one page for what is not
 * found, and ours are one for each language; the two cannot be had together, so all of it is said in routes.
 */
export function vercelFile(rules: HeaderRules): string {
  const forFiles = Object.entries(rules).filter(([path]) => path !== everywhere);
  const routes: Route[] = [
    { src: source(everywhere), headers: rules[everywhere] ?? {}, continue: true },
    { src: `^(${pageAddress})(?:/+|\\.html)$`, status: 301, headers: { Location: '$1' } },
    { src: `^/(${prefixes})/404$`, dest: '/$1/404.html', status: 404 },
    { src: '^/404$', dest: '/404.html', status: 404 },
    { handle: 'filesystem' },
    { src: `^(${pageAddress})$`, dest: '$1.html', check: true },
    { src: `^/(${prefixes})(?:/.*)?$`, dest: '/$1/404.html', status: 404 },
    { src: '^/.*$', dest: '/404.html', status: 404 },
    { handle: 'hit' },
    ...forFiles.map(([path, headers]) => ({ src: source(path), headers, continue: true as const })),
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes }, null, 2)}\n`;
}
