import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkModules } from './linkModules.mjs';

/**
 * Copies part of a project into a temporary folder, with its packages linked.
 *
 * @param {string} root
 * @param {string} name the beginning of the folder's name
 * @param {readonly string[]} sources files and folders, relative to the root
 * @returns `remove` runs at the latest when the process exits
 */
export function copyProject(root, name, sources) {
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
