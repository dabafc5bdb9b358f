import { createFilter } from 'vite';
import { configFile } from '../config/validateConfig.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { acceptedFile } from '../store/acceptedChanges.ts';
import type { Snapshot } from '../types.ts';
import type { Change } from './changedFiles.ts';
import { changedLanguages, languageOfCatalog, type ReadFile } from './changedLanguages.ts';
import { importGraph, storyList, traceDependents, type ImportGraph, type Stats } from './dependents.ts';

/** What is needed of a snapshot here. */
type SnapshotSource = Pick<Snapshot, 'id' | 'storyId' | 'file' | 'globals'>;

export interface AffectedOptions {
  config: Pick<VisualConfig, 'affected' | 'languages'>;
  /** Of the build of the working tree. */
  stats: Stats;
  /** Of the build of the base; without them a deleted module affects everything. */
  statsBefore?: Stats;
  changes: readonly Change[];
  snapshots: readonly SnapshotSource[];
  /** The stories with the tag for several languages. */
  multilingualStories: ReadonlySet<string>;
  /** Reads catalogs. */
  read: ReadFile;
}

export interface AffectedSnapshots {
  /** Why every snapshot has to be captured; undefined where some need not be. */
  everything: string | undefined;
  /** The changed files that affect a snapshot, by its id; a snapshot that is not affected is absent. */
  affectedBy: ReadonlyMap<string, readonly string[]>;
}

/** What a change affects: everything for a reason, or some snapshots. */
type ChangeEffect = { everything: string } | { isAffected: (snapshot: SnapshotSource) => boolean };

const nothing: ChangeEffect = { isAffected: () => false };

/** Files of this package, which no story shows. */
const ownFiles: readonly string[] = [acceptedFile, configFile];

/** Whether one of the globs matches a path from the root. */
const matcher = (globs: readonly string[]) => createFilter(globs, undefined, { resolve: false });

/** What a change of a module affects that the statistics contain. */
async function effectOfModule(
  change: Change,
  graph: ImportGraph,
  { config: { languages }, multilingualStories, read }: AffectedOptions,
): Promise<ChangeEffect> {
  const { path, kind } = change;
  const language = languageOfCatalog(path, languages);
  const loader = language === undefined ? undefined : languages.catalogLoader;
  const { storyFiles, sharedModule, includesLoader } = traceDependents(graph, path, loader);
  if (sharedModule === path) return { everything: `${path} is part of every story` };
  if (sharedModule !== undefined) return { everything: `${path} affects every story through ${sharedModule}` };
  if (!includesLoader || language === undefined) return { isAffected: ({ file }) => storyFiles.has(file) };
  if (kind === 'deleted') return { everything: `${path} is the catalog of a language that was removed` };
  const changed = await changedLanguages(language, change, languages, read);
  if (changed.size === 0) return nothing;
  return {
    isAffected: ({ file, storyId, globals }) =>
      storyFiles.has(file) ||
      multilingualStories.has(storyId) ||
      languages.languagesOfGlobals(globals).some((code) => changed.has(code)),
  };
}

/** Returns a function that decides what a change affects. */
function effects(options: AffectedOptions, graphNow: ImportGraph) {
  const { rules, browserModules } = options.config.affected;
  const matchers = rules.map((rule) => ({ rule, matches: matcher(rule.files) }));
  const isBrowserModule = matcher(browserModules);
  const graphBefore = options.statsBefore && importGraph(options.statsBefore);
  return async (change: Change): Promise<ChangeEffect> => {
    const { path, kind } = change;
    const rule = matchers.find(({ matches }) => matches(path))?.rule;
    if (rule?.affects === 'everything') return { everything: `${path} ${rule.reason}` };
    const graph = kind === 'deleted' ? graphBefore : graphNow;
    if (graph?.has(path)) return effectOfModule(change, graph, options);
    if (rule || ownFiles.includes(path)) return nothing;
    // The list of modules is complete: a browser module that is not in it is not part of the workbench, or declares types alone.
    if (graph && isBrowserModule(path)) return nothing;
    const finding =
      kind === 'deleted' ? 'was deleted, and what it was for' : 'is not imported by any story, and what it is for';
    return { everything: `${path} ${finding} is not known` };
  };
}

/**
 * Finds the snapshots that changes can affect, as the README describes. A file that nothing is known of affects everything.
 */
export async function affectedSnapshots(options: AffectedOptions): Promise<AffectedSnapshots> {
  const { changes, snapshots, stats } = options;
  const graph = importGraph(stats);
  const effectOf = effects(options, graph);
  const unknown = snapshots.find(({ file }) => !graph.get(file)?.has(storyList));
  const reasons = unknown ? [`the statistics of the build do not contain ${unknown.file}`] : [];
  const affectedBy = new Map<string, string[]>();
  for (const change of changes) {
    const effect = await effectOf(change);
    if ('everything' in effect) reasons.push(effect.everything);
    for (const { id } of snapshots.filter((snapshot) => 'everything' in effect || effect.isAffected(snapshot)))
      affectedBy.set(id, [...(affectedBy.get(id) ?? []), change.path]);
  }
  return { everything: reasons[0], affectedBy };
}
