import { company } from '../../src/company.ts';
import { mapOrigin } from '../../src/components/MapEmbed/mapAddress.ts';

/** What the pages of a build have inside them that a policy must name. */
export interface InlineParts {
  /** Hashes of the scripts, as a policy writes them: `'sha256-…'`. */
  scripts: ReadonlySet<string>;
  /** Hashes of the style sheets. */
  styles: ReadonlySet<string>;
}

/** styled-components opens an empty style sheet before it writes its rules through the object model, which needs no leave. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where contact messages are posted to: a policy names an address without its query. */
const receiver = company.contactEndpoint === undefined ? [] : [company.contactEndpoint.replace(/[?#].*/, '')];

/** What a page may load and do (Content Security Policy, level 3): nothing, but for what stands here. */
const policy = ({ scripts, styles }: InlineParts) =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [emptyStyle, ...styles],
    // The preview of a picture is a `data:` address in the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...receiver],
    'manifest-src': ["'self'"],
    'frame-src': [mapOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    // The form is sent by a script, never by the browser.
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

/** The headers of a host, by the paths that they belong to: the one list that every host's file is written from. */
export const headers = (inline: InlineParts): Record<string, Record<string, string>> => ({
  '/*': {
    'Content-Security-Policy': policy(inline),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  },
  // Their names change with their content.
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
});

/** Longest line of a header file, in characters: Cloudflare's limit, the strictest of the hosts that read such a file. */
const longestLine = 2000;

/**
 * The header file of static hosts, `_headers`.
 * @throws where a host would refuse a line of it
 */
export function headerFile(inline: InlineParts): string {
  return Object.entries(headers(inline))
    .map(([path, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
      const long = lines.find((line) => line.length > longestLine);
      if (long) throw new Error(`_headers: a line of ${path} has ${long.length} characters; hosts take ${longestLine}: ${long.slice(0, 60)}…`);
      return [path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** The headers that a header file gives to a path; `*` stands for any rest. Later rules add to those before. */
export function headersFor(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (applies && line.includes(':')) found[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim();
  }
  return found;
}
