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
  statsBefore?: Stats | undefined;
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
  affectedBy: Map<string, string[]>;
}

/** What a change affects: everything for a reason, or some snapshots. */
type ChangeEffect = { everything: string } | { isAffected: (snapshot: SnapshotSource) => boolean };

const nothing: ChangeEffect = { isAffected: () => false };

/** Files of this package, which no story shows. */
const ownFiles: readonly string[] = [acceptedFile, configFile];

/** Whether one of the globs matches a path from the root. */
const matcher = (globs: readonly string[]) => createFilter(globs, undefined, { resolve: false });

interface Context extends Pick<AffectedOptions, 'multilingualStories' | 'read'> {
  languages: VisualConfig['languages'];
  ruleOf: (path: string) => VisualConfig['affected']['rules'][number] | undefined;
  isBrowserModule: (path: string) => boolean;
  graph: ImportGraph;
  graphBefore: ImportGraph | undefined;
}

function contextOf({ config, stats, statsBefore, multilingualStories, read }: AffectedOptions): Context {
  const { affected, languages } = config;
  const rules = affected.rules.map((rule) => ({ rule, matches: matcher(rule.files) }));
  return {
    multilingualStories,
    read,
    languages,
    ruleOf: (path) => rules.find(({ matches }) => matches(path))?.rule,
    isBrowserModule: matcher(affected.browserModules),
    graph: importGraph(stats),
    graphBefore: statsBefore && importGraph(statsBefore),
  };
}

/** What a change of a module affects that the statistics contain. */
async function effectOfModule(
  change: Change,
  graph: ImportGraph,
  { languages, multilingualStories, read }: Context,
): Promise<ChangeEffect> {
  const { path, kind } = change;
  const language = languageOfCatalog(path, languages);
  const { storyFiles, sharedModule, includesLoader } = traceDependents(
    graph,
    path,
    language === undefined ? undefined : languages.catalogLoader,
  );
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

async function effectOfChange(change: Change, context: Context): Promise<ChangeEffect> {
  const { path, kind } = change;
  const rule = context.ruleOf(path);
  if (rule?.affects === 'everything') return { everything: `${path} ${rule.reason}` };
  const graph = kind === 'deleted' ? context.graphBefore : context.graph;
  if (graph?.has(path)) return effectOfModule(change, graph, context);
  if (rule || ownFiles.includes(path)) return nothing;
  // The list of modules is complete: a browser module that is not in it is not part of the workbench, or declares types alone.
  if (graph && context.isBrowserModule(path)) return nothing;
  return {
    everything:
      kind === 'deleted'
        ? `${path} was deleted, and what it was for is not known`
        : `${path} is not imported by any story, and what it is for is not known`,
  };
}

/**
 * Finds the snapshots that changes can affect. A module affects the stories that import it, directly or through others; a
 * module that is part of every story affects all of them; a catalog affects the snapshots in its language, and that of the
 * fallback also those in languages that lack the message. A file that nothing is known of affects everything.
 */
export async function affectedSnapshots(options: AffectedOptions): Promise<AffectedSnapshots> {
  const { changes, snapshots } = options;
  const context = contextOf(options);
  const unknown = snapshots.find(({ file }) => !context.graph.get(file)?.has(storyList));
  const reasons = unknown ? [`the statistics of the build do not contain ${unknown.file}`] : [];
  const affectedBy = new Map<string, string[]>();
  for (const change of changes) {
    const effect = await effectOfChange(change, context);
    if ('everything' in effect) reasons.push(effect.everything);
    for (const snapshot of snapshots) {
      if ('everything' in effect || effect.isAffected(snapshot))
        affectedBy.set(snapshot.id, [...(affectedBy.get(snapshot.id) ?? []), change.path]);
    }
  }
  return { everything: reasons[0], affectedBy };
}
