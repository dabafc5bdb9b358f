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
  return hostFileNames.some((name) => path === `/${name}`) || /\/\/|\0|\.(?:html|gz)$/.test(path) ? undefined : path;
}

/** What a host does with a path; other addresses of a page lead to its own, what is unknown gets the nearest `404.html`. */
async function answerTo(folder: string, pathname: string): Promise<Answer> {
  const path = decoded(pathname) ?? '';
  const missing = `${inLanguage.exec(path)?.[0].replace(/\/?$/, '/') ?? ''}404.html`;
  const file = join(folder, fileFor(path) ?? missing);
  if (file.startsWith(join(folder, '/')) && !file.endsWith('/404.html') && (await isFile(file))) return { status: 200, file };
  const [, address] = otherAddress.exec(path) ?? [];
  if (path === '/index.html') return { status: 301, location: '/' };
  if (address && !address.endsWith('/404') && (await isFile(join(folder, `${address}.html`)))) return { status: 301, location: address };
  return { status: 404, file: join(folder, missing) };
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
      // Not `URL`, which takes the beginning of `//name/` for a host.
      const [, pathname = '/', search = ''] = /^([^?#]*)([^#]*)/.exec(request.url ?? '/') ?? [];
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
