import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { affectedSnapshots, type AffectedSnapshots } from '../affected/affectedSnapshots.ts';
import { changedFiles, expectTree, fileAt } from '../affected/changedFiles.ts';
import { languageIssue } from '../affected/languages.ts';
import { captureMissing } from '../capture/captureMissing.ts';
import { captureEnvironment } from '../capture/launchBrowser.ts';
import { compareSnapshot, type Sides } from '../compare/compare.ts';
import { groupChanges } from '../groups/groups.ts';
import { sourceChanges } from '../groups/sourceChanges.ts';
import { count } from '../report/format.ts';
import { storySources } from '../report/lastReport.ts';
import { decisionsFile, readDecisions, withDecisions } from '../store/decisions.ts';
import { prune, withCache, type Cache } from '../store/cache.ts';
import { reportVersion, type Comparison } from '../types.ts';
import { withStorybooks, type Storybooks } from './openStorybooks.ts';
import { showProgress } from './progress.ts';
import { publishReport, type RunOptions } from './publishReport.ts';
import { resolveTrees, type Trees } from './resolveTrees.ts';

type CapturePlan = Awaited<ReturnType<typeof makePlan>>;

/**
 * What has to be captured and compared: what a change affects, and what only one side has.
 * @returns `removed`: only the base has them; `previous`: what the base has of both
 */
async function makePlan({ after, before }: Storybooks, { commit }: Trees['base'], { root, config, all }: RunOptions) {
  const changes = before ? await changedFiles(root, commit) : [];
  const { affectedBy, ...affected }: AffectedSnapshots = before
    ? await affectedSnapshots({
        config,
        stats: after.stats,
        statsBefore: before.stats,
        changes,
        snapshots: after.snapshots,
        multilingualStories: new Set([...after.multilingualStories, ...before.multilingualStories]),
        read: (path, side) => (side === 'now' ? readFile(join(root, path), 'utf8') : fileAt(root, commit, path)),
      })
    : { everything: 'there is no baseline', affectedBy: new Map() };
  const everything = all ? 'it was requested' : affected.everything;
  const known = new Map(before?.snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const current = after.snapshots.filter(({ id }) => everything !== undefined || affectedBy.has(id) || !known.has(id));
  const ids = new Set(after.snapshots.map(({ id }) => id));
  const removed = [...known.values()].filter(({ id }) => !ids.has(id));
  const previous = [...current.flatMap(({ id }) => known.get(id) ?? []), ...removed];
  console.log(`To capture: ${count(current.length)}${everything === undefined ? '' : `, because ${everything}`}.`);
  return { everything, affectedBy, changes, current, removed, previous };
}

/** Except for those that were captured before. */
async function captureSides(
  { current, previous }: CapturePlan,
  storybooks: Storybooks,
  { tree, baseTree }: Trees,
  options: RunOptions,
  cache: Cache,
) {
  const { languages } = options.config;
  const environment = await captureEnvironment(options.browser);
  const storeOf = (name: string) => join(cache.snapshots, name, `${environment}.jsonl`);
  const settings = { ...options, folder: cache.files };
  const progress = showProgress(current.length + previous.length);
  const before: Sides['before'] = storybooks.before
    ? await captureMissing(previous, storeOf(baseTree), {
        ...settings,
        url: storybooks.before.url,
        onScreenshot: () => progress.step(),
      })
    : new Map();
  const { url, multilingualStories } = storybooks.after;
  const after = await captureMissing(current, storeOf(tree), {
    ...settings,
    url,
    evaluate: (snapshot, reports) =>
      languageIssue(snapshot, languages.languagesOfReports(reports), multilingualStories, languages),
    onScreenshot: ({ hash, snapshot }) => progress.step(hash === undefined || before.get(snapshot.id)?.hash !== hash),
  });
  progress.end();
  return { before, after };
}

/** Leaves out what is the same. */
async function compareSides(
  { current, removed, affectedBy }: CapturePlan,
  sides: Sides,
  { signal }: RunOptions,
  cache: Cache,
) {
  const comparisons: Comparison[] = [];
  for (const snapshot of [...current, ...removed]) {
    signal.throwIfAborted();
    const comparison = await compareSnapshot(snapshot, sides, affectedBy.get(snapshot.id) ?? [], cache.files);
    if (comparison.result !== 'same') comparisons.push(comparison);
  }
  return comparisons;
}

/** The same key for the same screenshots. */
function keyOf(comparisons: readonly Comparison[]) {
  const compared = comparisons.map(({ snapshot, result, before, after }) => [
    snapshot.id,
    result,
    before?.hash,
    after?.hash,
  ]);
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 12);
}

/** Compares the working tree with a ref, and writes the report. @returns whether there is something to decide */
export function compareTrees(options: RunOptions) {
  const started = performance.now();
  const { root, browser, config } = options;
  return withCache(root, async (cache) => {
    const trees = await resolveTrees(options);
    return withStorybooks(options, trees, async (storybooks) => {
      const sources = await storySources(root, config.affected);
      await expectTree(root, trees.tree);
      const plan = await makePlan(storybooks, trees.base, options);
      const sides = await captureSides(plan, storybooks, trees, options, cache);
      const comparisons = await compareSides(plan, sides, options, cache);
      const changes = await sourceChanges(root, trees.base.commit, plan.changes, config);
      const decisions = await readDecisions(join(root, decisionsFile));
      const grouped = groupChanges(comparisons, changes);
      const report = {
        version: reportVersion,
        key: keyOf(comparisons),
        base: storybooks.before && trees.base,
        head: trees.head,
        sources,
        browser: browser.version,
        date: new Date().toISOString(),
        total: storybooks.after.snapshots.length,
        captured: plan.current.length,
        budget: config.snapshotBudget,
        everything: plan.everything,
        storybookUrl: config.storybookUrl,
        comparisons: grouped.comparisons,
        groups: withDecisions(grouped.groups, comparisons, decisions),
        duration: Math.round(performance.now() - started),
      } as const;
      const isOpen = await publishReport(report, options);
      await prune(cache, [trees.tree, trees.baseTree]);
      return isOpen;
    });
  });
}
