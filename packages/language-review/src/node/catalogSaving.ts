import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import type { Plugin } from 'vite';
import { configure, defaultLocale, getConfig, isLanguage, type LanguageReviewConfig } from '../config.ts';
import { savePath } from '../paths.ts';
import { isChange } from '../preview/channel.ts';
import { applyChanges, SaveError } from './applyChanges.ts';
import { CatalogError, parseCatalog } from './parseCatalog.ts';

function changesIn(body: string) {
  let changes: unknown;
  try {
    ({ changes } = JSON.parse(body) as { changes?: unknown });
  } catch {
    throw new SaveError(400, 'What was sent is not a JSON object.');
  }
  if (!Array.isArray(changes) || changes.length === 0 || !changes.every(isChange)) {
    throw new SaveError(
      400,
      'What was sent is not of the form { "changes": [{ "key": "…", "text": "…", "from": "…" }] }; only "from" may be left out.',
    );
  }
  return changes;
}

/** @throws {SaveError} where the bytes are no UTF-8 */
function decodeUtf8(bytes: Uint8Array, name: string, status: number) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(status, `${name} is not written in UTF-8.`);
  }
}

const read = async (file: string) => decodeUtf8(await readFile(file), file, 409);

const queues = new Map<string, Promise<unknown>>();

/** Each task for a file sees what the previous one has written. */
function enqueue<T>(file: string, task: () => Promise<T>) {
  const result = (queues.get(file) ?? Promise.resolve()).then(task, task);
  queues.set(file, result);
  return result;
}

/**
 * Saves messages to the catalog of a language: all of them, or none.
 * @param body `{ "changes": Change[] }` as JSON
 * @returns the number of messages saved
 * @throws {SaveError} where the request or a message is not valid
 * @throws {CatalogError} where a catalog cannot be parsed
 */
export async function saveCatalog(root: string, language: string, body: string) {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const changes = changesIn(body);
  const fileOf = (code: string) => join(root, getConfig().catalogs, `${code}.json`);
  const file = fileOf(language);
  const englishFile = fileOf(defaultLocale());
  return enqueue(file, async () => {
    const source = await read(file);
    const english = parseCatalog(file === englishFile ? source : await read(englishFile), englishFile, root);
    const changed = applyChanges(source, changes, english, { language, file, root });
    if (changed !== source) await writeAtomically(file, changed, { flush: true });
    return changes.length;
  });
}

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
