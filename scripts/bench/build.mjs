import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { binOf } from '../start/binOf.mjs';

const run = promisify(execFile);

/**
 * Builds the site as `npm run build` does, into a folder of its own.
 *
 * @param {string} root folder of the sources
 * @param {string} outDir relative to `root`; emptied before
 * @returns {Promise<number>} how long it took, in ms
 * @throws {Error} when the build fails; the message holds what it printed
 */
export async function build(root, outDir) {
  const started = performance.now();
  await run(process.execPath, [binOf('vite'), 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', outDir], {
    cwd: root,
  });
  return performance.now() - started;
}
