import { relative } from 'node:path';

/** A text of a catalog, and where it stands in the source with its quotes: from `start` up to, not including, `end`. */
export interface CatalogEntry {
  text: string;
  start: number;
  end: number;
}

const space = /[ \t\r\n]*/y;
const open = /\{/y;
const close = /\}/y;
const colon = /:/y;
const comma = /,/y;
/** A text in double quotes ends in its line, so that a quote that is missing is found where it is missing. */
const quoted = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;

/** Most characters of a line that are shown, and how many of them stand before the place in question. */
const frame = { width: 80, before: 50 };

/** A catalog that cannot be read. Its fields are those that Vite's overlay and terminal show. */
export class CatalogError extends Error {
  /** The file. */
  readonly id: string;
  /** The place; lines and columns count from 1, columns in UTF-16 units, as editors do. */
  readonly loc: { file: string; line: number; column: number };
  /** The line, and a mark below the place. */
  readonly frame: string;

  /**
   * @param problem a part of a sentence, without a full stop
   * @param place offset in the source
   * @param root of the project: the message names the file from there
   */
  constructor(problem: string, source: string, place: number, file: string, root: string) {
    const lines = source.slice(0, place).split('\n');
    const line = lines.length;
    const before = lines.at(-1)?.length ?? 0;
    super(`${relative(root, file)} is broken in line ${line}, column ${before + 1}: ${problem}.`);
    this.name = 'CatalogError';
    // The error is in the file that is named, so no way through the code leads to it.
    this.stack = `${this.name}: ${this.message}`;
    this.id = file;
    this.loc = { file, line, column: before + 1 };
    const cut = Math.max(0, before - frame.before);
    const shown = (source.split('\n')[line - 1] ?? '').trimEnd().slice(cut, cut + frame.width);
    const margin = ' '.repeat(String(line).length);
    this.frame = `> ${line} | ${cut === 0 ? shown : `…${shown.slice(1)}`}\n  ${margin} | ${' '.repeat(before - cut)}^\n`;
  }
}

/**
 * The texts of a catalog by their keys, in the order of the file: one flat object of texts, no key twice.
 * @param file its path, for the message
 * @param root folder of the project
 * @throws {CatalogError} with file, line, column and what was expected there
 */
export function parseCatalog(source: string, file: string, root: string): Map<string, CatalogEntry> {
  const entries = new Map<string, CatalogEntry>();
  let at = 0;
  const errorAt = (problem: string, place = at) => new CatalogError(problem, source, place, file, root);
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  };
  const takeText = (name: string): string => {
    const start = at;
    const found = take(quoted);
    if (!found) {
      throw errorAt(
        source[at] === '"'
          ? `the double quote at the end of ${name} is missing in this line`
          : `${name} is expected here, in double quotes`,
      );
    }
    try {
      return JSON.parse(found) as string;
    } catch {
      throw errorAt(
        `${name} holds a character that JSON writes differently: a line break is \\n, a tab \\t, a backslash \\\\`,
        start,
      );
    }
  };

  if (source.startsWith('\uFEFF'))
    throw errorAt('an invisible byte order mark stands here; the file must be saved as UTF-8 without one');
  take(space);
  if (!take(open)) throw errorAt('a catalog begins with an opening brace, {');
  take(space);
  while (!take(close)) {
    const keyStart = at;
    const key = takeText('a key');
    if (entries.has(key)) throw errorAt(`the key "${key}" stands here a second time`, keyStart);
    take(space);
    if (!take(colon)) throw errorAt(`a colon is expected after the key "${key}"`);
    take(space);
    const start = at;
    const text = takeText(`the text of "${key}"`);
    entries.set(key, { text, start, end: at });
    const end = at;
    take(space);
    const commaStart = at;
    if (take(comma)) {
      take(space);
      if (source[at] === '}') throw errorAt(`a comma stands after the last text, that of "${key}"`, commaStart);
    } else if (at === source.length) {
      throw errorAt('the closing brace, }, is missing', end);
    } else if (source[at] !== '}') {
      if (source[at] === '"') throw errorAt(`a comma is missing after the text of "${key}"`, end);
      throw errorAt(`the text of "${key}" ends here; a double quote inside a text is written \\"`, end - 1);
    }
  }
  take(space);
  if (at < source.length) throw errorAt('nothing may follow the closing brace');
  return entries;
}
