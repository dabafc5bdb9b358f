import { existsSync, lstatSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, realpath, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, posix, resolve } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { decisionsFile } from '../store/decisions.ts';
import { variantsFile } from '../store/variants.ts';
import { git, GitError } from './git.ts';

/** What reviewers have recorded, which is on no screenshot. */
const records = [decisionsFile, variantsFile];

interface Submodule {
  /** From the top of the repository. */
  path: string;
  commit: string;
}

/** The entries of a tree, or of an index with their tags, that name a commit of another repository. */
const submodulesIn = (entries: readonly string[]) =>
  entries.flatMap((entry): Submodule[] => {
    const [, commit, path] = /^(?:\w )?160000 (?:commit )?(\w+)[ \d]*\t(.*)$/s.exec(entry) ?? [];
    return commit === undefined || path === undefined ? [] : [{ path, commit }];
  });

/** Where a repository is, which all its work trees have in common; undefined where git cannot read it. */
const commonFolder = (folder: string) =>
  git(folder, ['rev-parse', '--git-common-dir']).then(
    (path) => realpath(resolve(folder, path)),
    () => undefined,
  );

/** The top of the repository of a folder, and where its objects and its index are, each a path that may have line breaks. */
async function locationsOf(folder: string) {
  const paths = await git(folder, ['rev-parse', '--show-cdup', '--git-path', 'objects', '--git-path', 'index']);
  // A variable of the environment may name another folder of objects.
  const [, top, objects, index] = /^(.*)\n([^]*\/objects|.*)\n([^]*\/index)$/.exec(paths)!;
  return { top: resolve(folder, top!), objects: resolve(folder, objects!), index: resolve(folder, index!) };
}

/**
 * A work tree of the repository has its own changes.
 * @throws {UserError} for another repository: its settings, which may be those of a report from a fork, would run commands
 */
async function expectWorkTree(top: string, path: string, around: string) {
  if ((await commonFolder(join(top, path))) !== (await commonFolder(top)))
    throw new UserError(
      `${printable(posix.join(around, path))} is a repository of its own: move it to another folder, add it to .gitignore, or make it a submodule.`,
    );
}

const isCheckedOut = (folder: string) => existsSync(join(folder, '.git'));

/** The submodules of a commit that are checked out. @param top of the repository */
export async function submodulesOf(top: string, commit: string) {
  const list = await git(top, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  return submodulesIn(list.split('\0')).filter(({ path }) => isCheckedOut(join(top, path)));
}

/**
 * Has git look at files that an index marks as unchanged, and at those marked as not checked out which are there all the same.
 * @param entries of the index, with their tags
 */
async function lookAtAll(top: string, entries: readonly string[], env: NodeJS.ProcessEnv) {
  const marked = (tag: RegExp) =>
    entries.filter((entry) => tag.test(entry)).map((entry) => entry.slice(entry.indexOf('\t') + 1));
  const isThere = (path: string) => lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
  const clear = async (flag: string, paths: readonly string[]) => {
    if (paths.length > 0) await git(top, ['update-index', flag, '-z', '--stdin'], { env, input: paths.join('\0') });
  };
  await clear('--no-assume-unchanged', marked(/^[a-z]/));
  await clear('--no-skip-worktree', marked(/^s/i).filter(isThere));
}

/**
 * Passes trees to `work`: the working tree where a commit is undefined, with untracked files and without ignored ones, and without what
 * reviewers have recorded. The files of submodules are in them, as far as these are checked out.
 * They are written to a temporary folder, so that the index and the objects of the repositories do not change.
 * @param work gets the environment for git commands that read the trees
 * @throws {UserError} where a submodule cannot be read, or git does not track a repository inside
 */
export async function withTrees<Result>(
  root: string,
  commits: ReadonlyArray<string | undefined>,
  work: (trees: readonly string[], environment: NodeJS.ProcessEnv) => Promise<Result>,
) {
  const temporary = await mkdtemp(join(tmpdir(), 'tree-'));
  const sources = new Set<string>();
  let indexes = 0;
  const environmentOf = (index: string) => ({
    GIT_INDEX_FILE: index,
    GIT_OBJECT_DIRECTORY: join(temporary, 'objects'),
    // In quotes, since a folder may have the delimiter in its name.
    GIT_ALTERNATE_OBJECT_DIRECTORIES: [...sources].map((source) => JSON.stringify(source)).join(delimiter),
  });

  async function write(
    folder: string,
    commit: string | undefined,
    leftOut: readonly string[],
    around = '',
  ): Promise<string> {
    const { top, objects, index } = await locationsOf(folder);
    sources.add(objects);
    const ownIndex = join(temporary, `index-${indexes++}`);
    const run = (...args: string[]) => git(folder, args, { env: environmentOf(ownIndex) });
    if (commit !== undefined) await run('read-tree', commit);
    // The index tells git which files it need not read again, and its time which of them changed in the same moment.
    else if (existsSync(index)) {
      const { atime, mtime } = await stat(index);
      await copyFile(index, ownIndex);
      await utimes(ownIndex, atime, mtime);
    }
    const others = commit === undefined ? ['--others', '--exclude-standard'] : [];
    const list = await run('ls-files', '-v', '--stage', ...others, '--full-name', '-z', ':/');
    const entries = list.split('\0');
    // One with a merge conflict has several entries.
    const once = new Map(submodulesIn(entries).map((submodule) => [submodule.path, submodule]));
    const nested = [...once.values()].filter(({ path }) => isCheckedOut(join(top, path)));
    if (commit === undefined) {
      await lookAtAll(top, entries, environmentOf(ownIndex));
      // Git lists an untracked repository as a folder.
      const repositories = entries.flatMap((entry) => /^\? (.*)\/$/s.exec(entry)?.slice(1) ?? []);
      for (const path of repositories) await expectWorkTree(top, path, around);
      const leftAside = [...nested.map(({ path }) => path), ...repositories];
      await run('add', '--all', '--sparse', '--', ':/', ...leftAside.map((path) => `:(top,exclude,literal)${path}`));
    }
    for (const { path, commit: named } of nested) {
      const inside = join(top, path);
      const tree = await writeInside(inside, posix.join(around, path), commit && named);
      await run('update-index', '--force-remove', '--', inside);
      await run('read-tree', `--prefix=${path}/`, tree);
    }
    if (leftOut.length > 0) await run('update-index', '--force-remove', ...leftOut);
    return run('write-tree');
  }

  async function writeInside(folder: string, path: string, commit: string | undefined) {
    if (commit !== undefined)
      await git(folder, ['cat-file', '-e', `${commit}^{tree}`]).catch(() => {
        throw new UserError(
          `The submodule ${printable(path)} does not have its commit ${commit.slice(0, 8)} here: run "git fetch" in it first.`,
        );
      });
    return write(folder, commit, [], path).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      throw new UserError(`git cannot read the repository ${printable(path)}: ${error.stderr}`);
    });
  }

  try {
    await mkdir(join(temporary, 'objects'));
    const trees: string[] = [];
    for (const commit of commits) trees.push(await write(root, commit, records));
    return await work(trees, environmentOf(join(temporary, 'index')));
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}
