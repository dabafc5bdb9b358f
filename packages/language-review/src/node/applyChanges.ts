import { precedingKey } from './catalogJson.ts';
import { placeholdersOf } from './evaluateMessage.ts';
import { braced, codePointName } from './format.ts';
import { parseCatalog, type CatalogEntry } from './parseCatalog.ts';

/** Why nothing was saved, as a sentence for the user. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly status: number;
  /** The key of the message that was rejected, if it was one. */
  readonly key: string | undefined;

  constructor(status: number, message: string, key?: string) {
    super(message);
    this.status = status;
    this.key = key;
  }
}

/** A message to be changed in a catalog. */
export interface Change {
  key: string;
  text: string;
  /** The text before the change; absent where the catalog had none. */
  from?: string | undefined;
}

type Entries = ReadonlyMap<string, CatalogEntry>;

/** An empty text counts as missing. */
const present = (text: string | undefined) => (text?.trim() ? text : undefined);

const placeholderNames = (names: readonly string[]) => braced(names) || 'no placeholders';

/** @throws {SaveError} where a text is not allowed in a catalog */
function checkText(key: string, text: string, english: string) {
  const error = (problem: string) => new SaveError(422, `The text of "${key}" ${problem}.`, key);
  if (text.trim() === '') throw error('is empty');
  const [stray] = /[^\P{Cc}\n]|\p{Cs}/u.exec(text) ?? [];
  if (stray)
    throw error(
      `holds the character ${codePointName(stray)}, which is no text; of all control characters only line breaks may stand in it`,
    );
  if (text !== text.normalize('NFC'))
    throw error('is not in the composed form of Unicode (NFC): a letter and its accent must be one character');
  const [own, expected] = [placeholdersOf(text), placeholdersOf(english)];
  if (own.join() !== expected.join())
    throw error(`has ${placeholderNames(own)}, but the English text has ${placeholderNames(expected)}`);
}

/** Inserts a key where the English catalog has it. */
function insert(source: string, { key, text }: Change, entries: Entries, english: Entries) {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const entry = `${newline}  ${JSON.stringify(key)}: ${JSON.stringify(text)}`;
  if (entries.size === 0) return `{${entry}${newline}}${newline}`;
  const previous = entries.get(precedingKey(key, [...english.keys()], (other) => entries.has(other)) ?? '');
  if (previous) return `${source.slice(0, previous.end)},${entry}${source.slice(previous.end)}`;
  const start = source.indexOf('{') + 1;
  return `${source.slice(0, start)}${entry},${source.slice(start)}`;
}

function applyChange(source: string, change: Change, english: Entries, file: string, root: string) {
  const { key, text, from } = change;
  const englishText = english.get(key)?.text;
  if (englishText === undefined) throw new SaveError(422, `There is no key "${key}" in the English catalog.`, key);
  checkText(key, text, englishText);
  const entries = parseCatalog(source, file, root);
  const current = entries.get(key);
  // The change was saved before.
  if (current?.text === text) return source;
  if (present(current?.text) !== present(from)) {
    throw new SaveError(
      409,
      `The text of "${key}" was changed in its file in the meantime. Undo this edit to see the text that stands there now, then change that one.`,
      key,
    );
  }
  return current
    ? source.slice(0, current.start) + JSON.stringify(text) + source.slice(current.end)
    : insert(source, change, entries, english);
}

/**
 * Changes messages in the source of a catalog, and nothing else in it.
 * @param file its path, for error messages
 * @throws {SaveError} for the first change that is not allowed
 * @throws {CatalogError} where the source cannot be parsed
 */
export const applyChanges = (
  source: string,
  changes: readonly Change[],
  english: Entries,
  file: string,
  root: string,
) => changes.reduce((changed, change) => applyChange(changed, change, english, file, root), source);
