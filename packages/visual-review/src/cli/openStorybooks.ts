import { UserError } from 'system-tools/user-error';
import type { BuiltStorybook } from '../capture/builtStorybook.ts';
import { BuildError } from '../capture/storybookBuild.ts';
import { count } from '../report/format.ts';
import type { Trees } from './resolveTrees.ts';

/** The Storybooks of both trees; that of the base is absent where it cannot be built. */
export interface Storybooks {
  after: BuiltStorybook;
  before: BuiltStorybook | undefined;
}

/** Opens the Storybook of a tree: that of a commit, or of the working tree. */
type OpenStorybook = (tree: string, commit?: string) => Promise<BuiltStorybook>;

/**
 * Builds the Storybook of the working tree.
 * @throws {UserError} where it cannot be built, or has more snapshots than the budget allows
 */
export async function openAfter(open: OpenStorybook, tree: string, budget: number) {
  const storybook = await open(tree).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error;
    throw new UserError(`${error.log.trim()}\n\nThe Storybook of the working tree cannot be built: its log is above.`);
  });
  const total = storybook.snapshots.length;
  console.log(`Snapshots: ${count(total)} of ${count(budget)} allowed.`);
  if (total > budget)
    throw new UserError(
      'There are more snapshots than allowed: give stories fewer modes, or raise snapshotBudget in visual.config.ts.',
    );
  return storybook;
}

/**
 * Builds the Storybook of the base.
 * @throws {UserError} where it cannot be built, unless a run without a baseline was requested
 */
export async function openBefore(open: OpenStorybook, { base, baseTree }: Trees, withoutBaseline: boolean) {
  return open(baseTree, base.commit).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error;
    const log = `${error.log.trim()}\n\nThe Storybook of ${base.ref} cannot be built, so there is no baseline: its log is above.`;
    if (!withoutBaseline) throw new UserError(`${log} To report every snapshot as new, add --without-baseline.`);
    console.error(log);
    return undefined;
  });
}
