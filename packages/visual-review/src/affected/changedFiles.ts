import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { execa } from 'execa';
import { UserError } from 'system-tools/user-error';
import { decisionsFile } from '../store/decisions.ts';
import { variantsFile } from '../store/variants.ts';

/** A file that differs; a renamed one is deleted at its old path and added at its new one. */
export interface Change {
  /** From the root, with `/`; that of a file outside of it begins with `../`. */
  path: string;
  kind: 'added' | 'modified' | 'deleted';
}

/** What reviewers have recorded, which is on no screenshot. */
const records = [decisionsFile, variantsFile];

/** What git prints, without the last line break. */
export const git = async (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  (await execa('git', args, { cwd, env })).stdout;

/** The root from the top of the repository: `apps/web/`, or an empty text. */
export const prefixOf = (root: string) => git(root, ['rev-parse', '--show-prefix']);

/** The folder of the repository that the root is in. */
export const topOf = async (root: string) => resolve(root, await git(root, ['rev-parse', '--show-cdup']));

/** Returns a function that turns paths from the top of the repository, which git prints, into paths from the root. */
export async function pathsFrom(root: string) {
  const prefix = await prefixOf(root);
  return (path: string) => posix.relative(`/${prefix}`, `/${path}`);
}

/**
 * Passes a git tree to `work`: the working tree, or that of a commit, without what reviewers have recorded.
 * It is written to a temporary folder, so that the index and the objects of the repository do not change.
 */
async function withTree<Result>(
  root: string,
  commit: string | undefined,
  work: (tree: string, environment: NodeJS.ProcessEnv) => Promise<Result>,
) {
  const pathOf = async (name: string) => resolve(root, await git(root, ['rev-parse', '--git-path', name]));
  const [index, objects] = await Promise.all([pathOf('index'), pathOf('objects')]);
  const folder = await mkdtemp(join(tmpdir(), 'tree-'));
  const environment = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
  try {
    await mkdir(environment.GIT_OBJECT_DIRECTORY);
    if (commit !== undefined) await git(root, ['read-tree', commit], environment);
    else {
      // The index tells git which files it need not read again, and its time which of them changed in the same moment.
      if (existsSync(index)) {
        const { atime, mtime } = await stat(index);
        await copyFile(index, environment.GIT_INDEX_FILE);
        await utimes(environment.GIT_INDEX_FILE, atime, mtime);
      }
      await git(root, ['add', '--all', ':/'], environment);
    }
    await git(root, ['update-index', '--force-remove', ...records], environment);
    return await work(await git(root, ['write-tree'], environment), environment);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * The hash of a commit as a git tree, or of the working tree with untracked files and without ignored ones. Accepting changes
 * does not change it.
 */
export const treeOf = (root: string, commit?: string) => withTree(root, commit, async (tree) => tree);

/** @throws {UserError} with this message where the working tree has another hash, because files have changed meanwhile */
export async function expectTree(
  root: string,
  tree: string,
  message = 'Files have changed while Storybook was built: run it again.',
) {
  if ((await treeOf(root)) !== tree) throw new UserError(message);
}

/**
 * A hash of the paths and contents of the working tree, untracked files included.
 * @param isCounted whether a file counts, by its path from the root
 */
export async function hashOfFiles(root: string, isCounted: (path: string) => boolean) {
  const fromRoot = await pathsFrom(root);
  return withTree(root, undefined, async (tree, environment) => {
    const entries = (await git(root, ['ls-tree', '-r', '-z', '--full-tree', tree], environment)).split('\0');
    // An entry ends with a tab and the path.
    const counted = entries.filter((entry) => isCounted(fromRoot(entry.slice(entry.indexOf('\t') + 1))));
    return createHash('sha256').update(counted.join('\0')).digest('hex');
  });
}

/** The files that differ between a commit and the working tree, untracked ones included, sorted by path, except for what reviewers have recorded. */
export async function changedFiles(root: string, baseCommit: string) {
  const before = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${baseCommit}^{tree}`]);
  const fromRoot = await pathsFrom(root);
  return withTree(root, undefined, async (tree, environment) => {
    const paths = [':/', ...records.map((file) => `:(exclude)${file}`)];
    const args = ['diff-tree', '-r', '-z', '--no-renames', '--name-status', before, tree, '--', ...paths];
    const output = await git(root, args, environment);
    return [...output.matchAll(/(\w)\0(.*?)\0/gs)].map(([, status, path = '']): Change => {
      // A file that has become a link, or executable, is modified as well.
      const kind = status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'modified';
      return { path: fromRoot(path), kind };
    });
  });
}

/** The content of a file in a commit. @param path from the root */
export const fileAt = (root: string, commit: string, path: string) =>
  git(root, ['cat-file', 'blob', `${commit}:./${path}`]);
