import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An error of Node, or of SQLite, whose codes are numbers with details in their upper bytes. */
interface FileError {
  code?: string;
  rawCode?: number;
  message: string;
}

/** A file is a database, but of another program. */
export class ForeignDatabaseError extends Error {}

const primaryCode = ({ rawCode = 0 }: FileError) => rawCode & 0xff;

/** SQLITE_BUSY, for whatever reason. */
export const isLocked = (error: unknown) => primaryCode(error as FileError) === 5;

function isFolder(path: string) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Says in a sentence why a file cannot be read or written, and what helps. */
export function fileProblem(error: unknown, given: string): Error {
  // An empty name is one of this folder.
  const file = given || '.';
  const { code = '', message } = error as FileError;
  const folder = dirname(resolve(file));
  const kind = code.startsWith('E') ? code : primaryCode(error as FileError);
  const sentence = () => {
    if (error instanceof ForeignDatabaseError) return `${file} is a database of another program: name another file.`;
    if (isFolder(file)) return `${file} is a folder: name a file.`;
    switch (kind) {
      case 'ENOENT':
        return existsSync(folder)
          ? `There is no file ${file}: name another one.`
          : `There is no folder ${folder}: create it, or name another file.`;
      case 'ENOTDIR':
        return `${folder} is not a folder: name another file.`;
      case 'EACCES':
      case 'EPERM':
      case 'EROFS':
      // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN
      case 3:
      case 8:
      case 14:
        return `${file} cannot be used: you have to be allowed to read and write it, and to write to its folder.`;
      case 'ENOSPC':
      case 'EDQUOT':
      // SQLITE_FULL
      case 13:
        return `There is no room left on the disk of ${file}: free some.`;
      // SQLITE_BUSY
      case 5:
        return `Another program has locked ${file}: try again when it has finished.`;
      // SQLITE_ERROR, as without a table; SQLITE_CORRUPT, SQLITE_NOTADB
      case 1:
      case 11:
      case 26:
        return `${file} is not a file of the receiver: ${message}`;
      default:
        return `${file} cannot be used: ${message}`;
    }
  };
  return new Error(sentence(), { cause: error });
}
