import { binOf } from '../start/binOf.mjs';
import { startChild } from '../start/child.mjs';
import { answersWithin, freePort } from '../start/ports.mjs';

/** How long the server may take until it answers, in ms: it may compress all files first. */
const startLimit = 180_000;

/**
 * Serves a built folder with `vite preview`, on a free port, while it is measured.
 *
 * @template Result
 * @param {string} folder relative to the repository's root
 * @param {(origin: string) => Promise<Result>} measure gets the address without a slash at its end
 * @param {{ ownRoot?: boolean }} [options] `ownRoot`: the folder is no site, so the site's Vite configuration does not apply
 * @throws {Error} when the server does not answer
 */
export async function served(folder, measure, { ownRoot = false } = {}) {
  const port = await freePort();
  const args = [
    'preview',
    ...(ownRoot ? [folder, '--outDir', '.'] : ['--outDir', folder]),
    '--port',
    String(port),
    '--strictPort',
    '--logLevel',
    'error',
  ];
  const { stop } = startChild({ label: 'Preview', port, script: binOf('vite'), args });
  try {
    const origin = `http://localhost:${port}`;
    if (!(await answersWithin(origin, startLimit))) {
      throw new Error(`The preview of ${folder} does not answer within ${startLimit / 1000} seconds.`);
    }
    return await measure(origin);
  } finally {
    await stop();
  }
}
