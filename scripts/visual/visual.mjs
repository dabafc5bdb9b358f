/*
 * `npm run visual`: shows what a change does to the pictures of the stories. See `help` below.
 *
 * The exit code is 0 where nothing has changed or everything was accepted, 1 where there is something to decide, 2 where the command
 * cannot be carried out, 130 after Ctrl-C.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../browser/findBrowser.mjs';

const root = resolve(import.meta.dirname, '../..');

const help = `npm run visual [-- options]

Compares the pictures of all stories, in all their modes, with those of a git ref, and writes a report: visual-report/index.html.
Only the stories that the change can reach are taken.

  --base REF             compare with this branch, tag or commit; else with where this branch left main
  --all                  take everything
  --without-baseline     where the base cannot be built, call everything new
  --accept [SNAPSHOT…]   record that changes of the last report are accepted: all, or those named ("screens-home--whole-page ar-phone")
  --twice                take everything twice, and name what is not the same to the pixel
  --pages N              how many pages work at once
  --limit SECONDS        how long a story may take; 30 else
  --no-open              do not open the report`;

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
function optionsOf(args) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      'without-baseline': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      twice: { type: 'boolean', default: false },
      pages: { type: 'string' },
      limit: { type: 'string', default: '30' },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

/** @param {string[]} args */
async function main(args) {
  let parsed;
  try {
    parsed = optionsOf(args);
  } catch (error) {
    console.error(`${String(error)}\n\n${help}`);
    return 2;
  }
  const { values, positionals } = parsed;
  const pages = values.pages === undefined ? 2 * Math.min(4, availableParallelism()) : Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1 || pages > 64) {
    console.error(`--pages takes a number from 1 to 64, not "${values.pages}".`);
    return 2;
  }
  const limit = 1000 * Number(values.limit);
  if (!(limit > 0 && limit <= 3_600_000)) {
    console.error(`--limit takes a number of seconds, not "${values.limit}".`);
    return 2;
  }
  if (positionals.length > 0 && !values.accept) {
    console.error(`npm run visual does not know what to do with "${positionals[0]}".\n\n${help}`);
    return 2;
  }
  if (values.help) {
    console.log(help);
    return 0;
  }

  const ended = new AbortController();
  const end = () => ended.abort(new Error('Stopped. What was taken so far is kept: the next run goes on from there.'));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The command is TypeScript, which Node 20 does not run by itself.
  const { runnerImport } = await import('vite');
  const { module } = /** @type {{ module: typeof import('./visual.ts') }} */ (
    await runnerImport(resolve(import.meta.dirname, 'visual.ts'), { root, configFile: false, logLevel: 'error' })
  );
  try {
    if (values.accept) return Number(await module.acceptChanges(root, positionals));
    const options = {
      root,
      base: values.base,
      all: values.all,
      withoutBaseline: values['without-baseline'],
      open: !values['no-open'],
      pages,
      limit,
      browser: await findBrowser(),
      signal: ended.signal,
    };
    return Number(await (values.twice ? module.takeTwice(options) : module.compareTrees(options)));
  } catch (error) {
    if (ended.signal.aborted) {
      console.error(`\n${ended.signal.reason.message}`);
      return 130;
    }
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    const isTold = isFull || error instanceof module.Refusal;
    console.error(isFull ? `The disk is full: ${message}` : isTold ? message : error);
    return 2;
  }
}
