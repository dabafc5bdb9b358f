import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Connect } from 'vite';
import { decoded } from '../../src/site/decoded.ts';
import { hostFileNames, pageAddress, prefixes } from '../hosts/addresses.ts';
import { fileType, isCompressible } from '../hosts/fileTypes.ts';
import { headersFor } from '../hosts/headerFile.ts';

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

interface Answer {
  status: number;
  /** The file that is sent; none for a redirect. */
  file?: string;
  location?: string;
}

const page = new RegExp(`^${pageAddress}$`);
const otherAddress = new RegExp(`^(${pageAddress})(?:/+|\\.html)$`);
const inLanguage = new RegExp(`^/(${prefixes})(?:/|$)`);

/** The file that a path stands for: `/contact` is `contact.html`; undefined where it stands for none. */
function fileFor(path: string): string | undefined {
  if (path === '/') return 'index.html';
  if (page.test(path)) return `${path}.html`;
  const isHidden = hostFileNames.some((name) => path === `/${name}`) || /\.(?:html|gz)$/.test(path);
  // No file has such a name, and none is outside of the folder.
  return isHidden || /\/\/|[\0\\]|\/\.\.(?:\/|$)/.test(path) ? undefined : path;
}

/** What a host does with a path; other addresses of a page lead to its own, what is unknown gets the nearest `404.html`. */
async function answerTo(folder: string, pathname: string): Promise<Answer> {
  const path = decoded(pathname) ?? pathname;
  const missing = `${inLanguage.exec(path)?.[0].replace(/\/?$/, '/') ?? ''}404.html`;
  const file = join(folder, fileFor(path) ?? missing);
  if (!file.endsWith('/404.html') && (await isFile(file))) return { status: 200, file };
  const [, address] = otherAddress.exec(path) ?? [];
  if (path === '/index.html') return { status: 301, location: '/' };
  if (address && !address.endsWith('/404') && (await isFile(join(folder, `${address}.html`))))
    return { status: 301, location: address };
  return { status: 404, file: join(folder, missing) };
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
    if (!isCompressible(file) || !/\bbr\b/.test(accepts)) return { body: await readFile(file) };
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const body = compressed.get(key) ?? readFile(file).then((content) => compress(content));
    compressed.set(key, body);
    return { body: await body, encoding: 'br' };
  }

  // A host has compressed its files before anybody asks for them.
  void readdir(folder, { recursive: true })
    .then((files) => Promise.all(files.filter(isCompressible).map((file) => bodyOf(join(folder, file), 'br'))))
    .catch(() => undefined);

  return (request, response, next) => {
    void (async () => {
      const { pathname, search } = addressOf(request.url ?? '/');
      const answer = await answerTo(folder, pathname);
      const rules = headersFor(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''), pathname);
      // What is not there may be there soon.
      const headers = { ...rules, 'Cache-Control': (answer.status === 200 && rules['Cache-Control']) || 'no-cache' };
      if (answer.file === undefined) {
        response.writeHead(answer.status, { ...headers, Location: answer.location + search }).end();
        return undefined;
      }
      const { body, encoding } = await bodyOf(answer.file, request.headers['accept-encoding'] ?? '');
      response.writeHead(answer.status, {
        ...headers,
        'Content-Type': fileType(answer.file),
        'Content-Length': body.length,
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return undefined;
    })().catch(next);
  };
}
