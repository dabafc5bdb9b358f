import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startNginx } from '../hosts/nginx.mjs';
import { systemCommand } from '../hosts/systemCommand.mjs';
import { build } from './build.mjs';
import { table } from './format.mjs';
import { median } from './median.mjs';
import { missingRoute, pagesOf } from './pages.mjs';

const run = promisify(execFile);

const siteFolder = 'node_modules/.cache/bench/load';

/** Rounds of each side, by turns, and how long one of them takes, in s. */
const rounds = 5;
const duration = 5;

/** Connections that ask at the same time. */
const connections = 64;

/** How much the worker may grow between the first rounds and the last, in bytes: buffers of connections, but nothing for each answer. */
const growthLimit = 1_000_000;

/** @typedef {{ answers: number, microseconds: number, refused: number, lost: number }} Count of one round */

/**
 * How fast an nginx with the shipped configuration answers for the pages of the site, against the same nginx that serves the same bytes
 * as bare files, on this machine alone.
 *
 * @param {string} root folder of the sources
 * @returns {Promise<string>} a table in Markdown
 * @throws {Error} where an answer was not 200 or did not come, or the memory of nginx grows
 */
export async function load(root) {
  const wrk = await systemCommand('wrk', 'wrk');
  await build(root, siteFolder);
  const folder = resolve(root, siteFolder);
  const pages = pagesOf(folder).filter(({ route }) => route !== missingRoute);
  const { origins, memory, stop } = await startNginx([{ folder, include: join(folder, 'nginx.conf') }, { folder }]);
  try {
    const [site = '', bare = ''] = origins;
    const sides = [
      { origin: site, addresses: pages.map(({ address }) => address), counts: /** @type {Count[]} */ ([]) },
      { origin: bare, addresses: pages.map(({ file }) => `/${file}.gz`), counts: /** @type {Count[]} */ ([]) },
    ];
    for (const { origin, addresses } of sides) {
      const statuses = await Promise.all(
        addresses.map(async (address) => (await fetch(origin + address, { redirect: 'manual' })).status),
      );
      if (statuses.some((status) => status !== 200)) throw new Error(`${origin} does not have every page.`);
    }
    let before = 0;
    for (let round = 0; round <= rounds; round += 1) {
      console.error(round === 0 ? 'Warm-up' : `Round ${round} of ${rounds}`);
      for (const { origin, addresses, counts } of sides) {
        const { stdout } = await run(wrk, [
          '-t1',
          `-c${connections}`,
          `-d${duration}s`,
          '-s',
          join(import.meta.dirname, 'load.lua'),
          origin,
          '--',
          ...addresses,
        ]);
        const count = /** @type {Count} */ (JSON.parse(stdout.slice(stdout.lastIndexOf('{'))));
        if (count.refused + count.lost > 0)
          throw new Error(`${origin}: ${count.refused} answers were refusals, and ${count.lost} did not come.`);
        if (round > 0) counts.push(count);
      }
      if (round === 0) before = memory();
    }
    const grown = memory() - before;
    if (grown > growthLimit) throw new Error(`The memory of nginx has grown by ${Math.round(grown / 1000)} kB.`);
    const rates = sides.map(({ counts }) =>
      median(counts.map(({ answers, microseconds }) => (answers / microseconds) * 1e6)),
    );
    const answers = sides[0]?.counts.reduce((sum, count) => sum + count.answers, 0) ?? 0;
    const [rate = 0, bareRate = 0] = rates;
    return table(
      ['figure', 'measured'],
      [
        ['answers with the shipped configuration, all of them 200', answers.toLocaleString('en')],
        ['a second, one worker', Math.round(rate).toLocaleString('en')],
        ['against the same nginx with the same bytes as bare files', (rate / bareRate).toFixed(2)],
        ['growth of memory over them', `${Math.round(grown / 1000)} kB`],
      ],
    );
  } finally {
    await stop();
  }
}
