import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { linkModules } from 'system-tools/copy';
import { resolveBin } from 'system-tools/process';
import { UserError } from 'system-tools/user-error';
import { expectTree } from '../affected/changedFiles.ts';
import { cacheOf } from '../store/cache.ts';

/** The packages to install, in the lockfile, or those that are installed, in `node_modules`. */
interface PackageList {
  packages?: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;
}

const textOf = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined);

async function sharesPackages(root: string, other: string) {
  const lockfile = await textOf(root, 'package-lock.json');
  return lockfile !== undefined && lockfile === (await textOf(other, 'package-lock.json'));
}

/** @throws {UserError} where a package of the lockfile is not installed, as far as npm has recorded that */
export async function expectPackages(root: string) {
  const [wanted, installed] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map(async (file) => {
      const text = await textOf(root, file);
      return text === undefined ? undefined : ((JSON.parse(text) as PackageList).packages ?? {});
    }),
  );
  if (!wanted || !installed) return;
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted)) {
    const found = installed[path];
    // The project itself is not installed, and packages for other systems need not be.
    if (path === '' || found?.version === version || (!found && (optional || devOptional))) continue;
    throw new UserError(
      `The installed packages are not those of package-lock.json (${path.replace('node_modules/', '')}): run npm ci first.`,
    );
  }
}

/** A build that failed. */
export class BuildError extends UserError {}

/** Runs a program in its own process group, so that an abort ends all its processes. */
async function run(
  what: string,
  program: string,
  args: readonly string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
) {
  signal.throwIfAborted();
  const isWindows = process.platform === 'win32';
  const child = execa(program, args, {
    cwd,
    detached: !isWindows,
    stdin: 'ignore',
    all: true,
    reject: false,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' },
  });
  const end = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  signal.addEventListener('abort', end);
  // Ends the build when this process exits without an abort.
  process.on('exit', end);
  const { failed, all, shortMessage } = await child;
  signal.removeEventListener('abort', end);
  process.off('exit', end);
  signal.throwIfAborted();
  if (failed)
    throw new BuildError(
      `${stripVTControlCharacters(all || shortMessage!).trim()}\n\n${what} failed: its log is above.`,
    );
}

function installPackages(cwd: string, signal: AbortSignal) {
  // The npm that runs this command: on Windows, `npm` itself needs a shell.
  const { npm_execpath: npm } = process.env;
  const [program, ...script] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const args = [...script, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  return run('npm ci', program, args, { cwd, signal });
}

/** Builds into `built`, once it is complete and the tree, if given, has not changed meanwhile. */
async function buildStorybook(cwd: string, built: string, signal: AbortSignal, tree?: string) {
  const unfinished = await mkdtemp(join(built, '../unfinished-'));
  try {
    // Storybook's build for tests: without the docs, which are on no screenshot.
    const flags = '--test --quiet --loglevel warn --disable-telemetry --stats-json --output-dir'.split(' ');
    const args = [resolveBin('storybook', cwd), 'build', ...flags, unfinished];
    await run(`The build of Storybook in ${cwd}`, process.execPath, args, { cwd, signal });
    if (tree !== undefined) await expectTree(cwd, tree);
    await rename(unfinished, built);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function buildCommit(root: string, built: string, signal: AbortSignal, commit: string) {
  const gitWorktree = (args: readonly string[], gitSignal = signal) =>
    run('git worktree', 'git', ['worktree', ...args], { cwd: root, signal: gitSignal });
  const temporary = await mkdtemp(join(await realpath(tmpdir()), 'visual-base-'));
  const worktree = join(temporary, 'worktree');
  try {
    await gitWorktree(['add', '--detach', '--force', worktree, commit]);
    if (await sharesPackages(root, worktree)) linkModules(root, worktree);
    else await installPackages(worktree, signal);
    await buildStorybook(worktree, built, signal);
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
    await gitWorktree(['prune'], AbortSignal.timeout(20_000)).catch(() => undefined);
  }
}

/**
 * Builds the Storybook of a tree, unless it is cached.
 * @param commit of the tree; undefined for the working tree
 * @returns its folder, which has `preview-stats.json` as well
 * @throws {BuildError} where the build fails
 * @throws {UserError} where files change meanwhile, or the installed packages are not those of the lockfile
 */
export async function buildOf(root: string, tree: string, commit: string | undefined, signal: AbortSignal) {
  const { builds } = cacheOf(root);
  const built = join(builds, tree);
  if (existsSync(join(built, 'index.json'))) return built;
  await rm(built, { recursive: true, force: true });
  await expectPackages(root);
  await mkdir(builds, { recursive: true });
  if (commit === undefined) await buildStorybook(root, built, signal, tree);
  else await buildCommit(root, built, signal, commit);
  return built;
}
