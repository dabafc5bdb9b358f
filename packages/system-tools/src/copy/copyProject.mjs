import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules } from './linkModules.mjs';

/**
 * Copies a part of the project into a temporary folder, where it can be changed, built and served. Packages are linked one by
 * one, so that what a build or a server writes into `node_modules` stays in the copy.
 *
 * @param {string} root of the repository
 * @param {string} name that the folder's own begins with
 * @param {readonly string[]} sources files and folders, relative to the root
 * @returns {{ folder: string, remove: () => void }} `remove` is called when the process ends, if it was not before
 */
export function copyProject(root, name, sources) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Who ends a test or a measurement before its time does not wait for anything else.
  process.on('exit', remove);
  for (const source of sources) cpSync(join(root, source), join(folder, source), { recursive: true });
  linkModules(root, folder);
  return { folder, remove };
}
