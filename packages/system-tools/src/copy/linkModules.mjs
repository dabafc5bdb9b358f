import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const modules = 'node_modules';

/** Caches whose files are named by a hash of their inputs, so that a copy can share them. */
const sharedCaches = ['fonts', 'pictures'];

/**
 * Links the packages of a project into a copy of it, one by one: files that a build or a server writes into `node_modules`
 * stay in the copy.
 *
 * @param {string} root of the project
 * @param {string} folder of the copy
 */
export function linkModules(root, folder) {
  const link = (/** @type {string} */ path) => symlinkSync(join(root, path), join(folder, path), 'junction');
  mkdirSync(join(folder, modules, '.cache'), { recursive: true });
  for (const entry of readdirSync(join(root, modules))) {
    if (entry.startsWith('.')) continue;
    const path = join(modules, entry);
    // A workspace has a relative link, so the copy links to its own.
    if (lstatSync(join(root, path)).isSymbolicLink())
      symlinkSync(readlinkSync(join(root, path)), join(folder, path), 'junction');
    else link(path);
  }
  for (const cache of sharedCaches) {
    mkdirSync(join(root, modules, '.cache', cache), { recursive: true });
    link(join(modules, '.cache', cache));
  }
}
