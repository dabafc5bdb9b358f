import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { resolveBin } from 'system-tools/process';
import { UserError } from 'system-tools/user-error';
import { manifestFile } from '../affected/buildManifest.ts';
import { expectTree } from '../affected/changedFiles.ts';
import { git, prefixOf, topOf } from '../affected/git.ts';
import { submodulesOf } from '../affected/trees.ts';
import { mayPrepare, prepareIn } from '../config/validateConfig.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { cacheName, cacheOf } from '../store/cache.ts';
import { withCheckout } from './checkout.ts';
import { expectPackages, findLockfile, installationIn, keepInside, sharePackages } from './packages.ts';

/** A build that failed. */
export class BuildError extends UserError {}

interface RunSettings {
  cwd: string;
  signal: AbortSignal;
  env?: Record<string, string>;
  /** The program is a command for the shell. */
  shell?: boolean;
}

/** Without the lines of stack traces that are of Node, of packages, or of this command. */
const withoutFrames = (log: string) =>
  log.replaceAll(
    /^\s+at (?:.*(?:node_modules[\\/]|\(?node:|\[eval\d*\]).*|(?:async )?Promise\.all.*|\S+ \(<anonymous>\)|new Promise.*)(?:\n|$)/gm,
    '',
  );

/** Runs a program in its own process group, so that an abort ends all its processes. */
async function run(
  what: string,
  program: string,
  args: readonly string[],
  { cwd, signal, env = {}, shell = false }: RunSettings,
) {
  signal.throwIfAborted();
  const isWindows = process.platform === 'win32';
  const child = execa(program, args, {
    cwd,
    shell,
    preferLocal: shell,
    localDir: cwd,
    detached: !isWindows,
    stdin: 'ignore',
    all: true,
    reject: false,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0', ...env },
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
  const { failed, all, shortMessage, code } = await child;
  signal.removeEventListener('abort', end);
  process.off('exit', end);
  signal.throwIfAborted();
  if (code === 'ENOENT') throw new BuildError(`${what} failed: ${program} is not installed, or not in the PATH.`);
  if (failed)
    throw new BuildError(
      `${withoutFrames(stripVTControlCharacters(all || shortMessage!)).trim()}\n\n${what} failed: its log is above.`,
    );
}

/** @throws {BuildError} where the folder has no Storybook, which says where one is */
async function expectStorybook(folder: string) {
  if (existsSync(join(folder, '.storybook'))) return;
  // On the base, the folder itself may be missing.
  const files = await git(folder, ['ls-files', '--full-name', ':/*.storybook/main.*']).catch(() => '');
  const [found = ''] = files.split('\n');
  const hint = found === '' ? '' : ` Run the command in ${found.replace(/\/?\.storybook.*/, '') || 'the top folder'}.`;
  throw new BuildError(`There is no .storybook in ${folder}.${hint}`);
}

/** @throws {BuildError} where Storybook is not installed */
function expectInstalled(folder: string) {
  try {
    resolveBin('storybook', folder);
  } catch {
    throw new BuildError(`Storybook is not installed in ${folder}.`);
  }
}

/** A preset, which has the extension of this file: it is TypeScript, or built. */
const preset = join(import.meta.dirname, `../affected/buildManifest${extname(import.meta.filename)}`);

/** Does what `storybook build` does, with one more preset. It is not a file, so that it imports the Storybook of the folder that it runs in. */
const buildScript = `
  import { cache, loadAllPresets, loadMainConfig } from 'storybook/internal/common';
  import { buildStaticStandalone } from 'storybook/internal/core-server';
  import { logger } from 'storybook/internal/node-logger';
  import { createRequire } from 'node:module';
  import { isAbsolute, join } from 'node:path';
  import { pathToFileURL } from 'node:url';
  // Tools such as Webpack's minimizer start processes with the arguments of this one, which would run this script again.
  process.execArgv = [];
  const [preset, json] = process.argv.slice(1);
  const packageJson = createRequire(process.cwd() + '/')('storybook/package.json');
  const options = { cache, packageJson, ...JSON.parse(json) };
  // Those that are passed replace those of the builder, as Webpack's, which applies the configuration of the project.
  async function presetsOfBuilder() {
    const { framework } = await loadMainConfig(options);
    const corePresets = [join(framework.name ?? framework, 'preset')];
    const { builder } = await (await loadAllPresets({ ...options, corePresets, overridePresets: [] })).apply('core', {});
    const name = builder?.name ?? builder;
    return (await import(isAbsolute(name) ? pathToFileURL(name) : name)).overridePresets ?? [];
  }
  logger.setLogLevel('warn');
  try {
    const common = import.meta.resolve('storybook/internal/core-server/presets/common-override-preset');
    const overridePresets = [...(await presetsOfBuilder()), common, preset];
    await buildStaticStandalone({ ...options, overridePresets });
    process.exit();
  } catch (error) {
    console.error(error?.stack ?? error);
    process.exit(1);
  }
`;

async function installPackages(cwd: string, lockfile: string, signal: AbortSignal) {
  const { program, args } = await installationIn(cwd, lockfile);
  // For production, Storybook would not be installed.
  const env = { NODE_ENV: '' };
  return run(`The installation of packages with ${program}`, program, args, { cwd, signal, env });
}

/** Whether a script, which is no test, imports a documentation page, such as a template for all of them. */
async function importsMdx(cwd: string) {
  const pattern = String.raw`(from|import|glob).*["'][^"']*\.mdx["']`;
  const scripts = ['js', 'jsx', 'mjs', 'ts', 'tsx', 'mts'].map((extension) => `:/*.${extension}`);
  const found = await git(cwd, [
    'grep',
    '-lE',
    '--untracked',
    '-e',
    pattern,
    '--',
    ...scripts,
    ':(exclude,top)*.test.*',
  ]).catch(() => '');
  return found !== '';
}

const pointerStart = 'version https://git-lfs.github.com/spec/';
/** In bytes, of a pointer. */
const longestPointer = 1024;

/** @throws {UserError} where Git LFS has not fetched a file: stories would show broken pictures, on both sides alike */
async function expectLfsFiles(cwd: string) {
  const listed = await git(cwd, ['ls-files', '-z', '--', ':(top,attr:filter=lfs)']).catch(() => '');
  for (const file of listed.split('\0').filter(Boolean)) {
    const size = statSync(join(cwd, file), { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0 || size > longestPointer || !readFileSync(join(cwd, file), 'latin1').startsWith(pointerStart))
      continue;
    throw new BuildError(
      `${file} in ${cwd} is a pointer of Git LFS in place of its content: install git-lfs, and run "git lfs pull".`,
    );
  }
  const top = await topOf(cwd);
  for (const { path } of await submodulesOf(top, 'HEAD').catch(() => [])) await expectLfsFiles(join(top, path));
}

/** What a build needs to know of a repository. */
export interface BuildOptions {
  /** The folder of `visual.config.ts` and of `.storybook`. */
  root: string;
  config: Pick<VisualConfig, 'prepare'>;
  signal: AbortSignal;
}

/** Builds into `built`, once it is complete and the tree, if given, has not changed meanwhile. */
async function buildStorybook(
  cwd: string,
  built: string,
  { root, prepare, signal }: { root: string; prepare: string | undefined; signal: AbortSignal },
  tree?: string,
) {
  await expectLfsFiles(cwd);
  if (prepare !== undefined) {
    await run(`The command "${prepare}"`, prepare, [], { cwd, signal, shell: true });
    if (tree !== undefined)
      await expectTree(
        cwd,
        tree,
        (files) =>
          `The command "${prepare}" has changed files that git does not ignore (${files}): let it ignore them.`,
      );
  }
  const unfinished = await mkdtemp(join(built, '../unfinished-'));
  try {
    expectInstalled(cwd);
    const options = {
      configDir: join(cwd, '.storybook'),
      outputDir: unfinished,
      // The manager is on no screenshot.
      previewOnly: true,
      // Nor are the docs, which Storybook's build for tests leaves out. It cannot read Markdown that a script imports.
      test: !(await importsMdx(cwd)),
      quiet: true,
      disableTelemetry: true,
      checkouts: [await topOf(root), await topOf(cwd)],
    };
    const args = ['--input-type=module', '--eval', buildScript, preset, JSON.stringify(options)];
    // Else the build would depend on who calls.
    const env = { NODE_ENV: 'production', STORYBOOK: 'true' };
    await run(`The build of Storybook in ${cwd}`, process.execPath, args, { cwd, signal, env });
    if (tree !== undefined) await expectTree(cwd, tree);
    // Only Vite makes one.
    if (!existsSync(join(unfinished, manifestFile))) await writeFile(join(unfinished, manifestFile), 'null');
    await rename(unfinished, built);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function buildCommit(built: string, options: BuildOptions, commit: string) {
  const { root, config, signal } = options;
  return withCheckout(root, commit, signal, async (worktree) => {
    const cwd = join(worktree, await prefixOf(root));
    await keepInside(worktree);
    await expectStorybook(cwd);
    const { folder, name } = findLockfile(cwd, worktree);
    const copies = await mayPrepare(cwd, config.prepare);
    const shared = await sharePackages(await topOf(root), worktree, relative(worktree, folder), name, copies);
    if (!shared) await installPackages(folder, name, signal);
    await buildStorybook(cwd, built, { root, prepare: await prepareIn(cwd, config.prepare), signal });
  });
}

/**
 * Builds the Storybook of a tree, unless it is cached.
 * @param commit of the tree; undefined for the working tree
 * @returns its folder, which has the manifest of the build as well
 * @throws {BuildError} where the build fails
 * @throws {UserError} where files change meanwhile, or the installed packages are not those of the lockfile
 */
export async function buildOf(options: BuildOptions, tree: string, commit?: string) {
  const { root, config, signal } = options;
  const { builds } = cacheOf(root);
  const built = join(builds, cacheName(tree, config));
  if (existsSync(join(built, manifestFile))) return built;
  await rm(built, { recursive: true, force: true });
  await expectStorybook(root);
  await expectPackages(findLockfile(root, await topOf(root)).folder);
  await mkdir(builds, { recursive: true });
  if (commit === undefined) await buildStorybook(root, built, { root, prepare: config.prepare, signal }, tree);
  else await buildCommit(built, options, commit);
  return built;
}
