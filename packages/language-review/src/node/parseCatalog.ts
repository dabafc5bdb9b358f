import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Catalog } from '../config.ts';

/** Characters of a line in the frame: all, and those before the error. */
const frameWidth = 80;
const frameBefore = 50;

/** A catalog that cannot be parsed. Vite's overlay and terminal show its fields. */
export class CatalogError extends Error {
  override name = 'CatalogError';
  readonly id: string;
  /** Line and column, from 1; columns in UTF-16 units, as in editors. */
  readonly loc: { file: string; line: number; column: number };
  /** The line, with a mark below the position. */
  readonly frame: string;

  /** @param problem part of a sentence, without a full stop */
  constructor(problem: string, source: string, offset: number, file: string, root: string) {
    const lines = source.slice(0, offset).split('\n');
    const line = lines.length;
    const before = lines[line - 1]!.length;
    super(`${relative(root, file)} is broken in line ${line}, column ${before + 1}: ${problem}.`);
    // The error is in the file; a stack would only distract.
    this.stack = `CatalogError: ${this.message}`;
    this.id = file;
    this.loc = { file, line, column: before + 1 };
    const cut = Math.max(0, before - frameBefore);
    const shown = (source.split('\n')[line - 1] ?? '').trimEnd().slice(cut, cut + frameWidth);
    const margin = ' '.repeat(String(line).length);
    this.frame = `> ${line} | ${cut === 0 ? shown : `…${shown.slice(1)}`}\n  ${margin} | ${' '.repeat(before - cut)}^\n`;
  }
}

/** A message, and the offsets of its quoted text in the source; `end` is exclusive. */
export interface CatalogEntry {
  text: string;
  start: number;
  end: number;
}

/** A string ends in its line, so that a missing quote is reported where it is missing. */
const quoted = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;

/**
 * The messages of a catalog by key, in the order of the file.
 * @param file its path, for error messages
 * @throws {CatalogError} where it is not one flat object of strings, each key once
 */
export function parseCatalog(source: string, file: string, root: string): ReadonlyMap<string, CatalogEntry> {
  const entries = new Map<string, CatalogEntry>();
  let offset = 0;
  const error = (problem: string, at = offset) => new CatalogError(problem, source, at, file, root);

  const take = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    const [found = ''] = pattern.exec(source) ?? [];
    offset += found.length;
    return found;
  };
  const skipSpace = () => take(/[ \t\r\n]*/y);

  const takeString = (name: string) => {
    const start = offset;
    const found = take(quoted);
    if (!found && source[start] === '"') throw error(`the double quote at the end of ${name} is missing in this line`);
    if (!found) throw error(`${name} is expected here, in double quotes`);
    try {
      return JSON.parse(found) as string;
    } catch {
      throw error(
        `${name} holds a character that JSON writes differently: a line break is \\n, a tab \\t, a backslash \\\\`,
        start,
      );
    }
  };

  const takeComma = (key: string) => {
    const end = offset;
    skipSpace();
    const comma = offset;
    if (take(/,/y)) {
      skipSpace();
      if (source[offset] === '}') throw error(`a comma stands after the last text, that of "${key}"`, comma);
      return;
    }
    const next = source[comma];
    if (next === undefined) throw error('the closing brace, }, is missing', end);
    if (next === '"') throw error(`a comma is missing after the text of "${key}"`, end);
    if (next !== '}')
      throw error(`the text of "${key}" ends here; a double quote inside a text is written \\"`, end - 1);
  };

  const takeEntry = () => {
    const keyStart = offset;
    const key = takeString('a key');
    if (entries.has(key)) throw error(`the key "${key}" stands here a second time`, keyStart);
    skipSpace();
    if (!take(/:/y)) throw error(`a colon is expected after the key "${key}"`);
    skipSpace();
    const start = offset;
    const text = takeString(`the text of "${key}"`);
    entries.set(key, { text, start, end: offset });
    takeComma(key);
  };

  if (source.startsWith('\uFEFF'))
    throw error('an invisible byte order mark stands here; the file must be saved as UTF-8 without one');
  skipSpace();
  if (!take(/\{/y)) throw error('a catalog begins with an opening brace, {');
  skipSpace();
  while (!take(/\}/y)) takeEntry();
  skipSpace();
  if (offset < source.length) throw error('nothing may follow the closing brace');
  return entries;
}

export function catalogErrorIn(source: string, file: string, root: string) {
  try {
    parseCatalog(source, file, root);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  return undefined;
}

/**
 * The messages of a catalog file. If a Vite configuration imported the file, each change would restart the server.
 * @param file its absolute path
 * @throws {CatalogError} where it cannot be parsed
 */
export const readCatalog = (file: string, root: string): Catalog =>
  Object.fromEntries([...parseCatalog(readFileSync(file, 'utf8'), file, root)].map(([key, { text }]) => [key, text]));
