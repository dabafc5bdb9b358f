import { relative } from 'node:path';

/** How many characters of a line the frame shows, and how many of them are before the error. */
const frameWidth = 80;
const frameBefore = 50;

/** A catalog that cannot be parsed. Vite's overlay and terminal show its fields. */
export class CatalogError extends Error {
  override name = 'CatalogError';
  /** The file. */
  readonly id: string;
  /** Line and column, from 1; columns in UTF-16 units, as in editors. */
  readonly loc: { file: string; line: number; column: number };
  /** The line, with a mark below the position. */
  readonly frame: string;

  /**
   * @param problem part of a sentence, without a full stop
   * @param offset in the source
   * @param root of the project: the message has the path from there
   */
  constructor(problem: string, source: string, offset: number, file: string, root: string) {
    const lines = source.slice(0, offset).split('\n');
    const line = lines.length;
    const before = lines.at(-1)?.length ?? 0;
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

/** A message of a catalog, and the offsets of its quoted text in the source: from `start` up to, not including, `end`. */
export interface CatalogEntry {
  text: string;
  start: number;
  end: number;
}

/** A string ends in its line, so that a missing quote is reported where it is missing. */
const quoted = /"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/y;

class CatalogParser {
  private offset = 0;
  private readonly entries = new Map<string, CatalogEntry>();
  private readonly source: string;
  private readonly errorAt: (offset: number, problem: string) => CatalogError;

  constructor(source: string, file: string, root: string) {
    this.source = source;
    this.errorAt = (offset, problem) => new CatalogError(problem, source, offset, file, root);
  }

  parse() {
    if (this.source.startsWith('\uFEFF'))
      throw this.error('an invisible byte order mark stands here; the file must be saved as UTF-8 without one');
    this.skipSpace();
    if (!this.take(/\{/y)) throw this.error('a catalog begins with an opening brace, {');
    this.skipSpace();
    while (!this.take(/\}/y)) this.takeEntry();
    this.skipSpace();
    if (this.offset < this.source.length) throw this.error('nothing may follow the closing brace');
    return this.entries;
  }

  private error(problem: string) {
    return this.errorAt(this.offset, problem);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const [found = ''] = pattern.exec(this.source) ?? [];
    this.offset += found.length;
    return found;
  }

  private skipSpace() {
    this.take(/[ \t\r\n]*/y);
  }

  private takeString(name: string): string {
    const start = this.offset;
    const found = this.take(quoted);
    if (!found && this.source[start] === '"')
      throw this.error(`the double quote at the end of ${name} is missing in this line`);
    if (!found) throw this.error(`${name} is expected here, in double quotes`);
    try {
      return JSON.parse(found) as string;
    } catch {
      throw this.errorAt(
        start,
        `${name} holds a character that JSON writes differently: a line break is \\n, a tab \\t, a backslash \\\\`,
      );
    }
  }

  private takeEntry() {
    const keyStart = this.offset;
    const key = this.takeString('a key');
    if (this.entries.has(key)) throw this.errorAt(keyStart, `the key "${key}" stands here a second time`);
    this.skipSpace();
    if (!this.take(/:/y)) throw this.error(`a colon is expected after the key "${key}"`);
    this.skipSpace();
    const start = this.offset;
    const text = this.takeString(`the text of "${key}"`);
    this.entries.set(key, { text, start, end: this.offset });
    this.takeComma(key);
  }

  private takeComma(key: string) {
    const end = this.offset;
    this.skipSpace();
    const comma = this.offset;
    if (this.take(/,/y)) {
      this.skipSpace();
      if (this.source[this.offset] === '}')
        throw this.errorAt(comma, `a comma stands after the last text, that of "${key}"`);
      return;
    }
    const next = this.source[comma];
    if (next === undefined) throw this.errorAt(end, 'the closing brace, }, is missing');
    if (next === '"') throw this.errorAt(end, `a comma is missing after the text of "${key}"`);
    if (next !== '}')
      throw this.errorAt(end - 1, `the text of "${key}" ends here; a double quote inside a text is written \\"`);
  }
}

/**
 * The messages of a catalog by key, in the order of the file.
 * @param file its path, for error messages
 * @param root of the project
 * @throws {CatalogError} where it is not one flat object of strings, each key once
 */
export const parseCatalog = (source: string, file: string, root: string): ReadonlyMap<string, CatalogEntry> =>
  new CatalogParser(source, file, root).parse();
