import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { defaultLocale, getConfig, isLanguage } from '../config.ts';
import { isChange } from '../preview/channel.ts';
import { applyChanges, SaveError, type Change } from './applyChanges.ts';
import { parseCatalog } from './parseCatalog.ts';

function changesIn(body: string): Change[] {
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
export function decodeUtf8(bytes: Uint8Array, name: string, status: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(status, `${name} is not written in UTF-8.`);
  }
}

const read = async (file: string) => decodeUtf8(await readFile(file), file, 409);

const queues = new Map<string, Promise<unknown>>();

/** Runs the tasks for a file one after the other, so that each sees what the previous one has written. */
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
export async function saveCatalog(root: string, language: string, body: string): Promise<number> {
  if (!isLanguage(language)) throw new SaveError(404, `There is no language "${language}".`);
  const changes = changesIn(body);
  const fileOf = (code: string) => join(root, getConfig().catalogs, `${code}.json`);
  const file = fileOf(language);
  const englishFile = fileOf(defaultLocale());
  return enqueue(file, async () => {
    const source = await read(file);
    const english = parseCatalog(file === englishFile ? source : await read(englishFile), englishFile, root);
    const changed = applyChanges(source, changes, english, file, root);
    if (changed !== source) await writeAtomically(file, changed, { flush: true });
    return changes.length;
  });
}
