import { mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { git, topOf } from '../affected/git.ts';
import { submodulesOf } from '../affected/trees.ts';

/**
 * Passes the top folder of a temporary checkout of a commit to `work`. Its submodules come from the repositories that are checked out
 * here, and no hook runs.
 * @throws {UserError} where git cannot check it out
 */
export async function withCheckout<Result>(
  root: string,
  commit: string,
  signal: AbortSignal,
  work: (folder: string) => Promise<Result>,
) {
  const temporary = await mkdtemp(join(await realpath(tmpdir()), 'visual-base-'));
  const worktrees: Array<readonly [repository: string, folder: string]> = [];
  const checkOut = async (repository: string, folder: string, checkedOut: string) => {
    worktrees.push([repository, folder]);
    await git(repository, ['worktree', 'add', '--detach', '--force', folder, checkedOut], { signal });
    for (const submodule of await submodulesOf(repository, checkedOut))
      await checkOut(join(repository, submodule.path), join(folder, submodule.path), submodule.commit);
  };
  try {
    const folder = join(temporary, 'worktree');
    await checkOut(await topOf(root), folder, commit).catch((error: { stderr?: string; message: string }) => {
      throw new UserError(`git cannot check out ${commit}: ${error.stderr || error.message}`);
    });
    return await work(folder);
  } finally {
    // Git forgets a work tree at once whose folder is missing; one that it cannot delete, never.
    const moved = `${temporary}-removed`;
    await rename(temporary, moved);
    // Not `prune`: it would forget other work trees as well whose folders are missing at the moment.
    for (const [repository, folder] of worktrees.toReversed())
      await git(repository, ['worktree', 'remove', '--force', folder], { signal: AbortSignal.timeout(20_000) }).catch(
        () => undefined,
      );
    await rm(moved, { recursive: true, force: true, maxRetries: 5 });
  }
}
