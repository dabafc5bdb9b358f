import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

/** @throws {UserError} with the name of the file, where it is not valid JSON */
export function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    const problem = source.trim() === '' ? 'it is empty' : (error as Error).message;
    throw new UserError(printable(`${file} is not valid JSON: ${problem}.`));
  }
}
