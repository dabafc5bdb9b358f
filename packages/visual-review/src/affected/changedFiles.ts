import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A file that differs; one that was renamed is deleted under its old path and added under its new one. */
export interface Change {
  /** From the top of the repository, with `/`. */
  path: string;
  kind: 'added' | 'modified' | 'deleted';
}

const run = promisify(execFile);

async function git(root: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 2 ** 30, env: { ...process.env, ...environment } });
  return stdout;
}

const line = async (root: string, args: readonly string[], environment?: NodeJS.ProcessEnv) =>
  (await git(root, args, environment)).trimEnd();

/**
 * Writes the working tree as a tree of git, and gives it to `work`. The index and the objects of the repository stay as they
 * are: what is written lies in a temporary folder, until `work` has ended.
 */
async function withTree<Result>(
  root: string,
  work: (tree: string, environment: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const pathOf = async (name: string) => resolve(root, await line(root, ['rev-parse', '--git-path', name]));
  const [index, objects] = await Promise.all([pathOf('index'), pathOf('objects')]);
  const folder = await mkdtemp(join(tmpdir(), 'tree-'));
  const environment = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
  };
  try {
    await mkdir(environment.GIT_OBJECT_DIRECTORY);
    // With the index, git knows which files it need not read again; by its age, which may have changed since in the same moment.
    if (existsSync(index)) {
      const { atime, mtime } = await stat(index);
      await copyFile(index, environment.GIT_INDEX_FILE);
      await utimes(environment.GIT_INDEX_FILE, atime, mtime);
    }
    await git(root, ['add', '--all', ':/'], environment);
    return await work(await line(root, ['write-tree'], environment), environment);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The hash of the working tree as a tree of git: with what is not committed and what is new, without what is ignored. */
export const treeOf = (root: string): Promise<string> => withTree(root, async (tree) => tree);

/**
 * The hash of a commit's tree.
 * @throws where there is no such commit
 */
export const treeOfCommit = (root: string, commit: string): Promise<string> =>
  line(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`]);

const kinds: Readonly<Record<string, Change['kind']>> = { A: 'added', D: 'deleted' };

/** What `git diff-tree -z --name-status` prints. */
function parseChanges(printed: string): Change[] {
  const parts = printed.split('\0');
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, index) => {
    const [status = '', path = ''] = parts.slice(2 * index);
    // A file that has become a link, or executable, is modified as well.
    return { path, kind: kinds[status] ?? 'modified' };
  });
}

/**
 * The files that differ between a commit and the working tree, new ones included, in the order of their paths.
 * @throws where there is no such commit
 */
export async function changedFiles(root: string, baseCommit: string): Promise<Change[]> {
  const before = await treeOfCommit(root, baseCommit);
  return withTree(root, async (tree, environment) =>
    parseChanges(
      await git(root, ['diff-tree', '-r', '-z', '--no-renames', '--name-status', before, tree], environment),
    ),
  );
}

/**
 * A file as a commit has it.
 * @throws where it has none
 */
export const fileAt = (root: string, commit: string, path: string): Promise<string> =>
  git(root, ['cat-file', 'blob', `${commit}:${path}`]);
