#!/usr/bin/env node
/*
 * `npm run visual`: compares the screenshots of all stories with those of a git ref. See `help` below.
 *
 * The exit code is 0 where nothing has changed or everything was accepted, 1 where there is something to decide, 2 where the command
 * cannot be executed, 130 after Ctrl-C.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from 'system-tools/browser';

const help = `npm run visual [-- options]

Compares the screenshots of all stories, in all their modes, with those of a git ref, and writes a report: visual-report/index.html.
Only the stories that the change can affect are captured. visual.config.ts describes the repository.

  --base REF             compare with this branch, tag or commit; default: where this branch left the main one
  --all                  capture everything
  --without-baseline     where the base cannot be built, report every snapshot as new
  --accept [SNAPSHOT…]   record that changes of the last report are accepted: all, or those named ("screens-home--whole-page ar-phone")
  --report KEY           accept only changes of this report, as its page shows the command
  --twice                capture everything twice, and name what is not equal to the pixel
  --pages N              how many pages work in parallel, at most
  --limit SECONDS        how long a story may take; default: 30
  --no-open              do not open the report`;

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args */
function parse(args) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      'without-baseline': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      report: { type: 'string' },
      twice: { type: 'boolean', default: false },
      pages: { type: 'string' },
      limit: { type: 'string', default: '30' },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

/**
 * @param {ReturnType<typeof parse>} parsed
 * @param {{ pages: number, limit: number }} numbers
 * @returns what is wrong with the options; undefined where nothing is
 */
function usageError({ values, positionals }, { pages, limit }) {
  if (!Number.isInteger(pages) || pages < 1 || pages > 64)
    return `--pages takes a number from 1 to 64, not "${values.pages}".`;
  if (!(limit > 0 && limit <= 3_600_000)) return `--limit takes a number of seconds, not "${values.limit}".`;
  if (positionals.length > 0 && !values.accept)
    return `npm run visual does not know the argument "${positionals[0]}".\n\n${help}`;
  if (values.report !== undefined && !values.accept) return `--report requires --accept.\n\n${help}`;
  return undefined;
}

/** @param {unknown} error */
function printError(error) {
  const { code, message, name } = /** @type {NodeJS.ErrnoException} */ (error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  console.error(isFull ? `The disk is full: ${message}` : name === 'UserError' ? message : error);
}

/**
 * @param {ReturnType<typeof parse>} parsed
 * @param {{ pages: number, limit: number }} numbers
 * @param {AbortSignal} signal
 */
async function run({ values, positionals }, { pages, limit }, signal) {
  const root = process.cwd();
  // The commands are TypeScript, which Node 20 does not run by itself.
  const { runnerImport } = await import('vite');
  const { module: commands } = /** @type {{ module: typeof import('./commands.ts') }} */ (
    await runnerImport(resolve(import.meta.dirname, 'commands.ts'), { root, configFile: false, logLevel: 'error' })
  );
  const config = await commands.loadConfig(root);
  if (values.accept) return commands.acceptChanges({ root, config }, positionals, values.report);
  const options = {
    root,
    config,
    base: values.base,
    all: values.all,
    withoutBaseline: values['without-baseline'],
    open: !values['no-open'],
    pages,
    limit,
    browser: await findBrowser(),
    signal,
  };
  return values.twice ? commands.captureTwice(options) : commands.compareTrees(options);
}

/** @param {string[]} args */
async function main(args) {
  let parsed;
  try {
    parsed = parse(args);
  } catch (error) {
    console.error(`${String(error)}\n\n${help}`);
    return 2;
  }
  const { values } = parsed;
  const numbers = {
    pages: values.pages === undefined ? 2 * Math.min(4, availableParallelism()) : Number(values.pages),
    limit: 1000 * Number(values.limit),
  };
  const error = usageError(parsed, numbers);
  if (error !== undefined) {
    console.error(error);
    return 2;
  }
  if (values.help) {
    console.log(help);
    return 0;
  }

  const stopped = new AbortController();
  const stop = () => stopped.abort(new Error('Stopped. The next run resumes with what has been captured so far.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    return Number(await run(parsed, numbers, stopped.signal));
  } catch (problem) {
    if (stopped.signal.aborted) {
      console.error(`\n${stopped.signal.reason.message}`);
      return 130;
    }
    printError(problem);
    return 2;
  }
}
