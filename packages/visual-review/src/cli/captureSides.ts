import { join } from 'node:path';
import { print } from 'system-tools/printable';
import { languageIssue } from '../affected/languages.ts';
import { snapshotsWorthAPage } from '../capture/capture.ts';
import { captureMissing } from '../capture/captureMissing.ts';
import { confirm, differences, type Unstable } from '../capture/confirm.ts';
import { captureEnvironment } from '../capture/launchBrowser.ts';
import type { Sides } from '../compare/compare.ts';
import { renamedStories } from '../compare/renamedStories.ts';
import { countOf } from '../report/format.ts';
import { cacheName, type Cache } from '../store/cache.ts';
import { openStore, type SnapshotStore } from '../store/snapshotStore.ts';
import type { Screenshot, Snapshot } from '../types.ts';
import type { Storybooks } from './openStorybooks.ts';
import type { CapturePlan } from './plan.ts';
import { showProgress } from './progress.ts';
import type { RunOptions } from './publishReport.ts';
import type { Trees } from './resolveTrees.ts';

/** Screenshots of both trees that were captured before. */
export async function openStores({ tree, baseTree }: Trees, { browser, config }: RunOptions, cache: Cache) {
  const environment = await captureEnvironment(browser);
  const storeOf = (each: string) => openStore(join(cache.snapshots, cacheName(each, config), `${environment}.jsonl`));
  const before = await storeOf(baseTree);
  return { before, after: tree === baseTree ? before : await storeOf(tree) };
}

type Stores = Record<keyof Sides, SnapshotStore>;

/**
 * Whether `--retake` names a snapshot, by its id or that of its story; without names, it means all. `--all` trusts no screenshot that is
 * only assumed to look as that of the base.
 */
const isReplaced = ({ retake, all }: RunOptions) => {
  const names = new Set(retake);
  return ({ snapshot: { id, storyId }, isAssumed = false }: Screenshot) =>
    (all && isAssumed) || (retake !== undefined && (retake.length === 0 || names.has(id) || names.has(storyId)));
};

/** The settings of both sides: how to capture, and whether a story may show what it has shown. */
function settingsOf(storybooks: Storybooks, options: RunOptions, cache: Cache) {
  const { languages } = options.config;
  const { url, multilingualStories } = storybooks.after;
  const common = {
    ...options,
    folder: cache.files,
    messagesOf: languages?.messagesOfReports,
    onScreenshot: () => undefined,
  };
  return {
    before: storybooks.before && { ...common, url: storybooks.before.url },
    after: {
      ...common,
      url,
      evaluate: ((snapshot, reports) =>
        languages &&
        languageIssue(
          snapshot,
          languages.languagesOfReports(reports),
          multilingualStories,
          languages,
        )) satisfies Parameters<typeof captureMissing>[2]['evaluate'],
    },
  };
}

type Settings = ReturnType<typeof settingsOf>;

/** Adds the screenshots of renamed stories under their ids of today. */
const withNames = (before: Sides['before'], renamed: ReadonlyMap<string, Snapshot>) =>
  new Map([
    ...before,
    ...[...renamed].flatMap(([id, former]) => {
      const screenshot = before.get(former.id);
      return screenshot ? [[id, screenshot] as const] : [];
    }),
  ]);

/** Captures what differs once more, so that no chance is taken for a change. */
async function confirmDifferences(sides: Sides, stores: Stores, settings: Settings) {
  const differing = await differences(sides);
  const toTake = differing.flat().filter(({ isConfirmed }) => !isConfirmed).length;
  if (toTake > 0) print(`To confirm: ${countOf(differing.length, 'difference')}.`);
  const nothing = { confirmed: new Map<string, Screenshot>(), unstable: new Map<string, Unstable>() };
  const confirmBefore = async () =>
    settings.before
      ? confirm(
          differing.map(([each]) => each),
          stores.before,
          settings.before,
        )
      : nothing;
  const confirmAfter = () =>
    confirm(
      differing.map(([, each]) => each),
      stores.after,
      settings.after,
    );
  // Two browsers with several pages each would be slower than one after the other.
  const [before, after] =
    differing.length <= snapshotsWorthAPage
      ? await Promise.all([confirmBefore(), confirmAfter()])
      : [await confirmBefore(), await confirmAfter()];
  return {
    before: new Map([...sides.before, ...before.confirmed]),
    after: new Map([...sides.after, ...after.confirmed]),
    unstable: { before: before.unstable, after: after.unstable },
  };
}

/**
 * Captures what the plan demands, except for what was captured before.
 * @returns the screenshots of both sides, those that differ from one another, and the former snapshots of renamed stories
 */
export async function captureSides(
  { current, previous, removed, unaffected }: CapturePlan,
  storybooks: Storybooks,
  stores: Stores,
  options: RunOptions,
  cache: Cache,
) {
  const settings = settingsOf(storybooks, options, cache);
  const isReplacedHere = isReplaced(options);
  const progress = showProgress(current.length + previous.length);
  const before: Sides['before'] = settings.before
    ? await captureMissing(
        previous,
        stores.before,
        { ...settings.before, onScreenshot: () => progress.step() },
        isReplacedHere,
      )
    : new Map<string, Screenshot>();
  const onScreenshot = ({ hash, snapshot }: Screenshot) =>
    progress.step(hash === undefined || before.get(snapshot.id)?.hash !== hash);
  const after = await captureMissing(current, stores.after, { ...settings.after, onScreenshot }, isReplacedHere);
  progress.end();
  // What the change does not affect looks as before, also for the run that has this tree as its base.
  for (const snapshot of unaffected) {
    const screenshot = stores.before.get(snapshot);
    if (screenshot && !stores.after.get(snapshot))
      await stores.after.add({ ...screenshot, isAssumed: true, isConfirmed: false });
  }
  const known = new Set(previous.map(({ id }) => id));
  const renamed = renamedStories(
    current.filter(({ id }) => !known.has(id)),
    removed,
    { before: ({ id }) => before.get(id)?.hash, after: ({ id }) => after.get(id)?.hash },
  );
  const sides = await confirmDifferences({ before: withNames(before, renamed), after }, stores, settings);
  return { ...sides, before: withNames(sides.before, renamed), renamed };
}
