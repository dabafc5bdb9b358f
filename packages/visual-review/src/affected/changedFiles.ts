import { join, posix } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { git, pathsFrom, prefixOf, topOf } from './git.ts';
import { submodulesOf, withTrees } from './trees.ts';

/** A file that differs; a renamed one is deleted at its old path and added at its new one. */
export interface Change {
  /** From the root, with `/`; that of a file outside of it begins with `../`. */
  path: string;
  kind: 'added' | 'modified' | 'deleted';
}

/** The files of a tree, as git lists them: an entry ends with a tab and the path from the top of the repository. */
const entriesOf = async (root: string, tree: string, environment: NodeJS.ProcessEnv) =>
  (await git(root, ['ls-tree', '-r', '-z', '--full-tree', tree], { env: environment })).split('\0').filter(Boolean);

const pathIn = (entry: string) => entry.slice(entry.indexOf('\t') + 1);

/** The entries of the trees that the working tree has had, by their hash: a changed file is found in them. */
const entriesOfTrees = new Map<string, readonly string[]>();

/**
 * The hash of a commit as a git tree, or of the working tree with untracked files and without ignored ones. Accepting changes
 * does not change it.
 * @throws {UserError} where a submodule cannot be read
 */
export const treeOf = (root: string, commit?: string) =>
  withTrees(root, [commit], async ([tree = ''], environment) => {
    if (commit === undefined && !entriesOfTrees.has(tree))
      entriesOfTrees.set(tree, await entriesOf(root, tree, environment));
    return tree;
  });

/** How many files an error names. */
const namedFiles = 3;

/**
 * @param tree what `treeOf` has returned for the working tree
 * @throws {UserError} with this message where the working tree has another hash, because files have changed meanwhile
 */
export async function expectTree(
  root: string,
  tree: string,
  message = (files: string) => `Files have changed while Storybook was built (${files}): run it again.`,
) {
  const current = await treeOf(root);
  if (current === tree) return;
  const [before, now] = [new Set(entriesOfTrees.get(tree)), new Set(entriesOfTrees.get(current))];
  const differing = [...before, ...now].filter((entry) => !(before.has(entry) && now.has(entry)));
  const fromRoot = await pathsFrom(root);
  const files = [...new Set(differing.map((entry) => printable(fromRoot(pathIn(entry)))))].toSorted();
  const more = files.length - namedFiles;
  throw new UserError(message([...files.slice(0, namedFiles), ...(more > 0 ? [`${more} more`] : [])].join(', ')));
}

/**
 * What git prints about the differences between a commit and the working tree.
 * @param patterns of the files, anywhere in the repository: a list of their names could be longer than a command may be
 */
export const differencesFrom = (root: string, commit: string, args: readonly string[], patterns = ['']) =>
  withTrees(root, [commit, undefined], (trees, environment) =>
    git(root, [...args, ...trees, '--', ...patterns.map((pattern) => `:/${pattern}`)], { env: environment }),
  );

/**
 * The files that differ between a commit and the working tree, those of submodules and untracked ones included, sorted by path, except
 * for what reviewers have recorded.
 * @throws {UserError} where a submodule differs that is not checked out
 */
export async function changedFiles(root: string, baseCommit: string) {
  const commit = await git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${baseCommit}^{commit}`]);
  const fromRoot = await pathsFrom(root);
  const output = await differencesFrom(root, commit, [
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    // Whatever the repository is configured for.
    '--ignore-submodules=none',
  ]);
  return [...output.matchAll(/:(\d+) (\d+) \w+ \w+ (\w)\0(.*?)\0/gs)].map(([, ...found]): Change => {
    const [modeBefore, mode, status, path = ''] = found;
    if ([modeBefore, mode].includes('160000'))
      throw new UserError(
        `The submodule ${printable(path)} differs from the base and is not checked out here: run "git submodule update --init", or compare with another commit.`,
      );
    // A file that has become a link, or executable, is modified as well.
    const kind = status === 'A' ? 'added' : status === 'D' ? 'deleted' : 'modified';
    return { path: fromRoot(path), kind };
  });
}

/** The content of a file in a commit. @param path from the root */
export async function fileAt(root: string, commit: string, path: string): Promise<string> {
  try {
    return await git(root, ['cat-file', 'blob', `${commit}:./${path}`]);
  } catch (error) {
    const top = await topOf(root);
    const fromTop = posix.join(await prefixOf(root), path);
    const submodule = (await submodulesOf(top, commit)).find((each) => fromTop.startsWith(`${each.path}/`));
    if (!submodule) throw error;
    return fileAt(join(top, submodule.path), submodule.commit, fromTop.slice(submodule.path.length + 1));
  }
}
