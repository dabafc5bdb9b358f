import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { getConfig, isLanguage } from '../config.ts';
import { codePointName } from './format.ts';
import { placeholdersOf } from './messageState.ts';
import { parseCatalog, type CatalogEntry } from './parseCatalog.ts';

/** A text that is to stand in a catalog. */
export interface Change {
  key: string;
  text: string;
  /** The text that it was changed from; absent where the catalog had none. */
  from?: string | undefined;
}

/** Why nothing was saved, as a sentence for whoever wanted to save. */
export class SaveError extends Error {
  /** The status of HTTP that says the same. */
  readonly status: number;
  /** The text in question, where it is one. */
  readonly key: string | undefined;

  constructor(status: number, message: string, key?: string) {
    super(message);
    this.name = 'SaveError';
    this.status = status;
    this.key = key;
  }
}

/** A text as those see it who read the catalog: an empty one is none. */
const present = (text: string | undefined) => (text?.trim() ? text : undefined);

const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ') || 'no placeholders';

/** @throws {SaveError} where a text must not stand in a catalog */
function checkText(key: string, text: string, english: string) {
  const refuse = (problem: string) => new SaveError(422, `The text of "${key}" ${problem}.`, key);
  if (text.trim() === '') throw refuse('is empty');
  const [stray] = /[^\P{Cc}\n]|\p{Cs}/u.exec(text) ?? [];
  if (stray)
    throw refuse(
      `holds the character ${codePointName(stray)}, which is no text; of all control characters only line breaks may stand in it`,
    );
  if (text !== text.normalize('NFC'))
    throw refuse('is not in the composed form of Unicode (NFC): a letter and its accent must be one character');
  const [own, expected] = [placeholdersOf(text), placeholdersOf(english)];
  if (own.join() !== expected.join()) throw refuse(`has ${listOf(own)}, but the English text has ${listOf(expected)}`);
}

function applyChange(
  source: string,
  { key, text, from }: Change,
  english: ReadonlyMap<string, Pick<CatalogEntry, 'text'>>,
  file: string,
  root: string,
): string {
  const englishText = english.get(key)?.text;
  if (englishText === undefined) throw new SaveError(422, `There is no key "${key}" in the English catalog.`, key);
  checkText(key, text, englishText);
  const entries = parseCatalog(source, file, root);
  const current = entries.get(key);
  // Saved twice is saved.
  if (current?.text === text) return source;
  if (present(current?.text) !== present(from)) {
    throw new SaveError(
      409,
      `The text of "${key}" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.`,
      key,
    );
  }
  const value = JSON.stringify(text);
  if (current) return source.slice(0, current.start) + value + source.slice(current.end);
  const line = source.includes('\r\n') ? '\r\n' : '\n';
  const entry = `${line}  ${JSON.stringify(key)}: ${value}`;
  if (entries.size === 0) return `{${entry}${line}}${line}`;
  const keys = [...english.keys()];
  const before = keys.slice(0, keys.indexOf(key)).findLast((other) => entries.has(other));
  const previous = before === undefined ? undefined : entries.get(before);
  if (previous) return `${source.slice(0, previous.end)},${entry}${source.slice(previous.end)}`;
  const start = source.indexOf('{') + 1;
  return `${source.slice(0, start)}${entry},${source.slice(start)}`;
}

/**
 * The source of a catalog with other texts in it. Nothing else in it changes, so a comparison shows those texts only; a key
 * that it does not have comes to where the English catalog has it.
 * @param english the English catalog, as it is in its file
 * @param file the path of the catalog, for messages
 * @param root folder of the project
 * @throws {SaveError} for the first change that must not be made
 * @throws {CatalogError} where the source is broken
 */
export function applyChanges(
  source: string,
  changes: readonly Change[],
  english: ReadonlyMap<string, Pick<CatalogEntry, 'text'>>,
  file: string,
  root: string,
): string {
  return changes.reduce((changed, change) => applyChange(changed, change, english, file, root), source);
}

const isChange = (value: unknown): value is Change => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, text, from }: { key?: unknown; text?: unknown; from?: unknown } = value;
  return typeof key === 'string' && typeof text === 'string' && (from === undefined || typeof from === 'string');
};

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

async function read(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SaveError(409, `${file} is not written in UTF-8.`);
  }
}

const queues = new Map<string, Promise<unknown>>();

/** One after the other for each file: who comes later sees what the earlier has written. */
function inTurn<T>(file: string, task: () => Promise<T>): Promise<T> {
  const turn = (queues.get(file) ?? Promise.resolve()).then(task, task);
  queues.set(file, turn);
  return turn;
}

/**
 * Saves texts into the catalog of a language: all of them, or none.
 * @param root folder of the project
 * @param code that of the language
 * @param body `{ "changes": Change[] }` as JSON
 * @returns how many texts were saved
 * @throws {SaveError} where something is wrong with the request or a text, or where a text of the file is not the one that it was changed from
 * @throws {CatalogError} where the catalog or the English one is broken
 */
export async function saveCatalog(root: string, code: string, body: string): Promise<number> {
  if (!isLanguage(code)) throw new SaveError(404, `There is no language "${code}".`);
  const changes = changesIn(body);
  const { catalogs, defaultLocale } = getConfig();
  const file = join(root, catalogs, `${code}.json`);
  const englishFile = join(root, catalogs, `${defaultLocale}.json`);
  return inTurn(file, async () => {
    const source = await read(file);
    const english = parseCatalog(file === englishFile ? source : await read(englishFile), englishFile, root);
    const changed = applyChanges(source, changes, english, file, root);
    if (changed !== source) await writeAtomically(file, changed, { flush: true });
    return changes.length;
  });
}
