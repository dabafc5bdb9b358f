import { print, printError } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { openStorybook, type BuiltStorybook } from '../capture/builtStorybook.ts';
import { count } from '../report/format.ts';
import type { RunOptions } from './publishReport.ts';
import type { Trees } from './resolveTrees.ts';

/** Of both trees; that of the base is absent where it cannot be built. */
export interface Storybooks {
  after: BuiltStorybook;
  before?: BuiltStorybook;
}

/** Opens the Storybook of the base, which may be missing if that was requested. */
async function openBefore(options: RunOptions, { base, baseTree }: Trees) {
  try {
    return await openStorybook(options, baseTree, base.commit);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const log = `${error.message}\n\nThe Storybook of ${base.ref} cannot be built, so there is no baseline: the reason is above.`;
    const hint =
      options.config.prepare === undefined
        ? ' Where it needs files that git ignores, "prepare" in visual.config.ts names the command that makes them. A base that has this file needs it there.'
        : '';
    if (!options.withoutBaseline)
      throw new UserError(`${log}${hint} To report every snapshot as new, add --without-baseline.`);
    printError(log);
    return undefined;
  }
}

function valueOf<Value>(settled: PromiseSettledResult<Value>) {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** Builds and serves the Storybooks of both trees while `work` uses them. */
export async function withStorybooks<Result>(
  options: RunOptions,
  trees: Trees,
  work: (storybooks: Storybooks) => Promise<Result>,
) {
  const current = openStorybook(options, trees.tree);
  // Where nothing has changed, one build serves as both.
  const base = trees.tree === trees.baseTree ? current : openBefore(options, trees);
  const opened = await Promise.allSettled([current, base]);
  try {
    const [after, before] = opened.map(valueOf) as [BuiltStorybook, BuiltStorybook | undefined];
    const earlier = before ? `, ${count(before.snapshots.length)} before` : '';
    print(`Snapshots: ${count(after.snapshots.length)}${earlier}.`);
    return await work({ after, ...(before && { before }) });
  } finally {
    const served = new Set(opened.map((each) => (each.status === 'fulfilled' ? each.value : undefined)));
    for (const each of served) await each?.stop();
  }
}
