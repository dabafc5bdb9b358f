import {
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve } from 'node:path';

interface ModulesOptions {
  /** The folder in the project that has the packages. */
  at?: string;
  /** Copies the packages, for commands that write into them. */
  copies?: boolean;
}

/**
 * Links the packages of a project into a copy, one by one: what is written into `node_modules` itself stays in the copy.
 *
 * @param folder of the copy
 */
export function linkModules(root: string, folder: string, { at = '', copies = false }: ModulesOptions = {}) {
  const copy = (path: string) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  const place = copies ? copy : (path: string) => symlinkSync(join(root, path), join(folder, path), 'junction');
  /** Of a workspace, the copy links to its own; a package outside of the project is not copied. */
  const inCopy = (target: string) => {
    const inside = relative(root, target);
    return inside.startsWith('..') || isAbsolute(inside) ? target : join(folder, inside);
  };
  const linkEntries = (parent: string) => {
    mkdirSync(join(folder, parent), { recursive: true });
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      const path = join(parent, entry.name);
      // The links to the programs of packages are relative.
      if (entry.name === '.bin') copy(path);
      if (entry.name.startsWith('.')) continue;
      if (entry.isSymbolicLink())
        symlinkSync(inCopy(resolve(root, parent, readlinkSync(join(root, path)))), join(folder, path), 'junction');
      else if (entry.name.startsWith('@')) linkEntries(path);
      else place(path);
    }
  };
  linkEntries(join(at, 'node_modules'));
}

/**
 * Copies part of a project into a temporary folder, with its packages linked.
 *
 * @param name the beginning of the folder's name
 * @param sources files and folders, relative to the root
 * @returns `remove` runs at the latest when the process exits
 */
export function copyProject(root: string, name: string, sources: readonly string[]) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also when a test or a benchmark is interrupted.
  process.on('exit', remove);
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  linkModules(root, folder);
  return { folder, remove };
}
