import { createFilter } from 'vite';
import { configFile } from '../config/validateConfig.ts';
import type { AffectedRule, VisualConfig } from '../config/visualConfig.ts';
import type { Snapshot } from '../types.ts';
import type { Change } from './changedFiles.ts';
import { changedTexts, languageOfCatalog, type ReadFile } from './languages.ts';
import {
  importGraph,
  previewFile,
  storyList,
  traceDependents,
  type Dependents,
  type ImportGraph,
  type Stats,
} from './dependents.ts';
import { generatedClasses, type Styles } from './generatedClasses.ts';
import { generatedModules } from './generatedModules.ts';
import { isOfBuild, previewModules } from './previewModules.ts';
import { isScript, isSheet, modulesReading, unknownImporters, type Sources } from './readers.ts';

type SnapshotSource = Pick<Snapshot, 'id' | 'storyId' | 'file' | 'globals'>;

export interface AffectedOptions {
  config: Pick<VisualConfig, 'affected' | 'languages'>;
  /** Of the build of the working tree. */
  stats: Stats;
  /** Of the build of the base; without them a deleted module affects everything. */
  statsBefore?: Stats;
  styles?: Styles;
  changes: readonly Change[];
  snapshots: readonly SnapshotSource[];
  /** The stories with the tag for several languages. */
  multilingualStories: ReadonlySet<string>;
  /** The keys of the messages that a snapshot showed before the change, without plural forms; undefined where that is not known. */
  messagesOf?: (snapshotId: string) => readonly string[] | undefined;
  /** Of the working tree, by their paths from the root. */
  files: readonly string[];
  read: ReadFile;
}

export interface AffectedSnapshots {
  /** Why every snapshot has to be captured. */
  everything: string | undefined;
  /** The changed files that affect a snapshot, by its id. */
  affectedBy: ReadonlyMap<string, readonly string[]>;
}

/** The reason why a change affects everything, or whether it affects a snapshot. */
type ChangeEffect = string | ((snapshot: SnapshotSource) => boolean);

const nothing = () => false;

/** Storybook loads a mock under the name of the module that it replaces, so the statistics lack it. */
const mocks = /(?:^|\/)__mocks__\//;

/** A filter of Vite without globs would match everything. */
const globMatcher = (globs: readonly string[]) =>
  globs.length > 0 ? createFilter(globs, undefined, { resolve: false }) : () => false;

/** Matches paths with globs. `**` at the beginning of one includes files outside of the root: `../README.md`. */
function matcher(globs: readonly string[]) {
  const [matches, matchesAnywhere] = [globMatcher(globs), globMatcher(globs.filter((glob) => glob.startsWith('**/')))];
  return (path: string) => matches(path) || matchesAnywhere(path.replace(/^(?:\.\.\/)+/, ''));
}

/** Returns a function that finds the first rule that applies to a path. */
export function ruleFinder(rules: readonly AffectedRule[]) {
  const matchers = rules.map((rule) => ({ rule, matches: matcher(rule.files) }));
  return (path: string) => matchers.find(({ matches }) => matches(path))?.rule;
}

/** @returns the story files of dependents, or the reason why a change of a file affects all of them */
function storyFilesOf(path: string, all: readonly Dependents[]) {
  const sharedModule = all.map((each) => each.sharedModule).find((module) => module !== undefined);
  if (sharedModule === path) return `${path} is part of every story`;
  if (sharedModule !== undefined) return `${path} affects every story through ${sharedModule}`;
  return new Set(all.flatMap((each) => [...each.storyFiles]));
}

/**
 * @param sources those in whose graph the changed file is looked up
 * @param others the dependents of what may be made of the file, of what loads workers or virtual modules, which may import it, and of what
 *   shows its classes
 * @param affectsNothing whether a rule says so of a path
 */
async function effectOfModule(
  change: Change,
  sources: Sources,
  others: readonly Dependents[],
  affectsNothing: (path: string) => boolean,
  { config: { languages }, multilingualStories, messagesOf, read }: AffectedOptions,
): Promise<ChangeEffect> {
  const { path, kind } = change;
  const { graph } = sources;
  const language = languageOfCatalog(path, languages?.catalogs);
  const loader = language === undefined ? undefined : languages?.catalogLoader;
  const readers = language === undefined ? await modulesReading(path, sources) : [];
  const importers = traceDependents(graph, graph.has(path) ? [path] : [], affectsNothing, loader);
  const all = [importers, traceDependents(graph, readers, affectsNothing), ...others];
  const { includesLoader } = importers;
  const storyFiles = storyFilesOf(path, all);
  if (typeof storyFiles === 'string') return storyFiles;
  if (!includesLoader || language === undefined || !languages) return ({ file }) => storyFiles.has(file);
  if (kind === 'deleted') return `${path} is the catalog of a language that was removed`;
  const changed = await changedTexts(language, change, languages, read);
  if (changed.keys.length === 0) return nothing;
  /** A key may have the suffix of a plural form, after any separator, and a story may show all of an object or a list. */
  const isShown = (shown: string) =>
    changed.keys.some((key) => key.startsWith(shown) && !/^[\p{L}\d]/u.test(key.slice(shown.length)));
  return ({ id, file, storyId, globals }) =>
    storyFiles.has(file) ||
    ((messagesOf?.(id)?.some(isShown) ?? true) &&
      (multilingualStories.has(storyId) ||
        languages.languagesOfGlobals(globals).some((code) => changed.languages.has(code))));
}

