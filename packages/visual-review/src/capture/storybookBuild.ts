import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { linkModules } from 'system-tools/copy';
import { resolveBin } from 'system-tools/process';
import { expectTree } from '../affected/changedFiles.ts';
import { expectPackages, sharesPackages } from './installedPackages.ts';

/** A build that failed, with its output. */
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
 * Runs a program to its end, in a process group of its own, so that an abort ends all its processes.
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
      // It has ended already.
    }
  };
  signal.addEventListener('abort', end);
  // Ends the build when this process exits without an abort.
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

async function installPackages(folder: string, signal: AbortSignal) {
  // The npm that runs this command: on Windows, `npm` itself needs a shell.
  const { npm_execpath: npm } = process.env;
  const [program, ...script] = npm === undefined ? ['npm'] : [process.execPath, npm];
  await run('npm ci', program, [...script, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    signal,
  });
}

export interface BuildOptions {
  root: string;
  /** The folder for builds, which are named by their tree. */
  folder: string;
  /** Hash of the tree. */
  tree: string;
  /** Undefined: the working tree. */
  commit: string | undefined;
  signal: AbortSignal;
}

/** The cached build of a tree: Storybook, and beside its files `preview-stats.json`. */
const buildFolder = ({ folder, tree }: Pick<BuildOptions, 'folder' | 'tree'>) => join(folder, tree);

/** Builds the Storybook of a folder, and caches it once it is complete and no file has changed meanwhile. */
async function buildStorybook(cwd: string, { folder, tree, commit, signal }: BuildOptions) {
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(join(folder, 'unfinished-'));
  try {
    // Storybook's build for tests: without the docs, which are on no screenshot.
    const args = [
      'build',
      '--test',
      '--quiet',
      '--loglevel',
      'warn',
      '--disable-telemetry',
      '--stats-json',
      '--output-dir',
      unfinished,
    ];
    await run('The build of Storybook', process.execPath, [resolveBin('storybook', cwd), ...args], { cwd, signal });
    if (commit === undefined) await expectTree(cwd, tree);
    await rename(unfinished, buildFolder({ folder, tree }));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Returns the built Storybook of a tree. Unless it is cached it is built, that of a commit in a temporary worktree.
 * @returns its folder
 * @throws {BuildError} where the build fails
 * @throws {UserError} where files change meanwhile, or the installed packages are not those of the lockfile
 */
export async function buildOf(options: BuildOptions): Promise<string> {
  const { root, commit, signal } = options;
  const built = buildFolder(options);
  if (existsSync(join(built, 'index.json'))) return built;
  await rm(built, { recursive: true, force: true });
  await expectPackages(root);
  if (commit === undefined) {
    await buildStorybook(root, options);
    return built;
  }
  const temporary = await mkdtemp(join(await realpath(tmpdir()), 'visual-base-'));
  const worktree = join(temporary, 'worktree');
  try {
    await git('git worktree', ['worktree', 'add', '--detach', '--force', worktree, commit], { cwd: root, signal });
    if (await sharesPackages(root, worktree)) linkModules(root, worktree);
    else await installPackages(worktree, signal);
    await buildStorybook(worktree, options);
    return built;
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
    await git('git worktree', ['worktree', 'prune'], { cwd: root, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
  }
}
