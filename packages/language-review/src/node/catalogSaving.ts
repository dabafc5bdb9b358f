import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { CatalogError } from './parseCatalog.ts';
import { SaveError, saveCatalog } from './saveCatalog.ts';

/** Where the workbench sends texts to: `POST /__catalogs/<code of the language>`. */
const address = '/__catalogs';

/** Largest request, in bytes; all texts of a language together are a thirtieth of it. */
const largest = 1024 * 1024;

/** Whether a request comes from a page of this server: any other page in the same browser can send requests too. */
function isOwn({ headers: { host, origin, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // What is too much is read to its end all the same, or the browser would not read the answer.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) throw new SaveError(413, 'What was sent is larger than 1 MB.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new SaveError(400, 'What was sent is not written in UTF-8.');
  }
}

/** @throws what `saveCatalog` throws, and a `SaveError` of what is not a request to save */
async function save(root: string, request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') throw new SaveError(405, 'Texts are saved with POST.');
  if (!isOwn(request)) throw new SaveError(403, 'Only the workbench itself can save texts.');
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new SaveError(415, 'Texts are sent as application/json.');
  return saveCatalog(root, (request.url ?? '').slice(1), await bodyOf(request));
}

/** What is answered where nothing could be saved. */
function answerTo(error: unknown): { status: number; body: { error: string; key?: string | undefined } } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return { status: error.status, body: { error: message, key: error.key } };
  if (error instanceof CatalogError) return { status: 409, body: { error: message } };
  return { status: 500, body: { error: `The catalog could not be saved: ${message}` } };
}

/** Lets the workbench save texts into the catalogs of the sources, as long as its development server runs. */
export function catalogSaving(config: LanguageReviewConfig): Plugin {
  configure(config);
  return {
    name: 'catalog-saving',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use(address, (request, response) => {
        void save(root, request)
          .then((saved) => ({ status: 200, body: { saved } }), answerTo)
          .then(({ status, body }) => {
            if (status === 405) response.setHeader('Allow', 'POST');
            response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
          });
      });
    },
  };
}
