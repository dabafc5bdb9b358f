import { readFileSync } from 'node:fs';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is missing',
  ENAMETOOLONG: 'is missing',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
};

/**
 * The text of a file that the user has named.
 * @param name how the sentence calls it
 * @throws {UserError} where it cannot be read
 */
export function readText(file: string, name = file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const problem = new Map(Object.entries(problems)).get(code) ?? `cannot be read: ${message}`;
    throw new UserError(printable(`${name} ${problem}.`));
  }
}
