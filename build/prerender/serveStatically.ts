import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Connect } from 'vite';
import { decoded } from '#app/routes/decodedPath.ts';
import { hiddenPathPattern, hostFileNames, languagePrefixes, pagePath, pagePathPattern } from '../hosts/paths.ts';
import { fileType, isCompressible } from '../hosts/fileTypes.ts';
import { headersFor } from '../hosts/headerFile.ts';

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

const alternativePath = new RegExp(`^(${pagePathPattern})(?:/+|\\.html)$`);
const hiddenPath = new RegExp(hiddenPathPattern);
const languagePrefix = new RegExp(`^/(${languagePrefixes})(?:/|$)`);

/** The file of a path: `/contact` is `contact.html`; undefined for a path that is not served. */
function fileFor(path: string) {
  if (path === '/') return 'index.html';
  if (path === '/index') return undefined;
  if (pagePath.test(path)) return `${path}.html`;
  const isHidden = hostFileNames.some((name) => path === `/${name}`) || /\.(?:html|gz)$/.test(path);
  // Prevents path traversal.
  return isHidden || hiddenPath.test(path) || /\/\/|[\0\\]/.test(path) ? undefined : path;
}

/** Responds like a host: alternative paths of a page redirect, unknown paths get the `404.html` of their language. */
async function respondTo(folder: string, pathname: string) {
  const path = decoded(pathname) ?? pathname;
  const notFoundFile = `${languagePrefix.exec(path)?.[0].replace(/\/?$/, '/') ?? ''}404.html`;
  const name = fileFor(path);
  if (name !== undefined && !name.endsWith('/404.html') && (await isFile(join(folder, name))))
    return { status: 200, file: join(folder, name) };
  const [, canonicalPath] = alternativePath.exec(path) ?? [];
  if (path === '/index.html') return { status: 301, location: '/' };
  if (canonicalPath && !canonicalPath.endsWith('/404') && (await isFile(join(folder, `${canonicalPath}.html`))))
    return { status: 301, location: canonicalPath };
  return { status: 404, file: join(folder, notFoundFile) };
}

/** Parses a request target. Two leading slashes start a path as well, not a host. */
function parseTarget(target: string) {
  const local = 'http://localhost';
  return new URL(target.startsWith('/') ? local + target : target, local);
}

/** Serves a folder as static hosts do, with the headers of its `_headers`, and compressed. */
export function serveStatically(folder: string): Connect.NextHandleFunction {
  const compress = promisify(brotliCompress);
  const compressed = new Map<string, Promise<Buffer>>();

  async function bodyOf(file: string, accepts: string) {
    if (!isCompressible(file) || !/\bbr\b/.test(accepts)) return { body: await readFile(file) };
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const body = compressed.get(key) ?? readFile(file).then((content) => compress(content));
    compressed.set(key, body);
    return { body: await body, encoding: 'br' };
  }

  /** Compresses all files in advance, one at a time, so that a request waits for one file at most. */
  async function compressAll() {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter(isCompressible)) await bodyOf(join(folder, file), 'br');
  }
  void compressAll().catch(() => undefined);

  return (request, response, next) => {
    void (async () => {
      const { pathname, search } = parseTarget(request.url ?? '/');
      const { status, file, location } = await respondTo(folder, pathname);
      const rules = headersFor(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''), pathname);
      // A missing file may exist after the next deploy.
      const headers = { ...rules, 'Cache-Control': (status === 200 && rules['Cache-Control']) || 'no-cache' };
      if (file === undefined) return response.writeHead(status, { ...headers, Location: location + search }).end();
      const { body, encoding } = await bodyOf(file, request.headers['accept-encoding'] ?? '');
      response.writeHead(status, {
        ...headers,
        'Content-Type': fileType(file),
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      return response.end(request.method === 'HEAD' ? undefined : body);
    })().catch(next);
  };
}
