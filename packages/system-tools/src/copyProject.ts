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
import { isAbsolute, join, relative } from 'node:path';

const modules = 'node_modules';

/** Named by a hash of their inputs, so that a copy can share them. */
const sharedCaches = ['fonts', 'pictures'];

/**
 * Links the packages of a project into a copy, one by one: what is written into `node_modules` stays in the copy.
 *
 * @param folder of the copy
 */
export function linkModules(root: string, folder: string) {
  const link = (path: string) => symlinkSync(join(root, path), join(folder, path), 'junction');
  /** A workspace has a relative link, or on Windows an absolute one: the copy links to its own. */
  const inCopy = (target: string) => {
    const inside = relative(root, target);
    return !isAbsolute(target) || inside.startsWith('..') || isAbsolute(inside) ? target : join(folder, inside);
  };
  const linkEntries = (parent: string) => {
    mkdirSync(join(folder, parent), { recursive: true });
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const path = join(parent, entry.name);
      if (entry.isSymbolicLink()) symlinkSync(inCopy(readlinkSync(join(root, path))), join(folder, path), 'junction');
      else if (entry.name.startsWith('@')) linkEntries(path);
      else link(path);
    }
  };
  linkEntries(modules);
  mkdirSync(join(folder, modules, '.cache'));
  for (const cache of sharedCaches)
    if (existsSync(join(root, modules, '.cache', cache))) link(join(modules, '.cache', cache));
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
