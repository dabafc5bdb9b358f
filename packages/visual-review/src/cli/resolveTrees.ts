import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from 'system-tools/user-error';
import { treeOf, treeOfCommit } from '../affected/changedFiles.ts';
import { shortCommit } from '../report/format.ts';
import type { Report } from '../types.ts';
import type { RunOptions } from './runOptions.ts';

interface Base {
  ref: string;
  commit: string;
}

/** What is compared: the working tree with the tree of a commit. */
export interface Trees {
  base: Base;
  tree: string;
  baseTree: string;
  head: Report['head'];
}

const run = promisify(execFile);

/** The commit that a ref names; undefined where git does not know it. */
const commitOf = (root: string, ref: string): Promise<string | undefined> =>
  run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/**
 * Resolves what a run compares with.
 * @param ref a branch, a tag or a commit; undefined: the commit at which this branch left the main one
 * @throws {UserError} where there is no such commit
 */
async function resolveBase(root: string, ref: string | undefined, mainBranch: string): Promise<Base> {
  if (ref !== undefined) {
    const commit = await commitOf(root, ref);
    if (commit === undefined)
      throw new UserError(
        `git does not know "${ref}": name a branch, a tag or a commit (a shallow clone has few of them).`,
      );
    return { ref, commit };
  }
  for (const main of [mainBranch, `origin/${mainBranch}`]) {
    if ((await commitOf(root, main)) === undefined) continue;
    const { stdout } = await run('git', ['merge-base', 'HEAD', main], { cwd: root }).catch(() => ({ stdout: '' }));
    if (stdout.trim() !== '') return { ref: main, commit: stdout.trim() };
  }
  throw new UserError(
    `This branch has no commit in common with "${mainBranch}": name the ref to compare with, as --base REF.`,
  );
}

/**
 * Resolves what is compared.
 * @throws {UserError} where there is no commit to compare with
 */
export async function resolveTrees({ root, base: ref, config }: RunOptions): Promise<Trees> {
  const base = await resolveBase(root, ref, config.mainBranch);
  const [tree, baseTree, head] = await Promise.all([
    treeOf(root),
    treeOfCommit(root, base.commit),
    commitOf(root, 'HEAD'),
  ]);
  const isDirty = head === undefined || (await treeOfCommit(root, head)) !== tree;
  console.log(`Comparing ${isDirty ? 'the working tree' : 'HEAD'} with ${base.ref} (${shortCommit(base.commit)}).`);
  return { base, tree, baseTree, head: { commit: head ?? '', isDirty } };
}
