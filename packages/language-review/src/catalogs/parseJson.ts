import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

/** @throws {UserError} with the name of the file, where it is not valid JSON */
export function parseJson(source: string, file: string): unknown {
  try {
    // Editors of Windows begin a file with a byte order mark.
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = source.trim() === '' ? 'it is empty' : (error as Error).message;
    throw new UserError(printable(`${file} is not valid JSON: ${problem}.`));
  }
}
