import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const notCommitted = 'not committed';

/** The day of the last change, `YYYY-MM-DD` in UTC, or `not committed`. */
export interface FileHistory {
  file: string;
  /** Lines count from 1. */
  line: (line: number) => string;
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

/**
 * When a file and its lines last changed. Undefined without git, and in a shallow clone.
 * @param file path from the root of the project
 */
export async function historyOf(root: string, file: string): Promise<FileHistory | undefined> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout.trimEnd();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) !== 'false') return undefined;
    const last = await git('log', '-1', '--format=%ct', '--', file);
    if (!last) return { file: notCommitted, line: () => notCommitted };
    const days = daysOfLines(await git('blame', '--line-porcelain', '--', file));
    return { file: dayOf(last), line: (line) => days[line - 1] ?? notCommitted };
  } catch {
    return undefined;
  }
}
