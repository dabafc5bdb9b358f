import { resolve } from 'node:path';
import { answersWithin, freePort, resolveBin, startServer } from 'system-tools/process';

const root = resolve(import.meta.dirname, '../..');

/** How long the server may take until it answers, in ms: it may compress all files first. */
const startTimeout = 180_000;

/**
 * Serves a built folder with `vite preview` on a free port while it is measured.
 *
 * @template Result
 * @param {string} folder relative to the repository's root
 * @param {(origin: string) => Promise<Result>} measure receives the origin, without a trailing slash
 * @param {{ ownRoot?: boolean }} [options] `ownRoot`: the folder is not the site, so the site's Vite configuration does not apply
 */
export async function serveWhile(folder, measure, { ownRoot = false } = {}) {
  const port = await freePort();
  const folders = ownRoot ? [folder, '--outDir', '.'] : ['--outDir', folder];
  const args = ['preview', ...folders, '--port', String(port), '--strictPort', '--logLevel', 'error'];
  const { stop } = startServer({ label: 'Preview', script: resolveBin('vite'), args }, root);
  try {
    const origin = `http://localhost:${port}`;
    if (!(await answersWithin(origin, startTimeout))) {
      throw new Error(`The preview of ${folder} does not answer within ${startTimeout / 1000} seconds.`);
    }
    return await measure(origin);
  } finally {
    await stop();
  }
}
