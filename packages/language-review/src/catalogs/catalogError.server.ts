import { join } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

/** Characters of a line in the frame: all, and those before the error. */
const frameWidth = 80;
const frameBefore = 50;

/** A catalog that cannot be parsed. Vite's overlay and terminal show its fields. */
export class CatalogError extends UserError {
  override name = 'CatalogError';
  readonly id: string;
  /** Line and column, from 1; columns in UTF-16 units, as in editors. */
  readonly loc: { file: string; line: number; column: number };
  /** The line, with a mark below the position. */
  readonly frame: string;

  /**
   * @param problem part of a sentence, without a full stop
   * @param file from the root of the project
   */
  constructor(problem: string, source: string, offset: number, file: string, root: string) {
    const lines = source.slice(0, offset).split('\n');
    const line = lines.length;
    const before = lines[line - 1]!.length;
    super(printable(`${file} is broken in line ${line}, column ${before + 1}: ${problem}.`));
    this.id = join(root, file);
    this.loc = { file: this.id, line, column: before + 1 };
    const cut = Math.max(0, before - frameBefore);
    const shown = printable((source.split('\n')[line - 1] ?? '').trimEnd().slice(cut, cut + frameWidth));
    const margin = ' '.repeat(String(line).length);
    this.frame = `> ${line} | ${cut === 0 ? shown : `…${shown.slice(1)}`}\n  ${margin} | ${' '.repeat(before - cut)}^\n`;
  }
}
