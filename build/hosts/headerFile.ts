import type { HeaderRules } from './headers.ts';

/** Longest line of `_headers` in characters: Cloudflare's limit, the strictest. */
const longestLine = 2000;

/**
 * `_headers` for Cloudflare Pages and Netlify.
 * @throws {Error} when a line is longer than hosts accept
 */
export function headerFile(rules: HeaderRules) {
  const blocks = Object.entries(rules).map(([path, values]) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
    const long = lines.find((line) => line.length > longestLine);
    if (long)
      throw new Error(
        `_headers: a line of ${path} has ${long.length} characters; hosts accept ${longestLine}: ${long.slice(0, 60)}…`,
      );
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The headers that a `_headers` file sets for a path. Later rules add to earlier ones. */
export function headersFor(file: string, path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (/^\S/.test(line)) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    const [, name = '', value = ''] = /^ +([^:]+): *(.*)$/.exec(line) ?? [];
    if (applies && name) found[name] = value;
  }
  return found;
}