/** The graph as if only the preview imported what belongs to it. */
const withPreview = (graph: ImportGraph, isOfPreview: (path: string) => boolean): ImportGraph =>
  new Map([...graph].map(([module, importers]) => [module, isOfPreview(module) ? new Set() : importers]));

/** Returns a function that decides what a change affects. */
async function effects(options: AffectedOptions, sources: Sources) {
  const { rules, browserModules } = options.config.affected;
  const ruleOf = ruleFinder(rules);
  const affectsNothing = (path: string) => ruleOf(path)?.affects === 'nothing';
  const isBrowserModule = matcher(browserModules);
  const isNamed = await previewModules(sources, affectsNothing);
  const isOfPreview = (path: string) => previewFile.test(path) || (isNamed(path) && !affectsNothing(path));
  const sourcesOf = (graph: ImportGraph): Sources => ({ ...sources, graph: withPreview(graph, isOfPreview) });
  const now = sourcesOf(sources.graph);
  const before = options.statsBefore && sourcesOf(importGraph(options.statsBefore));
  const generatedOf = await generatedModules(sources, affectsNothing);
  const showingClassesOf = generatedClasses(options.styles ?? { before: '', now: '' }, sources);
  let importers: Promise<string[]> | undefined;
  const effectOf = async (change: Change, side: Sources) => {
    importers ??= unknownImporters(now);
    const others = [await importers, generatedOf(change.path), await showingClassesOf(change)];
    const traced = others.map((paths) => traceDependents(now.graph, paths, affectsNothing));
    return effectOfModule(change, side, traced, affectsNothing, options);
  };
  return async (change: Change): Promise<ChangeEffect> => {
    const { path, kind } = change;
    const rule = ruleOf(path);
    if (rule?.affects === 'everything') return `${path} ${rule.reason}`;
    // The statistics lack one that imports nothing and has no other importer.
    if (isOfPreview(path)) return `${path} is part of every story`;
    if (!rule && mocks.test(path)) return `${path} may replace a module of any story`;
    const side = kind === 'deleted' ? before : now;
    // A story may import it as well, for the values of a theme or for a version.
    if (!rule && isOfBuild(path) && side?.graph.has(path)) return `${path} may configure the build of every story`;
    if (side?.graph.has(path)) return effectOf(change, side);
    if (rule) {
      const readers = side ? await modulesReading(path, side, { byUrlAlone: true }) : [];
      const storyFiles = storyFilesOf(path, [traceDependents(side?.graph ?? new Map(), readers, affectsNothing)]);
      return typeof storyFiles === 'string' ? storyFiles : ({ file }) => storyFiles.has(file);
    }
    if (path === configFile) {
      const texts = (['before', 'now'] as const).map((when) => options.read(path, when).catch(() => ''));
      return /\bprepare\b/.test((await Promise.all(texts)).join('\n'))
        ? `${path} has "prepare", which may make other files now`
        : nothing;
    }
    // The list of scripts is complete: one that is not in it is part of a worker, not part of the workbench, or declares types alone.
    if (side && isScript(path) && isBrowserModule(path)) return effectOf(change, side);
    // The statistics lack a style sheet that only others import.
    if (side && isSheet(path) && (await modulesReading(path, side)).length > 0) return effectOf(change, side);
    return kind === 'deleted'
      ? `${path} was deleted, and what it was for is not known`
      : `${path} is not among the modules of the build, and what it is for is not known`;
  };
}

/**
 * Whether changes affect no story, as far as the rules and the statistics of a build of the base tell, which has no added file.
 * @param tree the files of the working tree, and what reads them
 */
export async function affectNothing(
  changes: readonly Change[],
  stats: Stats,
  { rules }: VisualConfig['affected'],
  tree: Pick<AffectedOptions, 'files' | 'read'>,
) {
  const ruleOf = ruleFinder(rules);
  const graph = importGraph(stats);
  const isExcluded = ({ path, kind }: Change) =>
    kind !== 'added' && !previewFile.test(path) && ruleOf(path)?.affects === 'nothing' && !graph.has(path);
  if (!changes.every(isExcluded)) return false;
  const read = readOnce(tree.read);
  const readers = changes.map(({ path }) => modulesReading(path, { ...tree, graph, read }, { byUrlAlone: true }));
  return (await Promise.all(readers)).every((each) => each.length === 0);
}

/** Every file is looked for in every other one. */
function readOnce(read: ReadFile): ReadFile {
  const texts = new Map<string, Promise<string>>();
  return (path, side) => {
    const key = `${side} ${path}`;
    const text = texts.get(key) ?? read(path, side);
    texts.set(key, text);
    return text;
  };
}

/**
 * Finds the snapshots that changes can affect, as the README describes. A file that nothing is known of affects everything.
 */
export async function affectedSnapshots(options: AffectedOptions): Promise<AffectedSnapshots> {
  const { changes, snapshots, stats } = options;
  const graph = importGraph(stats);
  const read = readOnce(options.read);
  const effectOf = await effects({ ...options, read }, { graph, files: options.files, read });
  const unknown = snapshots.find(({ file }) => !graph.get(file)?.has(storyList));
  const reasons = unknown ? [`the statistics of the build do not contain ${unknown.file}`] : [];
  const affectedBy = new Map<string, string[]>();
  for (const change of changes) {
    const effect = await effectOf(change);
    if (typeof effect === 'string') reasons.push(effect);
    for (const { id } of typeof effect === 'string' ? snapshots : snapshots.filter(effect))
      affectedBy.set(id, [...(affectedBy.get(id) ?? []), change.path]);
  }
  return { everything: reasons[0], affectedBy };
}
