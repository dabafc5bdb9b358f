import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { linkModules } from '../copy/linkModules.mjs';
import { binOf } from '../start/binOf.mjs';

/** A build that failed, with all that it printed. */
export class BuildError extends Error {
  readonly log: string;

  constructor(what: string, log: string) {
    super(`${what} failed.`);
    this.log = log;
  }
}

interface RunOptions {
  cwd: string;
  signal: AbortSignal;
}

/**
 * Runs a program to its end, as the leader of a group of its own, so that nothing of it is left where the run is aborted.
 * @throws {BuildError} where it fails
 */
async function run(what: string, program: string, args: readonly string[], { cwd, signal }: RunOptions) {
  signal.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)));
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  signal.addEventListener('abort', end);
  // Who is killed without a word takes the build along as well as may be.
  process.on('exit', end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
    signal.throwIfAborted();
    if (code !== 0) throw new BuildError(what, stripVTControlCharacters(log));
  } finally {
    signal.removeEventListener('abort', end);
    process.off('exit', end);
  }
}

const git = (what: string, args: readonly string[], options: RunOptions) => run(what, 'git', args, options);

/** Whether two folders have the same lockfile, so that the packages of one are those of the other. */
async function sharesPackages(root: string, other: string) {
  const [own, others] = await Promise.all(
    [root, other].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8').catch(() => undefined)),
  );
  return own !== undefined && own === others;
}

export interface BuildOptions {
  root: string;
  /** The folder that builds are kept in, by their tree. */
  folder: string;
  /** Hash of the tree. */
  tree: string;
  /** Undefined: the working tree. */
  commit: string | undefined;
  signal: AbortSignal;
}

/** Where a build of a tree is kept: the workbench, and beside its files `preview-stats.json`. */
export const buildFolder = ({ folder, tree }: Pick<BuildOptions, 'folder' | 'tree'>) => join(folder, tree);

/** Builds the workbench of a folder, and keeps it once it is whole. */
async function buildWorkbench(cwd: string, { folder, tree, signal }: BuildOptions) {
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(join(folder, 'unfinished-'));
  try {
    const args = [
      'build',
      '--quiet',
      '--loglevel',
      'warn',
      '--disable-telemetry',
      '--stats-json',
      '--output-dir',
      unfinished,
    ];
    await run('The build of the workbench', process.execPath, [binOf('storybook'), ...args], { cwd, signal });
    await rename(unfinished, buildFolder({ folder, tree }));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * The built workbench of a tree; it is built where it is not there yet, that of a commit in a temporary worktree.
 * @returns its folder
 * @throws {BuildError} where the build fails
 */
export async function buildOf(options: BuildOptions): Promise<string> {
  const { root, commit, signal } = options;
  const kept = buildFolder(options);
  if (existsSync(join(kept, 'index.json'))) return kept;
  await rm(kept, { recursive: true, force: true });
  if (commit === undefined) {
    await buildWorkbench(root, options);
    return kept;
  }
  const place = await mkdtemp(join(await realpath(tmpdir()), 'visual-base-'));
  const worktree = join(place, 'worktree');
  try {
    await git('git worktree', ['worktree', 'add', '--detach', '--force', worktree, commit], { cwd: root, signal });
    if (await sharesPackages(root, worktree)) linkModules(root, worktree);
    else
      await run('npm ci', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
        cwd: worktree,
        signal,
      });
    await buildWorkbench(worktree, options);
    return kept;
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 5 });
    await git('git worktree', ['worktree', 'prune'], { cwd: root, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
  }
}
