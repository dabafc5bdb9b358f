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

/** Whether reading a file has failed because there is none, or none can have its name. */
export const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG');

/** @throws {UserError} where the bytes of a file are not UTF-8: they would be lost when it is saved again */
function decodeUtf8(bytes: Uint8Array, name: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UserError(printable(`${name} is not written in UTF-8.`));
  }
}

/** @throws {UserError} where the file cannot be read */
function readBytes(file: string, name: string, absent?: string) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (absent !== undefined && isNotFound(error)) return Buffer.from(absent);
    const { code = '', message } = error as NodeJS.ErrnoException;
    const problem = new Map(Object.entries(problems)).get(code) ?? `cannot be read: ${message}`;
    throw new UserError(printable(`${name} ${problem}.`));
  }
}

/**
 * The text of a file that the user has named.
 * @param name how the sentence calls it
 * @param absent its text where there is no file
 * @throws {UserError} where it cannot be read, or is not written in UTF-8
 */
export const readText = (file: string, name = file, absent?: string) => decodeUtf8(readBytes(file, name, absent), name);

/** As `readText`, for what is never saved: a source may be in any encoding. */
export const readSource = (file: string, name: string) => readBytes(file, name).toString('utf8');
