import type { Language } from '../config.ts';
import { expectedKeys, hasForm, sourceText } from '../plurals.ts';
import { precedingKey } from './catalogJson.ts';
import { comparedPlaceholders } from './evaluateMessage.ts';
import { braced, codePointName, englishName } from './format.ts';
import { parseCatalog, type CatalogEntry } from './parseCatalog.ts';
import { SaveError } from './saveError.ts';

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
function checkText(language: Language, key: string, text: string, english: string) {
  const error = (problem: string) => new SaveError(422, `The text of "${key}" ${problem}.`, key);
  if (text.trim() === '') throw error('is empty');
  const [stray] = /[^\P{Cc}\n]|\p{Cs}/u.exec(text) ?? [];
  if (stray)
    throw error(
      `holds the character ${codePointName(stray)}, which is no text; of all control characters only line breaks may stand in it`,
    );
  if (text !== text.normalize('NFC'))
    throw error('is not in the composed form of Unicode (NFC): a letter and its accent must be one character');
  const { found, expected } = comparedPlaceholders(language, key, english, text);
  if (found.join() !== expected.join())
    throw error(`has ${placeholderNames(found)}, but the English text has ${placeholderNames(expected)}`);
}

/** Inserts a key where the English catalog has it. */
function insert(source: string, { key, text }: Change, entries: Entries, order: readonly string[]) {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const entry = `${newline}  ${JSON.stringify(key)}: ${JSON.stringify(text)}`;
  if (entries.size === 0) return `{${entry}${newline}}${newline}`;
  const previous = entries.get(precedingKey(key, order, (other) => entries.has(other)) ?? '');
  if (previous) return `${source.slice(0, previous.end)},${entry}${source.slice(previous.end)}`;
  const start = source.indexOf('{') + 1;
  return `${source.slice(0, start)}${entry},${source.slice(start)}`;
}

interface Target {
  language: Language;
  /** Its path, for error messages. */
  file: string;
  root: string;
}

function applyChange(source: string, change: Change, english: Entries, { language, file, root }: Target) {
  const { key, text, from } = change;
  const englishText = sourceText(language, key, (each) => english.get(each)?.text);
  if (englishText === undefined) throw new SaveError(422, `There is no key "${key}" in the English catalog.`, key);
  if (!hasForm(language, key))
    throw new SaveError(422, `${englishName(language)} does not have the plural form of "${key}".`, key);
  checkText(language, key, text, englishText);
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
    : insert(source, change, entries, expectedKeys([language], english.keys()));
}

/**
 * Changes messages in the source of a catalog, and nothing else in it.
 * @throws {SaveError} for the first change that is not allowed
 * @throws {CatalogError} where the source cannot be parsed
 */
export const applyChanges = (source: string, changes: readonly Change[], english: Entries, target: Target) =>
  changes.reduce((changed, change) => applyChange(changed, change, english, target), source);
