import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';

const isIn = (path: string, folder: string) => `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * The regular files in a folder and below, with paths from it and `/`: without dependencies, and what links that lead nowhere or back up
 * would add. Other links are followed.
 * @param above the folders that are read already, without links
 * @throws {UserError} where a folder may not be read
 */
export function filesIn(folder: string, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.some((each) => isIn(each, real))) return [];
  return entriesIn(folder).flatMap((entry) => {
    const { name } = entry;
    const path = join(folder, name);
    const found = entry.isSymbolicLink() ? statOfTarget(path) : entry;
    if (found?.isFile()) return [name];
    if (!found?.isDirectory() || name === 'node_modules') return [];
    return filesIn(path, [...above, real]).map((inside) => `${name}/${inside}`);
  });
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new UserError(printable(`The folder ${folder} cannot be read (${(error as NodeJS.ErrnoException).code}).`));
  }
}

/** Undefined where a link leads nowhere, or around in a circle. */
function statOfTarget(link: string) {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}
