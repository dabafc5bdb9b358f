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
