import { join } from 'node:path';
import { print, printable } from 'system-tools/printable';
import { expectTree } from '../affected/changedFiles.ts';
import { compareSnapshot } from '../compare/compare.ts';
import { sourceChanges } from '../groups/sourceChanges.ts';
import { cacheName, prune, withCache, type Cache } from '../store/cache.ts';
import { decisionsFile, readDecisions } from '../store/decisions.ts';
import { hasEnded, readVariants, variantsFile, type Variants } from '../store/variants.ts';
import { reportVersion, type Report } from '../types.ts';
import { captureSides, openStores } from './captureSides.ts';
import { groupReport } from './groupReport.ts';
import { withStorybooks, type Storybooks } from './openStorybooks.ts';
import { makePlan, type CapturePlan } from './plan.ts';
import { mapInParallel } from '../mapInParallel.ts';
import { publishReport, type RunOptions } from './publishReport.ts';
import { resolveTrees, type Trees } from './resolveTrees.ts';

/** The known variants that have not ended; prints which have. */
async function currentVariants(root: string) {
  const all = await readVariants(join(root, variantsFile));
  for (const [id, each] of all)
    if (hasEnded(each)) {
      print(
        printable(`The variants of ${id} have ended on ${each.until} (${each.reason}): they count as changes again.`),
      );
      all.delete(id);
    }
  return all;
}

/** @returns what is not the same, and the snapshots that are the same because they show known variants */
async function compareSides(
  { current, removed, affectedBy }: CapturePlan,
  { unstable, renamed, ...sides }: Awaited<ReturnType<typeof captureSides>>,
  { signal }: RunOptions,
  cache: Cache,
  known: ReadonlyMap<string, Variants>,
) {
  const former = new Set(renamed.values());
  const toCompare = [...current, ...removed.filter((each) => !former.has(each))];
  const compared = await mapInParallel(toCompare, (snapshot) => {
    signal.throwIfAborted();
    return compareSnapshot(snapshot, sides, affectedBy.get(snapshot.id) ?? [], {
      folder: cache.files,
      unstable: unstable.after.get(snapshot.id),
      unstableBase: unstable.before.get((renamed.get(snapshot.id) ?? snapshot).id),
      renamedFrom: renamed.get(snapshot.id)?.name,
      variants: known.get(snapshot.id),
    });
  });
  const variants = compared.filter(({ isVariant }) => isVariant).map(({ snapshot }) => snapshot.id);
  const comparisons = compared.filter(({ isVariant, result }) => !isVariant && result !== 'same');
  if (variants.length > 0) print(printable(`Known variants: ${variants.join(', ')}.`));
  return { comparisons, variants };
}

type Outcome = Pick<
  Report,
  'base' | 'total' | 'captured' | 'everything' | 'key' | 'comparisons' | 'groups' | 'variants'
>;

async function capturedOutcome(
  options: RunOptions,
  trees: Trees,
  storybooks: Storybooks,
  cache: Cache,
  known: ReadonlyMap<string, Variants>,
): Promise<Outcome> {
  const { root, config } = options;
  const stores = await openStores(trees, options, cache);
  const plan = await makePlan(storybooks, trees, options, stores.before);
  // The plan is of the files as they are now.
  await expectTree(root, trees.tree);
  const sides = await captureSides(plan, storybooks, stores, options, cache);
  const { comparisons, variants } = await compareSides(plan, sides, options, cache, known);
  const changes = await sourceChanges(root, trees.base.commit, plan.changes, config);
  return {
    base: storybooks.before && trees.base,
    total: plan.total,
    captured: plan.current.length,
    everything: plan.everything,
    variants,
    ...groupReport(comparisons, changes),
  };
}

/** Compares the working tree with a ref, and writes the report. @returns whether there is something to decide */
export function compareTrees(options: RunOptions) {
  const started = performance.now();
  const { root, browser, config } = options;
  return withCache(root, async (cache) => {
    // A file that is broken, as after a merge, does not cost a whole run.
    await readDecisions(join(root, decisionsFile));
    const known = await currentVariants(root);
    const trees = await resolveTrees(options);
    const outcome = await withStorybooks(options, trees, (storybooks) =>
      capturedOutcome(options, trees, storybooks, cache, known),
    );
    const report = {
      version: reportVersion,
      ...outcome,
      stories: options.stories,
      shard: options.shard,
      head: trees.head,
      sources: trees.tree,
      browser: browser.version,
      date: new Date().toISOString(),
      storybookUrl: config.storybookUrl,
      url: options.url,
      duration: Math.round(performance.now() - started),
    } as const;
    const isOpen = await publishReport(report, options);
    await prune(
      cache,
      [trees.tree, trees.baseTree].map((tree) => cacheName(tree, config)),
    );
    return isOpen;
  });
}
