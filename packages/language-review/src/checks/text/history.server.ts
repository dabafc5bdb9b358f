import type { CatalogHistory } from '../../coverage/coverage.ts';
import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gitIn } from 'system-tools/git';
import { realPath } from '../../catalogs/catalogFiles.server.ts';

const notCommitted = 'not committed';

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
 * Whether git would take a folder, or one above it, for a bare repository, and run commands of its settings: a pull request can make one
 * look like that. Such a folder has a `HEAD` and its `refs`, or a `commondir` that says where they are. Git looks for `.git` first, which cannot be committed.
 */
function isInBareRepository(folder: string): boolean {
  const has = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined;
  if (has('.git')) return false;
  if (has('HEAD') && (has('refs') || has('commondir'))) return true;
  return dirname(folder) !== folder && isInBareRepository(dirname(folder));
}

/**
 * When files and their lines last changed. Undefined without git, and in a shallow clone.
 * @param files paths from the root of the project
 */
export async function historyOf(root: string, files: readonly string[]): Promise<CatalogHistory | undefined> {
  try {
    const days: string[] = [];
    const commits = new Map<string, { commit: string; repository: string }>();
    const lines = new Map<string, string[]>();
    for (const file of files) {
      // It may be in a submodule, or behind a link.
      const real = realPath(join(root, file));
      if (isInBareRepository(dirname(real))) return undefined;
      const git = async (...given: string[]) => {
        const { args, cwd } = gitIn(dirname(real), given);
        return (await promisify(execFile)('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout.trimEnd();
      };
      const [isShallow, ...repository] = (await git('rev-parse', '--is-shallow-repository', '--show-toplevel')).split(
        '\n',
      );
      if (isShallow !== 'false') return undefined;
      // Settings of the project or the user would make git fail, or print something else.
      const [commit, seconds] = (await git('log', '-1', '--no-show-signature', '--format=%H %ct', '--', real)).split(
        ' ',
      );
      days.push(seconds ? dayOf(seconds) : notCommitted);
      if (!commit) continue;
      commits.set(file, { commit, repository: repository.join('\n') });
      lines.set(file, daysOfLines(await git('blame', ...plain, '--line-porcelain', '--', real)));
    }
    return {
      // No day is behind `not committed`.
      day: days.toSorted().at(-1) ?? notCommitted,
      line: (file, line) => lines.get(file)?.[line - 1] ?? notCommitted,
      commits,
    };
  } catch {
    return undefined;
  }
}

/**
 * Files as they were in commits.
 * @param names `commit:path`, with paths from the folder of the repository
 * @returns the content of each; undefined where it was not there
 */
export async function filesAt(repository: string, names: readonly string[]) {
  const { args, cwd } = gitIn(repository, ['cat-file', '--batch']);
  const reading = promisify(execFile)('git', args, { cwd, encoding: 'buffer', maxBuffer: Infinity });
  reading.child.stdin?.end(names.map((name) => `${name}\n`).join(''));
  const { stdout } = await reading;
  let at = 0;
  return names.map((): string | undefined => {
    const start = stdout.indexOf('\n', at) + 1;
    const size = / blob (\d+)\n$/.exec(stdout.toString('utf8', at, start))?.[1];
    at = start + (size === undefined ? 0 : Number(size) + 1);
    return size === undefined ? undefined : stdout.toString('utf8', start, at - 1);
  });
}
