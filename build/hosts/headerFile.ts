import type { HeaderRules } from './headers.ts';

/** Longest line of a header file, in characters: Cloudflare's limit, the strictest of the hosts that read such a file. */
const longestLine = 2000;

/**
 * `_headers`, which Cloudflare and Netlify read; the rest of what they do with the folder they do by themselves.
 * @throws where a host would refuse a line of it
 */
export function headerFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([path, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
      const long = lines.find((line) => line.length > longestLine);
      if (long)
        throw new Error(
          `_headers: a line of ${path} has ${long.length} characters; hosts take ${longestLine}: ${long.slice(0, 60)}…`,
        );
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
    else if (applies && line.includes(':'))
      found[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim();
  }
  return found;
}
