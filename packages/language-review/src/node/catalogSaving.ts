import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { configure, type LanguageReviewConfig } from '../config.ts';
import { savePath } from '../paths.ts';
import { SaveError } from './applyChanges.ts';
import { CatalogError } from './parseCatalog.ts';
import { decodeUtf8, saveCatalog } from './saveCatalog.ts';

/** In bytes; some thirty times as large as a catalog. */
const maxSize = 1024 * 1024;

/** Whether a request comes from a page of this server; any page in the same browser can send requests. */
function isSameOrigin({ headers: { host, origin, 'sec-fetch-site': site } }: IncomingMessage) {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  // A browser reads the response only after all of the request was read.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxSize) chunks.push(chunk);
  }
  if (size > maxSize) throw new SaveError(413, 'What was sent is larger than 1 MB.');
  return decodeUtf8(Buffer.concat(chunks), 'What was sent', 400);
}

async function save(root: string, request: IncomingMessage) {
  if (request.method !== 'POST') throw new SaveError(405, 'Texts are saved with POST.');
  if (!isSameOrigin(request)) throw new SaveError(403, 'Only the workbench itself can save texts.');
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new SaveError(415, 'Texts are sent as application/json.');
  return saveCatalog(root, (request.url ?? '').slice(1), await bodyOf(request));
}

function errorResponse(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SaveError) return { status: error.status, body: { error: message, key: error.key } };
  if (error instanceof CatalogError) return { status: 409, body: { error: message } };
  return { status: 500, body: { error: `The catalog could not be saved: ${message}` } };
}

/** Saves messages to the catalogs, in development: `POST /__catalogs/<language>`. */
export function catalogSaving(config: LanguageReviewConfig): Plugin {
  configure(config);
  return {
    name: 'catalog-saving',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use(savePath, (request, response) => {
        void save(root, request)
          .then((saved) => ({ status: 200, body: { saved } }), errorResponse)
          .then(({ status, body }) => {
            if (status === 405) response.setHeader('Allow', 'POST');
            response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
          });
      });
    },
  };
}
