import { createFilter } from 'vite';
import type { VisualConfig } from '../config/visualConfig.ts';
import type { Snapshot } from '../types.ts';
import type { Build, BuildManifest } from './buildManifest.ts';
import type { Change } from './changedFiles.ts';
import { changedTexts, languageOfCatalog, type ReadFile } from './languages.ts';

type SnapshotSource = Pick<Snapshot, 'id' | 'storyId' | 'file' | 'globals'>;

type Config = Pick<VisualConfig, 'ignored' | 'languages'>;

export interface AffectedOptions {
  config: Config;
  before: Build;
  now: Build;
  changes: readonly Change[];
  snapshots: readonly SnapshotSource[];
  /** The stories with the tag for several languages. */
  multilingualStories: ReadonlySet<string>;
  /** The keys of the messages that a snapshot asked for before the change, without plural forms; undefined where that is not known. */
  messagesOf?: (snapshotId: string) => readonly string[] | undefined;
  read: ReadFile;
}

export interface AffectedSnapshots {
  /** Why every snapshot has to be captured. */
  everything: string | undefined;
  /** The changed files that affect a snapshot, by its id, as far as they are known. */
  affectedBy: ReadonlyMap<string, readonly string[]>;
}

/** What the page loads, or what a story loads in addition. */
interface Part {
  modules: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** A filter of Vite without globs would match everything. */
const globMatcher = (globs: readonly string[]) =>
  globs.length > 0 ? createFilter(globs, undefined, { resolve: false }) : () => false;

/** Matches paths with globs. `**` at the beginning of one includes files outside of the root: `../README.md`. */
function matcher(globs: readonly string[]) {
  const [matches, matchesAnywhere] = [globMatcher(globs), globMatcher(globs.filter((glob) => glob.startsWith('**/')))];
  return (path: string) => matches(path) || matchesAnywhere(path.replace(/^(?:\.\.\/)+/, ''));
}

/** A path without the query of an import. */
const fileOf = (module: string) => module.replace(/\?.*$/s, '');

/** Finds what the stories of a build load. */
function partsOf(manifest: BuildManifest, { languages }: Config, isIgnored: (path: string) => boolean) {
  const loader = languages?.catalogLoader;
  const isCatalog = (module: string) => languageOfCatalog(fileOf(module), languages?.catalogs) !== undefined;
  const follow = (from: readonly string[], isLeftOut: (module: string) => boolean) => {
    const found = new Set(from);
    // Iteration over a set includes what is added meanwhile.
    for (const module of found)
      for (const each of manifest.modules[module]?.imports ?? []) if (!isLeftOut(each)) found.add(each);
    return found;
  };
  function partOf(from: readonly string[], isLeftOut: (module: string) => boolean): Part {
    const modules = follow(from, (module) => module === loader || isLeftOut(module));
    const importsLoader = [...modules].some((module) => manifest.modules[module]?.imports.includes(loader ?? ''));
    // A change of a catalog that only the loader imports affects one language.
    if (loader !== undefined && importsLoader)
      for (const module of follow([loader], isLeftOut)) if (!isCatalog(module)) modules.add(module);
    const files = [...modules].flatMap((module) => manifest.modules[module]?.files ?? []);
    return { modules, files: new Set(files) };
  }
  const page = partOf(manifest.entries, isIgnored);
  const stories = new Map<string, Part>();
  const ofStory = (file: string) => {
    const part =
      stories.get(file) ?? partOf(file in manifest.modules ? [file] : [], (module) => page.modules.has(module));
    stories.set(file, part);
    return part;
  };
  return { manifest, page, ofStory };
}

type Parts = ReturnType<typeof partsOf>;

type Side = 'before' | 'now';

type Sides<Value> = Record<Side, Value>;

/** What is not the same on both sides. */
const differing = <Name extends string>(names: Sides<Iterable<Name>>, valueOf: (name: Name, side: Side) => unknown) => {
  const [before, now] = [new Set(names.before), new Set(names.now)];
  return [...new Set([...before, ...now])].filter(
    (name) => !before.has(name) || !now.has(name) || valueOf(name, 'before') !== valueOf(name, 'now'),
  );
};

/** Compares parts of two builds. */
function comparing(manifests: Sides<BuildManifest>) {
  /** Stories have most of their modules in common, so these are compared once. */
  const changed = new Set(
    differing(
      { before: Object.keys(manifests.before.modules), now: Object.keys(manifests.now.modules) },
      (name, side) => {
        // An alias may exchange what a module imports.
        const { code, imports, isBuilt } = manifests[side].modules[name]!;
        return JSON.stringify([code, imports, isBuilt]);
      },
    ),
  );
  const modulesOf = (parts: Sides<Part>) =>
    differing({ before: parts.before.modules, now: parts.now.modules }, (name, side) => changed.has(name) && side);
  const filesOf = (parts: Sides<Part>) =>
    differing(
      { before: parts.before.files, now: parts.now.files },
      (name, side) => manifests[side].files[name]?.content,
    );
  return {
    changed,
    modulesOf,
    filesOf,
    /** What a file is called in a reason: by its source, if that is known. */
    nameOf: (file: string) => manifests.now.files[file]?.sources[0] ?? manifests.before.files[file]?.sources[0] ?? file,
  };
}

/** Why everything is affected by the page of the stories, if it is. */
function reasonOfPage(builds: Sides<Build>, isIgnored: (path: string) => boolean) {
  const { before, now } = builds;
  const names = { before: before.served.keys(), now: now.served.keys() };
  const served = differing(names, (name, side) => builds[side].served.get(name)).find((path) => !isIgnored(path));
  if (served !== undefined) return `${served} is served with every story`;
  if (before.manifest?.page !== now.manifest?.page) return 'the page of the stories differs (iframe.html)';
  return before.manifest?.options === now.manifest?.options ? undefined : 'scripts are built with other options';
}

/** Emitted files that no module names are loaded by a name that is put together. */
function unnamedFiles({ files, modules }: BuildManifest, isIgnored: (path: string) => boolean) {
  const named = new Set(Object.values(modules).flatMap((module) => module.files ?? []));
  return Object.keys(files).filter((file) => !named.has(file) && !isIgnored(file));
}

/** Why everything is affected by what the page loads, if it is. */
function reasonOfPreview(
  parts: Sides<Parts>,
  compare: ReturnType<typeof comparing>,
  isIgnored: (path: string) => boolean,
) {
  const pages = { before: parts.before.page, now: parts.now.page };
  const [module] = compare.modulesOf(pages);
  if (module !== undefined) return `${module} is part of every story`;
  const files = compare.filesOf(pages);
  // What a style sheet loads changes its text as well, and has a name of its own.
  const file = files.find((each) => !each.endsWith('.css'));
  if (file !== undefined) return `${compare.nameOf(file)} is part of every story`;
  // Vite calls the page the source of a style sheet, whatever it is made of.
  if (files.length > 0) return 'a style sheet of every story differs';
  const unnamed = differing(
    { before: unnamedFiles(parts.before.manifest, isIgnored), now: unnamedFiles(parts.now.manifest, isIgnored) },
    (name, side) => parts[side].manifest.files[name]?.content,
  );
  return unnamed.length > 0 ? `any story may load ${compare.nameOf(unnamed[0]!)}` : undefined;
}

/** Returns a function that finds the changed files which a story may show. */
function attribution(parts: Sides<Parts>, changes: readonly Change[]) {
  const sides = Object.values(parts);
  const sourcesIn = ({ manifest }: Parts, { modules, files }: Part) => [
    ...[...modules].map(fileOf),
    ...[...files].flatMap((file) => manifest.files[file]?.sources ?? []),
  ];
  const known = new Set(
    sides.flatMap(({ manifest }) => [
      ...Object.keys(manifest.modules).map(fileOf),
      ...Object.values(manifest.files).flatMap(({ sources }) => sources),
    ]),
  );
  const paths = changes.map(({ path }) => path);
  // The build reads them without a module for each.
  const others = paths.filter((path) => !known.has(path));
  const assets = others.filter((path) => /\.(?:css|s[ac]ss|less|styl|avif|gif|jpe?g|png|svg|webp)$/.test(path));
  const ofPage = new Set(sides.flatMap((side) => sourcesIn(side, side.page)));
  return (file: string) => {
    const own = new Set(sides.flatMap((side) => sourcesIn(side, side.ofStory(file))));
    const sources = [...paths.filter((path) => own.has(path) || ofPage.has(path)), ...assets];
    // What a command builds of a file is not known to show it, though another story loads the file itself.
    return [sources, others].find((found) => found.length > 0) ?? paths;
  };
}

/** The changes of catalogs, with their languages. */
const changedCatalogs = ({ config, changes }: AffectedOptions) =>
  changes.flatMap((change) => {
    const language = languageOfCatalog(change.path, config.languages?.catalogs);
    return language === undefined ? [] : [{ change, language }];
  });

/** A catalog that differs in the builds, but not in git: a command makes it, a package brings it, or a plugin compiles it. */
function untracedCatalog(changed: Iterable<string>, { config, changes }: AffectedOptions) {
  const traced = new Set(changes.map(({ path }) => path));
  return [...changed]
    .map(fileOf)
    .find((file) => languageOfCatalog(file, config.languages?.catalogs) !== undefined && !traced.has(file));
}

/** Finds the snapshots that show a changed message of a catalog. */
async function effectOfCatalog(
  change: Change,
  language: string,
  { config: { languages }, multilingualStories, messagesOf, read }: AffectedOptions,
) {
  const changed = await changedTexts(language, change, languages!, read);
  /** A key may have the suffix of a plural form, after any separator, and a story may show all of an object or a list. */
  const areShown = (shown: readonly string[], keys: readonly string[]) =>
    shown.some((name) => keys.some((key) => key.startsWith(name) && !/^[\p{L}\d]/u.test(key.slice(name.length))));
  /** Where none is a key of the catalog, as with a namespace, they tell nothing. */
  const mayShowChange = (shown: readonly string[] | undefined) =>
    shown === undefined || areShown(shown, changed.keys) || (shown.length > 0 && !areShown(shown, changed.known));
  return ({ id, storyId, globals }: SnapshotSource) =>
    changed.keys.length > 0 &&
    mayShowChange(messagesOf?.(id)) &&
    (multilingualStories.has(storyId) ||
      languages!.languagesOfGlobals(globals).some((code) => changed.languages.has(code)));
}

/**
 * Finds the snapshots whose stories load something that differs between two builds, as the README describes. What nothing is known of
 * affects everything.
 */
export async function affectedSnapshots(options: AffectedOptions): Promise<AffectedSnapshots> {
  const { config, before, now, changes, snapshots } = options;
  if (!before.manifest || !now.manifest)
    return {
      everything: 'Vite has not built this Storybook, so what a story loads is not known',
      affectedBy: new Map(snapshots.map(({ id }) => [id, changes.map(({ path }) => path)])),
    };
  const isIgnored = matcher(config.ignored);
  const manifests = { before: before.manifest, now: now.manifest };
  const parts = {
    before: partsOf(manifests.before, config, isIgnored),
    now: partsOf(manifests.now, config, isIgnored),
  };
  const compare = comparing(manifests);
  const catalogs = changedCatalogs(options);
  const removed = catalogs.find(({ change }) => change.kind === 'deleted');
  const untraced = untracedCatalog(compare.changed, options);
  const unknown = snapshots.find(({ file }) => !(file in manifests.now.modules));
  const everything =
    reasonOfPage({ before, now }, isIgnored) ??
    reasonOfPreview(parts, compare, isIgnored) ??
    (removed && `${removed.change.path} is the catalog of a language that was removed`) ??
    (untraced && `the builds have different versions of ${untraced}, and git shows no change of it`) ??
    (unknown && `the manifest of the build does not contain ${unknown.file}`);

  const sourcesOf = attribution(parts, changes);
  const isDifferent = (file: string) => {
    const own = { before: parts.before.ofStory(file), now: parts.now.ofStory(file) };
    return compare.modulesOf(own).length > 0 || compare.filesOf(own).length > 0;
  };
  const files = [...new Set(snapshots.map(({ file }) => file))];
  const affected = new Set(everything === undefined ? files.filter(isDifferent) : files);
  const affectedBy = new Map<string, readonly string[]>();
  const sources = new Map([...affected].map((file) => [file, sourcesOf(file)]));
  for (const { id, file } of snapshots) if (affected.has(file)) affectedBy.set(id, sources.get(file)!);
  const { catalogLoader = '' } = config.languages ?? {};
  const isLoaded = ({ file }: SnapshotSource) =>
    [parts.now.page, parts.now.ofStory(file)].some(({ modules }) => modules.has(catalogLoader));
  for (const { change, language } of catalogs.filter(({ change: { kind } }) => kind !== 'deleted')) {
    const showsChange = await effectOfCatalog(change, language, options);
    for (const snapshot of snapshots)
      if (showsChange(snapshot) && isLoaded(snapshot))
        affectedBy.set(snapshot.id, [...new Set([...(affectedBy.get(snapshot.id) ?? []), change.path])]);
  }
  return { everything, affectedBy };
}
