import { parseArgs } from 'node:util';
import { UserError } from 'system-tools/user-error';

/** The levels of tests, the fastest first. */
const levels = ['unit', 'stories', 'browser'] as const;
export type Level = (typeof levels)[number];

export interface Options {
  /** Each selected test contains all of them. */
  words: readonly string[];
  /** A git ref: only tests that what has changed since then reaches. */
  changed: string | undefined;
  only: readonly Level[];
  /** `2/4`: the second of four parts. */
  shard: string | undefined;
  list: boolean;
  watch: boolean;
  update: boolean;
  help: boolean;
}

export const help = `npm test -- [words] [options]

Runs unit tests, stories and browser tests. It finds a browser, and builds what
the selected tests need.

Words select the tests that contain all of them, in their path or title:
  npm test -- Button                      a component, in all languages
  npm test -- Button Arabic               in one, by its English name or code
  npm test -- components-button--primary  a story, by its id
  npm test -- e2e/home.spec.ts            a file
A word without capitals also matches capitals.

Options
  --only LEVEL      unit, stories or browser; may be repeated
  --changed [REF]   tests of what has changed since a git ref, by default since
                    the last commit; with files that git does not know yet
  --watch           runs unit tests and stories again when a file is saved
  --list            prints the selected tests and runs none
  --shard 1/4       one of several equal parts
  --update          updates recorded files instead of comparing them
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
 * @throws {UserError} for an unknown option or a wrong value
 */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(withDefault(args, '--changed', 'HEAD'));
  const only = (values.only ?? []).map((value) => {
    const level = levels.find((name) => name === value);
    if (level) return level;
    throw new UserError(`--only ${value}: there are the levels ${levels.join(', ')}.`);
  });
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values.shard ?? '') ?? [];
  if (values.shard !== undefined && !(Number(part) >= 1 && Number(part) <= Number(parts)))
    throw new UserError(`--shard ${values.shard}: write for example 1/4, the first of four parts.`);
  const { changed, shard, list = false, watch = false, update = false, help: wantsHelp = false } = values;
  if (watch && only.includes('browser'))
    throw new UserError('--watch runs unit tests and stories: leave out "browser".');
  if (watch && (list || shard)) throw new UserError(`--watch and ${list ? '--list' : '--shard'} exclude each other.`);
  return {
    words: positionals,
    changed,
    only: only.length > 0 ? only : levels,
    shard,
    list,
    watch,
    update,
    help: wantsHelp,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        changed: { type: 'string' },
        shard: { type: 'string' },
        list: { type: 'boolean' },
        watch: { type: 'boolean' },
        update: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)}\nnpm test -- --help lists all options.`,
    );
  }
}
