import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const notCommitted = 'not committed';

/** Days are `YYYY-MM-DD` in UTC, or `not committed`. */
export interface CatalogHistory {
  /** When one of the files last changed. */
  day: string;
  /** When a line of a file last changed; lines count from 1. */
  line: (file: string, line: number) => string;
}

const dayOf = (seconds: string) => new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

/** The day of each line, from the output of `git blame --line-porcelain`. */
function daysOfLines(porcelain: string) {
  const days: string[] = [];
  let commit = '';
  let day = notCommitted;
  for (const line of porcelain.split('\n')) {
    commit = /^([\da-f]{40,}) \d+ \d+/.exec(line)?.[1] ?? commit;
    day = /^committer-time (\d+)$/.exec(line)?.[1] ?? day;
    // The line itself, after a tab, is last.
    if (line.startsWith('\t')) days.push(/^0+$/.test(commit) ? notCommitted : dayOf(day));
  }
  return days;
}

const plain = ['--no-ignore-revs-file', '--no-textconv'];

/**
 * When files and their lines last changed. Undefined without git, and in a shallow clone.
 * @param files paths from the root of the project
 */
export async function historyOf(root: string, files: readonly string[]): Promise<CatalogHistory | undefined> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trimEnd();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return undefined;
    const days: string[] = [];
    const lines = new Map<string, string[]>();
    for (const file of files) {
      // Settings of the project or the user would make git fail, or print something else.
      const last = await git('log', '-1', '--no-show-signature', '--format=%ct', '--', file);
      days.push(last ? dayOf(last) : notCommitted);
      if (last) lines.set(file, daysOfLines(await git('blame', ...plain, '--line-porcelain', '--', file)));
    }
    return {
      // No day is behind `not committed`.
      day: days.toSorted().at(-1) ?? notCommitted,
      line: (file, line) => lines.get(file)?.[line - 1] ?? notCommitted,
    };
  } catch {
    return undefined;
  }
}
