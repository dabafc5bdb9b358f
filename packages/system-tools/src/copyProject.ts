import {
  cpSync,
  existsSync,
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

const modules = 'node_modules';

/** Named by a hash of their inputs, so that a copy can share them. */
const sharedCaches = ['fonts', 'pictures'];

/**
 * Links the packages of a project into a copy, one by one: what is written into `node_modules` stays in the copy.
 *
 * @param folder of the copy
 * @param at the folder in the project that has the packages
 */
export function linkModules(root: string, folder: string, at = '') {
  const link = (path: string) => symlinkSync(join(root, path), join(folder, path), 'junction');
  /** Of a workspace, the copy links to its own; a package outside of the project is not copied. */
  const inCopy = (target: string) => {
    const inside = relative(root, target);
    return inside.startsWith('..') || isAbsolute(inside) ? target : join(folder, inside);
  };
  const linkEntries = (parent: string) => {
    mkdirSync(join(folder, parent), { recursive: true });
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const path = join(parent, entry.name);
      if (entry.isSymbolicLink())
        symlinkSync(inCopy(resolve(root, parent, readlinkSync(join(root, path)))), join(folder, path), 'junction');
      else if (entry.name.startsWith('@')) linkEntries(path);
      else link(path);
    }
  };
  const own = join(at, modules);
  linkEntries(own);
  mkdirSync(join(folder, own, '.cache'));
  for (const cache of sharedCaches) if (existsSync(join(root, own, '.cache', cache))) link(join(own, '.cache', cache));
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
  for (const cache of sharedCaches) mkdirSync(join(root, modules, '.cache', cache), { recursive: true });
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  linkModules(root, folder);
  return { folder, remove };
}
