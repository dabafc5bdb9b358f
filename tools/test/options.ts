import { parseArgs } from 'node:util';
import { UserError } from 'system-tools/user-error';

/**
 * The levels of tests, the fastest first. System tests run copies of the project, installed packages, whole commands in git
 * repositories, other servers and random visits.
 */
const levels = ['unit', 'stories', 'browser', 'system'] as const;
export type Level = (typeof levels)[number];

export type Options = ReturnType<typeof parseOptions>;

export const help = `npm test -- [words] [options]

Runs unit tests, stories and browser tests; npm run test:all also runs system
tests. It finds a browser, and builds what the selected tests need.

Words select the tests that contain all of them, in their path or title, among
all levels:
  npm test -- Button                      a component, in all languages
  npm test -- Button Arabic               in one, by its English name or code
  npm test -- components-button--primary  a story, by its id
  npm test -- e2e/home.spec.ts            a file
A word without capitals also matches capitals.

Options
  --all             also runs system tests: npm run test:all
  --only LEVEL      unit, stories, browser or system; may be repeated
  --changed [REF]   tests of what has changed since a git ref, by default since
                    the last commit; with files that git does not know yet
  --watch           runs unit tests and stories again when a file is saved
  --list            prints the selected tests and runs none
  --shard 1/4       one of several equal parts
  --update          updates recorded files instead of comparing them:
                    transcripts of pages, tables of the language review
  --help            prints this page

Exit codes: 0 passed, 1 failed, 2 wrong use, 130 stopped by Ctrl-C.
CHROMIUM_PATH names the Chromium to use; see docs/testing.md.`;

/** Gives an option whose value may be left out its default value. */
const withDefault = (args: readonly string[], option: string, value: string) =>
  args.flatMap((arg, index) => {
    const next = args[index + 1];
    return arg === option && (next === undefined || next.startsWith('-')) ? [option, value] : [arg];
  });

/**
 * Reads the arguments of `npm test`.
 * @returns the options by their names in `help`, and the words
 * @throws {UserError} for an unknown option or a wrong value
 */
export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse(withDefault(args, '--changed', 'HEAD'));
  const { all, only, shard, list, watch, ...others } = values;
  const unknown = only.find((name) => !levels.some((level) => level === name));
  if (unknown !== undefined) throw new UserError(`--only ${unknown}: there are the levels ${levels.join(', ')}.`);
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(shard ?? '') ?? [];
  if (shard !== undefined && !(Number(part) >= 1 && Number(part) <= Number(parts)))
    throw new UserError(`--shard ${shard}: write for example 1/4, the first of four parts.`);
  const unwatched = only.find((name) => name === 'browser' || name === 'system');
  if (watch && unwatched) throw new UserError(`--watch runs unit tests and stories: leave out "${unwatched}".`);
  if (watch && (list || shard)) throw new UserError(`--watch and ${list ? '--list' : '--shard'} exclude each other.`);
  // Words select from all tests: a file that somebody names is found, whatever its level.
  const byDefault = levels.filter((level) => level !== 'system' || all || (positionals.length > 0 && !watch));
  return { ...others, shard, list, watch, levels: only.length > 0 ? (only as Level[]) : byDefault, words: positionals };
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: flag,
        only: { type: 'string', multiple: true, default: [] },
        changed: { type: 'string' },
        shard: { type: 'string' },
        list: flag,
        watch: flag,
        update: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nnpm test -- --help lists all options.`);
  }
}
