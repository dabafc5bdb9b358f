import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const isIn = (path: string, folder: string) => `${path}${sep}`.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * The regular files in a folder and below, with paths from it and `/`: without dependencies, and what links that lead nowhere or back up
 * would add. Other links are followed.
 * @param above the folders that are read already, without links
 */
export function filesIn(folder: string, above: readonly string[] = []): string[] {
  const real = realpathSync(folder);
  if (above.some((each) => isIn(each, real))) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const path = join(folder, name);
    const found = entry.isSymbolicLink() ? statOfTarget(path) : entry;
    if (found?.isFile()) return [name];
    if (!found?.isDirectory() || name === 'node_modules') return [];
    return filesIn(path, [...above, real]).map((inside) => `${name}/${inside}`);
  });
}

/** Undefined where a link leads nowhere, or around in a circle. */
function statOfTarget(link: string) {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}
