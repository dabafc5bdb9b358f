import { extname } from 'node:path';

/** How a host names the content of each kind of file that a build makes. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** @throws for a file of another kind: a host would make browsers guess, and the headers forbid them to. */
export function fileType(file: string): string {
  const type = fileTypes[extname(file)];
  if (type === undefined)
    throw new Error(`${file}: no type is known for ${extname(file) || 'a file without an extension'}`);
  return type;
}

/** Whether a file gets smaller when it is compressed: pictures and typefaces are already. */
export const isCompressible = (file: string) =>
  /^(?:text\/|application\/|image\/svg)/.test(fileTypes[extname(file)] ?? '');
