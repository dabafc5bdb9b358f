import { extname } from 'node:path';

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

/** @throws {Error} for another extension: `X-Content-Type-Options: nosniff` forbids browsers to guess. */
export function fileType(file: string) {
  const type = fileTypes[extname(file)];
  if (type === undefined)
    throw new Error(`${file}: no type is known for ${extname(file) || 'a file without an extension'}`);
  return type;
}

/** Whether compression makes a file smaller: pictures and fonts are compressed already. */
export const isCompressible = (file: string) =>
  /^(?:text\/|application\/|image\/svg)/.test(fileTypes[extname(file)] ?? '');
