import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'system-tools/lock';
import { expectTree } from '../affected/changedFiles.ts';
import { languageIssue } from '../affected/languageIssue.ts';
import { openStorybook, type BuiltStorybook } from '../capture/builtStorybook.ts';
import { captureEnvironment } from '../capture/captureEnvironment.ts';
import { captureMissing } from '../capture/captureMissing.ts';
import { compareSnapshot, type Sides } from '../compare/compareSnapshot.ts';
import { acceptedFile, isAccepted, readAccepted } from '../store/acceptedChanges.ts';
import { cacheOf, type Cache } from '../store/cache.ts';
import { prune } from '../store/prune.ts';
import { SnapshotStore } from '../store/snapshotStore.ts';
import { reportVersion, type Comparison, type Report, type Screenshot } from '../types.ts';
import { makePlan, type CapturePlan } from './capturePlan.ts';
import { openAfter, openBefore, type Storybooks } from './openStorybooks.ts';
import { ProgressLine } from './progressLine.ts';
import { publishReport } from './publishReport.ts';
import { resolveTrees, type Trees } from './resolveTrees.ts';
import type { RunOptions } from './runOptions.ts';

/** Captures the snapshots of both sides, except those that were captured before. */
async function captureSides(
  { current, previous }: CapturePlan,
  { after, before }: Storybooks,
  { tree, baseTree }: Trees,
  { browser, config, pages, limit, signal }: RunOptions,
  cache: Cache,
): Promise<Sides> {
  const environment = await captureEnvironment(browser);
  const openStore = (storeTree: string) => SnapshotStore.open(join(cache.snapshots, storeTree, `${environment}.jsonl`));
  const settings = { folder: cache.images, executablePath: browser.path, pages, limit, signal };
  const progress = new ProgressLine(current.length + previous.length);
  const previousScreenshots: Sides['before'] = before
    ? await captureMissing(previous, await openStore(baseTree), {
        ...settings,
        url: before.url,
        onScreenshot: () => progress.step(),
      })
    : new Map<string, Screenshot>();
  const { languages } = config;
  const screenshots = await captureMissing(current, await openStore(tree), {
    ...settings,
    url: after.url,
    evaluate: (snapshot, reports) =>
      languageIssue(snapshot, languages.languagesOfReports(reports), after.multilingualStories, languages),
    onScreenshot: ({ hash, snapshot }) =>
      progress.step(hash === undefined || previousScreenshots.get(snapshot.id)?.hash !== hash),
  });
  progress.end();
  return { before: previousScreenshots, after: screenshots };
}

/** Compares both sides, and leaves out what is the same. */
async function compareSides(
  { current, removed, affectedBy }: CapturePlan,
  sides: Sides,
  { root, signal }: RunOptions,
  cache: Cache,
): Promise<Comparison[]> {
  const accepted = await readAccepted(join(root, acceptedFile));
  const comparisons: Comparison[] = [];
  for (const snapshot of [...current, ...removed]) {
    signal.throwIfAborted();
    const comparison = await compareSnapshot(snapshot, sides, affectedBy.get(snapshot.id) ?? [], cache.images);
    if (comparison.result !== 'same') comparisons.push({ ...comparison, accepted: isAccepted(accepted, comparison) });
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

/**
 * Compares the working tree with a ref, and writes the report.
 * @returns whether there is a change that no reviewer has accepted, or a story that failed
 * @throws {UserError} for what cannot be compared
 */
export async function compareTrees(options: RunOptions): Promise<boolean> {
  const started = performance.now();
  const { root, browser, config, signal } = options;
  const cache = cacheOf(root);
  await mkdir(cache.folder, { recursive: true });
  const release = lock(join(cache.folder, 'lock'));
  const opened: BuiltStorybook[] = [];
  const open = async (tree: string, commit?: string) => {
    const tag = config.languages.severalLanguagesTag;
    const storybook = await openStorybook({ root, tree, commit, tag, executablePath: browser.path, signal });
    opened.push(storybook);
    return storybook;
  };
  try {
    const trees = await resolveTrees(options);
    const after = await openAfter(open, trees.tree, config.snapshotBudget);
    const before = await openBefore(open, trees, options.withoutBaseline);
    await expectTree(root, trees.tree);
    const plan = await makePlan({ after, before }, trees, options);
    const sides = await captureSides(plan, { after, before }, trees, options, cache);
    const comparisons = await compareSides(plan, sides, options, cache);
    const report: Report = {
      version: reportVersion,
      key: keyOf(comparisons),
      base: before && trees.base,
      head: trees.head,
      browser: browser.version,
      date: new Date().toISOString(),
      total: after.snapshots.length,
      captured: plan.current.length,
      budget: config.snapshotBudget,
      everything: plan.everything,
      storybookUrl: config.storybookUrl,
      comparisons,
      duration: Math.round(performance.now() - started),
    };
    const isOpen = await publishReport(report, options);
    await prune(cache, [trees.tree, trees.baseTree]);
    return isOpen;
  } finally {
    await Promise.all(opened.map(({ stop }) => stop()));
    release();
  }
}
