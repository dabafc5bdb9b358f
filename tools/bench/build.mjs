import { runBin } from 'system-tools/process';

/**
 * Builds the site as `npm run build` does, into another folder.
 *
 * @param {string} root folder of the sources
 * @param {string} outDir relative to `root`; emptied first
 * @returns {Promise<number>} the time in ms
 */
export async function build(root, outDir) {
  const started = performance.now();
  await runBin('vite', ['build', '--logLevel', 'error', '--emptyOutDir', '--outDir', outDir], { cwd: root });
  return performance.now() - started;
}
