import { UserError } from 'system-tools/user-error';
import { openStorybook, type BuiltStorybook } from '../capture/builtStorybook.ts';
import { BuildError } from '../capture/runBuild.ts';
import { count } from '../report/format.ts';
import type { Trees } from './resolveTrees.ts';
import type { RunOptions } from './runOptions.ts';

/** The Storybooks of both trees; that of the base is absent where it cannot be built. */
export interface Storybooks {
  after: BuiltStorybook;
  before: BuiltStorybook | undefined;
}

/** The log of a failed build; other errors are thrown again. */
function logOf(error: unknown): string {
  if (error instanceof BuildError) return error.log.trim();
  throw error;
}

/** @throws {UserError} where it cannot be built */
const openAfter = (options: RunOptions, { tree }: Trees) =>
  openStorybook(options, tree).catch((error: unknown) => {
    throw new UserError(`${logOf(error)}\n\nThe Storybook of the working tree cannot be built: its log is above.`);
  });

/** @throws {UserError} where it cannot be built, unless a run without a baseline was requested */
const openBefore = (options: RunOptions, { base, baseTree }: Trees) =>
  openStorybook(options, baseTree, base.commit).catch((error: unknown) => {
    const log = `${logOf(error)}\n\nThe Storybook of ${base.ref} cannot be built, so there is no baseline: its log is above.`;
    if (!options.withoutBaseline)
      throw new UserError(`${log} To report every snapshot as new, add --without-baseline.`);
    console.error(log);
    return undefined;
  });

/**
 * Builds and serves the Storybooks of both trees while `work` uses them.
 * @throws {UserError} where one cannot be built, or the working tree has more snapshots than the budget allows
 */
export async function withStorybooks<Result>(
  options: RunOptions,
  trees: Trees,
  work: (storybooks: Storybooks) => Promise<Result>,
): Promise<Result> {
  const budget = options.config.snapshotBudget;
  const after = await openAfter(options, trees);
  let before: BuiltStorybook | undefined;
  try {
    const total = after.snapshots.length;
    console.log(`Snapshots: ${count(total)} of ${count(budget)} allowed.`);
    if (total > budget)
      throw new UserError(
        'There are more snapshots than allowed: give stories fewer modes, or raise snapshotBudget in visual.config.ts.',
      );
    before = await openBefore(options, trees);
    return await work({ after, before });
  } finally {
    await Promise.all([after.stop(), before?.stop()]);
  }
}
