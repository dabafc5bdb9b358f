import { print } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { changedFiles, treeOf } from '../affected/changedFiles.ts';
import { git, topOf, type GitError } from '../affected/git.ts';
import { shortCommit } from '../report/format.ts';
import type { RunOptions } from './publishReport.ts';

/** What is compared: the working tree with the tree of a commit. */
export type Trees = Awaited<ReturnType<typeof resolveTrees>>;

/** What git prints; undefined where it prints nothing or fails. */
const outputOf = async (root: string, args: readonly string[]) => (await git(root, args).catch(() => '')) || undefined;

/** The hash of a commit; undefined where it is not here. */
export const commitOf = (root: string, ref: string) =>
  outputOf(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);

/** What a clone checks out, or the usual names. */
async function defaultBranches(root: string) {
  const head = await outputOf(root, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  return [...new Set([...(head === undefined ? [] : [head.replace(/^origin\//, '')]), 'main', 'master'])];
}

async function resolveBase(root: string, ref: string | undefined, mainBranch: string | undefined) {
  // There may be no repository, or git may refuse to read it.
  await topOf(root).catch(({ stderr }: GitError) => {
    throw new UserError(`git cannot be used here: ${stderr}`);
  });
  if (ref !== undefined) {
    const commit = await commitOf(root, ref);
    if (commit !== undefined) return { ref, commit };
    throw new UserError(
      `git does not know "${ref}": name a branch, a tag or a commit (a shallow clone has few of them).`,
    );
  }
  const branches = mainBranch === undefined ? await defaultBranches(root) : [mainBranch];
  const current = await outputOf(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  for (const branch of branches) {
    const remote = `origin/${branch}`;
    const isAhead = branch === current && (await commitOf(root, remote)) !== undefined;
    const refs = isAhead ? [remote] : [branch, remote];
    const commits = await Promise.all(refs.map((each) => commitOf(root, each)));
    const known = refs.filter((_, index) => commits[index] !== undefined);
    const [first] = known;
    // With both, as the local one may be behind.
    const commit = first && (await outputOf(root, ['merge-base', 'HEAD', ...known]));
    if (commit) return { ref: first, commit };
  }
  const names = branches.map((branch) => `"${branch}"`).join(', ');
  throw new UserError(
    `This branch has no commit in common with ${names}, or the clone is shallow: name the ref to compare with, as --base REF.`,
  );
}

/** @throws {UserError} where there is no commit to compare with, or a submodule cannot be compared */
export async function resolveTrees({ root, base: ref, config }: RunOptions) {
  const base = await resolveBase(root, ref, config.mainBranch);
  const [tree, baseTree, changes, head] = await Promise.all([
    treeOf(root),
    treeOf(root, base.commit),
    changedFiles(root, base.commit),
    commitOf(root, 'HEAD'),
  ]);
  const isDirty = head === undefined || (await treeOf(root, head)) !== tree;
  print(`Comparing ${isDirty ? 'the working tree' : 'HEAD'} with ${base.ref} (${shortCommit(base.commit)}).`);
  return { base, tree, baseTree, changes, head: { commit: head ?? '', isDirty } };
}
