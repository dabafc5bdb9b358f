import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Finds the script behind the command of an installed package. Node runs it without a shell, so it works alike on
 * Windows, and signals reach the program itself.
 *
 * @param {string} name of the package, and of its command
 * @param {string} folder from which the package is resolved; by default this package's own
 * @throws {Error} when the package is not installed
 */
export function resolveBin(name, folder = import.meta.dirname) {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}
