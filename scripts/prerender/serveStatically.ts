import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Connect } from 'vite';
import { decoded } from '../../src/site/decoded.ts';
import { headersFor } from '../headers/headers.ts';

const types: Readonly<Record<string, string>> = {
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

const isText = (file: string) => /^(?:text\/|application\/|image\/svg)/.test(types[extname(file)] ?? '');

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

interface Answer {
  status: number;
  /** The file that is sent; none for a redirect. */
  file?: string;
  location?: string;
}

/** What a host does with a path: `/contact` is `contact.html`, a slash at its end is sent away, the unknown gets the nearest `404.html`. */
async function answerTo(folder: string, pathname: string): Promise<Answer | undefined> {
  const path = decoded(pathname);
  // No file has such a name, and none is outside of the folder.
  if (path !== undefined && !/[\0\\]|\/{2}|(?:^|\/)\.\.(?:\/|$)/.test(path.replace(/\/+$/, ''))) {
    for (const file of [join(folder, path), join(folder, path === '/' ? 'index.html' : `${path}.html`)]) {
      // The header file is the host's own.
      if (!file.endsWith('_headers') && (await isFile(file))) return { status: 200, file };
    }
    const bare = pathname.replace(/\/+$/, '');
    if (bare !== pathname && (await isFile(join(folder, `${decoded(bare)}.html`)))) return { status: 301, location: bare };
  }
  const [, first = ''] = pathname.split('/');
  for (const file of [join(folder, first, '404.html'), join(folder, '404.html')]) if (await isFile(file)) return { status: 404, file };
  return undefined;
}

/** The path of a request and its query. What begins with two slashes is a path all the same, and no host. */
function addressOf(target: string): URL {
  const local = 'http://localhost';
  return new URL(target.startsWith('/') ? local + target : target, local);
}

/** Serves a folder as hosts of static files do, with the headers of its `_headers`, and compressed. */
export function serveStatically(folder: string): Connect.NextHandleFunction {
  const compress = promisify(brotliCompress);
  const compressed = new Map<string, Promise<Buffer>>();

  async function bodyOf(file: string, accepts: string): Promise<{ body: Buffer; encoding?: string }> {
    if (!isText(file) || !/\bbr\b/.test(accepts)) return { body: await readFile(file) };
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const body = compressed.get(key) ?? readFile(file).then((content) => compress(content));
    compressed.set(key, body);
    return { body: await body, encoding: 'br' };
  }

  // A host has compressed its files before anybody asks for them.
  void readdir(folder, { recursive: true })
    .then((files) => Promise.all(files.filter(isText).map((file) => bodyOf(join(folder, file), 'br'))))
    .catch(() => undefined);

  return (request, response, next) => {
    void (async () => {
      const { pathname, search } = addressOf(request.url ?? '/');
      const answer = await answerTo(folder, pathname);
      if (!answer) return next();
      const rules = headersFor(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''), pathname);
      if (answer.file === undefined) {
        response.writeHead(answer.status, { ...rules, Location: answer.location + search }).end();
        return undefined;
      }
      const { body, encoding } = await bodyOf(answer.file, request.headers['accept-encoding'] ?? '');
      response.writeHead(answer.status, {
        'Cache-Control': 'no-cache',
        ...rules,
        'Content-Type': types[extname(answer.file)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return undefined;
    })().catch(next);
  };
}
