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
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      'without-baseline': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      report: { type: 'string' },
      twice: { type: 'boolean', default: false },
      pages: { type: 'string', default: String(2 * Math.min(4, availableParallelism())) },
      limit: { type: 'string', default: '30' },
      'no-open': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values, positionals };
}

/**
 * @param {ReturnType<typeof parse>} options
 * @returns what is wrong with them; undefined where nothing is
 */
function usageError({ accept, report, positionals, pages, limit }) {
  const [count, seconds] = [Number(pages), Number(limit)];
  if (!Number.isInteger(count) || count < 1 || count > 64)
    return `--pages takes a number from 1 to 64, not "${pages}".`;
  if (!(seconds > 0 && seconds <= 3600)) return `--limit takes a number of seconds, not "${limit}".`;
  if (positionals.length > 0 && !accept)
    return `npm run visual does not know the argument "${positionals[0]}".\n\n${help}`;
  if (report !== undefined && !accept) return `--report requires --accept.\n\n${help}`;
  return undefined;
}

/** @param {unknown} error */
function printError(error) {
  const { code, message, name } = /** @type {NodeJS.ErrnoException} */ (error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  console.error(isFull ? `The disk is full: ${message}` : name === 'UserError' ? message : error);
}

/**
 * @param {ReturnType<typeof parse>} options
 * @param {AbortSignal} signal
 */
async function run({ accept, positionals, report, twice, ...values }, signal) {
  const root = process.cwd();
  // The commands are TypeScript, which Node 20 does not run by itself.
  const { runnerImport } = await import('vite');
  const { module: commands } = /** @type {{ module: typeof import('./commands.ts') }} */ (
    await runnerImport(resolve(import.meta.dirname, 'commands.ts'), { root, configFile: false, logLevel: 'error' })
  );
  const config = await commands.loadConfig(root);
  if (accept) return commands.acceptChanges({ root, config }, positionals, report);
  const options = {
    ...values,
    base: values.base,
    withoutBaseline: values['without-baseline'],
    open: !values['no-open'],
    pages: Number(values.pages),
    limit: 1000 * Number(values.limit),
    root,
    config,
    browser: await findBrowser(),
    signal,
  };
  return twice ? commands.captureTwice(options) : commands.compareTrees(options);
}

/** @param {string[]} args */
async function main(args) {
  let options;
  try {
    options = parse(args);
  } catch (error) {
    console.error(`${String(error)}\n\n${help}`);
    return 2;
  }
  const error = usageError(options);
  if (error !== undefined) {
    console.error(error);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }

  const stopped = new AbortController();
  const stop = () => stopped.abort(new Error('Stopped. The next run resumes with what has been captured so far.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    return Number(await run(options, stopped.signal));
  } catch (problem) {
    if (stopped.signal.aborted) {
      console.error(`\n${stopped.signal.reason.message}`);
      return 130;
    }
    printError(problem);
    return 2;
  }
}
