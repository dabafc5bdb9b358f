import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const modules = 'node_modules';

/** Caches whose files are named by what they are made from, so that a copy may share them. */
const sharedCaches = ['fonts', 'pictures'];

/**
 * Links the packages of the project into another folder of it one by one, so that what a build or a server writes into
 * `node_modules` stays there.
 *
 * @param {string} root of the repository
 * @param {string} folder
 */
export function linkModules(root, folder) {
  const link = (/** @type {string} */ path) => symlinkSync(join(root, path), join(folder, path), 'junction');
  mkdirSync(join(folder, modules, '.cache'), { recursive: true });
  for (const entry of readdirSync(join(root, modules))) if (!entry.startsWith('.')) link(join(modules, entry));
  for (const cache of sharedCaches) {
    mkdirSync(join(root, modules, '.cache', cache), { recursive: true });
    link(join(modules, '.cache', cache));
  }
}
