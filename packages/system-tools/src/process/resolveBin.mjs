import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The script behind the command of an installed package. Running it with Node's own executable needs no shell, so it
 * works alike on Windows, and a signal reaches the program itself.
 *
 * @param {string} name of the package, which is also the name of its command
 * @returns {string} absolute path of the script
 * @throws {Error} when the package is not installed
 */
export function binOf(name) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}
