import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { startNginx } from 'system-tools/nginx';
import { systemCommand } from 'system-tools/process';
import { build, missingRoute, pagesOf } from './builtSite.ts';
import { median, table } from './format.ts';

const siteFolder = 'node_modules/.cache/bench/load';

/** Rounds of each server, alternately, and the duration of each round, in s. */
const rounds = 5;
const duration = 5;

const connections = 64;

/** How much the worker's memory may grow after the warm-up, in bytes: connection buffers, but nothing per request. */
const growthLimit = 1_000_000;

interface Count {
  answers: number;
  microseconds: number;
  refused: number;
  lost: number;
}

/** What receives the requests, and the counts of its rounds. */
interface Target {
  origin: string;
  paths: string[];
  counts: Count[];
}

/**
 * Measures how fast nginx serves the site with the shipped configuration, against the same bytes as static files.
 */
export async function load(root: string) {
  const wrk = await systemCommand('wrk', 'wrk');
  await build(root, siteFolder);
  const folder = resolve(root, siteFolder);
  const pages = pagesOf(folder).filter(({ route }) => route !== missingRoute);
  const { origins, memory, stop } = await startNginx([{ folder, include: join(folder, 'nginx.conf') }, { folder }]);
  try {
    const [siteOrigin = '', filesOrigin = ''] = origins;
    const site: Target = { origin: siteOrigin, paths: pages.map(({ path }) => path), counts: [] };
    const files: Target = { origin: filesOrigin, paths: pages.map(({ file }) => `/${file}.gz`), counts: [] };
    const growth = await runRounds(wrk, [site, files], memory);
    const rate = rateOf(site);
    const answers = site.counts.reduce((sum, count) => sum + count.answers, 0);
    return table(
      ['figure', 'measured'],
      [
        ['responses with the shipped configuration, all of them 200', answers.toLocaleString('en')],
        ['per second, one worker', Math.round(rate).toLocaleString('en')],
        ['against the same nginx with the same bytes as static files', (rate / rateOf(files)).toFixed(2)],
        ['growth of memory over them', `${Math.round(growth / 1000)} kB`],
      ],
    );
  } finally {
    await stop();
  }
}

/**
 * Runs all rounds, after one for warming up, and adds their counts to the targets.
 * @returns how much the memory of nginx's worker has grown, in bytes
 */
async function runRounds(wrk: string, targets: readonly Target[], memory: () => number) {
  await Promise.all(targets.map(expectPages));
  let before = 0;
  for (let round = 0; round <= rounds; round += 1) {
    console.error(round === 0 ? 'Warm-up' : `Round ${round} of ${rounds}`);
    for (const target of targets) {
      const count = await countOf(wrk, target);
      if (round > 0) target.counts.push(count);
    }
    if (round === 0) before = memory();
  }
  const growth = memory() - before;
  if (growth > growthLimit) throw new Error(`The memory of nginx has grown by ${Math.round(growth / 1000)} kB.`);
  return growth;
}

async function expectPages({ origin, paths }: Target) {
  const responses = await Promise.all(paths.map((path) => fetch(origin + path, { redirect: 'manual' })));
  if (responses.some(({ status }) => status !== 200)) throw new Error(`${origin} does not have every page.`);
}

async function countOf(wrk: string, { origin, paths }: Target) {
  const script = join(import.meta.dirname, 'load.lua');
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '-s', script];
  const { stdout } = await execa(wrk, [...options, origin, '--', ...paths]);
  const count = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Count;
  if (count.refused + count.lost > 0)
    throw new Error(`${origin}: ${count.refused} responses were errors, and ${count.lost} did not arrive.`);
  return count;
}

const rateOf = ({ counts }: Target) =>
  median(counts.map(({ answers, microseconds }) => (answers / microseconds) * 1e6));
