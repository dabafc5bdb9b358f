import { hasMarks, panesOf } from '../../.storybook/globals.ts';
import { defaultLanguage, isLanguage, languageInfo, languages, type Language } from '../../src/i18n/languages.ts';
import { lookup, type Catalog, type Catalogs, type MessageKey } from '../../src/i18n/lookup.ts';
import type { Change } from './changes.ts';
import type { Snapshot } from './snapshots.ts';

/** What `storybook build --stats-json` writes: every module that the preview is built from, and what imports it. */
export interface Stats {
  modules: ReadonlyArray<{ name: string; reasons?: ReadonlyArray<{ moduleName: string }> }>;
}

/** Marks a story that shows other languages than its mode says, for example because its play function changes the language. */
export const severalLanguages = 'several-languages';

/** The stories of a built workbench that have a tag. */
export const taggedStories = (
  index: { entries: Readonly<Record<string, { id: string; tags?: readonly string[] }>> },
  tag: string,
): ReadonlySet<string> =>
  new Set(Object.values(index.entries).flatMap(({ id, tags = [] }) => (tags.includes(tag) ? [id] : [])));

/** What a picture is known by here. */
type Reachable = Pick<Snapshot, 'id' | 'storyId' | 'file' | 'globals'>;

export interface ReachOptions {
  /** Of the build of the working tree. */
  stats: Stats;
  /** Of the build that it is compared with; without them a deleted source reaches everything. */
  statsBefore?: Stats | undefined;
  changes: readonly Change[];
  snapshots: readonly Reachable[];
  /** The stories with the tag `several-languages`. */
  inSeveralLanguages: ReadonlySet<string>;
  /** The content of a catalog before the change, or as it is now. */
  read: (path: string, side: 'before' | 'now') => Promise<string>;
}

export interface Reach {
  /** Why every picture is to be taken; undefined where some are not. */
  everything: string | undefined;
  /** The changed files that reach a snapshot, by its id; a snapshot that nothing reaches is not here. */
  reachedBy: Map<string, string[]>;
}

interface Rule {
  files: RegExp;
  because: string;
}

/** What reaches everything, also where a module imports it. */
const everywhere: readonly Rule[] = [
  { files: /^(?:public|\.storybook\/static)\//, because: 'is served beside every story' },
  { files: /^package(?:-lock)?\.json$/, because: 'decides on the packages of every story' },
  { files: /^(?:vite\.config|\.storybook\/main)\.ts$|^tsconfig\.json$/, because: 'is of the build of every story' },
];

/** What no story can show, as long as no module imports it. */
const nowhere: readonly Rule[] = [
  { files: /\.md$/, because: 'is a document' },
  { files: /\.test\.tsx?$|^tests\//, because: 'is a test' },
  { files: /\.d\.ts$/, because: 'declares types, of which nothing is left in a build' },
  { files: /^\.github\/|^\.ci\//, because: 'is for the servers that run the checks' },
  {
    files:
      /^(?:\.gitignore|\.oxlintrc\.json|\.stylelintrc\.json|chromatic\.config\.json|(?:playwright|vitest)\.config\.ts)$/,
    because: 'is for a tool that the workbench is not built with',
  },
  { files: /^visual-accepted\.json$/, because: 'is what reviewers have accepted' },
  { files: /^index\.html$/, because: 'is the page of the site; the workbench has its own' },
  { files: /^art\//, because: 'is a scene, of which the workbench has the pictures' },
  { files: /^\.storybook\/readme\//, because: 'is a picture of the README' },
  { files: /^\.storybook\/(?:manager\.ts$|addons\/)/, because: 'is around the stories, in another document' },
  { files: /^\.storybook\/review\/shownBy\.json$/, because: 'is counted by pages of the docs' },
  // Both sides of a comparison are taken by the same.
  {
    files: /^scripts\/(?:art|bench|browser|copy|social|start|test|visual)\//,
    because: 'is of a command that no build loads',
  },
];

const matching = (rules: readonly Rule[], path: string) => rules.find(({ files }) => files.test(path));

/** Imports all stories and pages of the docs: what it imports is known one by one. */
const storyList = '/virtual:/@storybook/builder-vite/storybook-stories.js';

/** What is around every story. The statistics leave out what imports it. */
const previewFile = /^\.storybook\/preview\.[jt]sx?$/;

/** Beyond this module nobody gets another catalog than that of the language on screen, unless the story is marked. */
const catalogGate = '.storybook/review/catalogStore.ts';

const catalogFile = (language: Language) => `src/i18n/messages/${language}.json`;
const languageOfCatalog = (path: string) => languages.find(({ code }) => catalogFile(code) === path)?.code;

/** A source as the browser runs it: what imports it is in the statistics. */
const source = /^src\/.*\.tsx?$/;

/** What imports a module, by paths from the root. A module is here also where nothing is known to import it. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** As the statistics name a module; without what makes it virtual and without queries, such as that of a picture's import. */
const pathOf = (name: string) => name.replace(/^\0/, '').replace(/^\.\//, '').replace(/\?.*$/s, '');

function graphOf({ modules }: Stats): Graph {
  const graph = new Map<string, Set<string>>();
  const importersOf = (path: string) => {
    const known = graph.get(path) ?? new Set();
    graph.set(path, known);
    return known;
  };
  for (const { name, reasons = [] } of modules) {
    const importers = importersOf(pathOf(name));
    for (const { moduleName } of reasons) {
      const importer = pathOf(moduleName);
      importersOf(importer);
      if (importer !== pathOf(name)) importers.add(importer);
    }
  }
  return graph;
}

/** Where the importers of a module lead to. */
interface Climbed {
  /** Files of stories, and pages of the docs. */
  files: ReadonlySet<string>;
  /** A module that every story is shown by. */
  top?: string | undefined;
  throughGate: boolean;
}

function climb(graph: Graph, path: string): Climbed {
  const files = new Set<string>();
  const seen = new Set([path]);
  const isCatalog = languageOfCatalog(path) !== undefined;
  let top: string | undefined;
  let throughGate = false;
  // A set gives what is added while it is walked through as well.
  for (const module of seen) {
    const importers = graph.get(module) ?? new Set();
    if (importers.size === 0 || previewFile.test(module)) top ??= module;
    for (const importer of importers) {
      if (importer === storyList) files.add(module);
      else if (importer === catalogGate && isCatalog) throughGate = true;
      else seen.add(importer);
    }
  }
  // Modules that only import each other come from somewhere that the statistics do not tell.
  if (files.size === 0 && !throughGate) top ??= path;
  return { files, top, throughGate };
}

/** What a change reaches: nothing, everything for a reason, or some snapshots. */
type Reached = { everything: string } | { isReached: (snapshot: Reachable) => boolean };

const nothing: Reached = { isReached: () => false };

/** The languages that a snapshot has texts of. */
function languagesOf({ globals }: Pick<Snapshot, 'globals'>): Language[] {
  const shown = panesOf(globals).map(({ language }) => language);
  // A mark compares a text with the English one.
  return hasMarks(globals) ? [...shown, defaultLanguage] : shown;
}

/** The languages that a changed catalog gives texts to. */
async function speakersOf(
  language: Language,
  { path, kind }: Change,
  read: ReachOptions['read'],
): Promise<Set<Language>> {
  const catalogAt = async (file: string, side: 'before' | 'now') => JSON.parse(await read(file, side)) as Catalog;
  const now = await catalogAt(path, 'now');
  const before: Catalog = kind === 'added' ? {} : await catalogAt(path, 'before');
  const keys = Object.keys({ ...before, ...now }) as MessageKey[];
  const changed = keys.filter((key) => before[key] !== now[key]);
  if (changed.length === 0) return new Set();
  if (language !== defaultLanguage) return new Set([language]);
  // English stands in where a translation is missing.
  const speakers = new Set<Language>([language]);
  for (const { code } of languages) {
    const catalogs: Catalogs = { [defaultLanguage]: {}, [code]: await catalogAt(catalogFile(code), 'now') };
    if (changed.some((key) => lookup(catalogs, code, key).language !== code)) speakers.add(code);
  }
  return speakers;
}

async function reachOfChange(
  change: Change,
  graph: Graph,
  graphBefore: Graph | undefined,
  { inSeveralLanguages, read }: ReachOptions,
): Promise<Reached> {
  const { path, kind } = change;
  const everything = (because: string): Reached => ({ everything: `${path} ${because}` });
  const isDeleted = kind === 'deleted';

  const all = matching(everywhere, path);
  if (all) return everything(all.because);
  const none = matching(nowhere, path);
  // A module of the browser may run in the build as well, which reaches further.
  if (path.startsWith('scripts/') && !none) return everything('is of the build of every story');

  const known = isDeleted ? graphBefore : graph;
  if (known?.has(path)) {
    const { files, top, throughGate } = climb(known, path);
    if (top !== undefined)
      return everything(top === path ? 'is around every story' : `reaches every story through ${top}`);
    const language = languageOfCatalog(path);
    if (!throughGate || language === undefined) return { isReached: ({ file }) => files.has(file) };
    if (isDeleted) return everything('is the catalog of a language that is gone');
    const speakers = await speakersOf(language, change, read);
    if (speakers.size === 0) return nothing;
    return {
      isReached: (snapshot) =>
        files.has(snapshot.file) ||
        inSeveralLanguages.has(snapshot.storyId) ||
        languagesOf(snapshot).some((code) => speakers.has(code)),
    };
  }
  if (none) return nothing;
  // The list of modules is complete: a source that is not in it is of the site alone, or is left out as mere types.
  if (known && source.test(path)) return nothing;
  return everything(
    isDeleted
      ? 'is deleted, and what it was for is not known'
      : 'is no module of a story, and what it is for is not known',
  );
}

/**
 * The snapshots that changes can reach. A module reaches the stories that import it, directly or through others; what every
 * story is shown by reaches all of them; a catalog reaches the snapshots in its language, and English those that it stands
 * in for. What is not known reaches everything.
 */
export async function reach(options: ReachOptions): Promise<Reach> {
  const { stats, statsBefore, changes, snapshots } = options;
  const graph = graphOf(stats);
  const graphBefore = statsBefore && graphOf(statsBefore);
  const unknown = snapshots.find(({ file }) => !graph.get(file)?.has(storyList));
  const reasons = unknown ? [`the statistics of the build do not know ${unknown.file}`] : [];
  const reachedBy = new Map<string, string[]>();
  for (const change of changes) {
    const reached = await reachOfChange(change, graph, graphBefore, options);
    if ('everything' in reached) reasons.push(reached.everything);
    for (const snapshot of snapshots) {
      if ('everything' in reached || reached.isReached(snapshot))
        reachedBy.set(snapshot.id, [...(reachedBy.get(snapshot.id) ?? []), change.path]);
    }
  }
  return { everything: reasons[0], reachedBy };
}

/**
 * What is wrong where a story speaks a language that its mode does not name: a change of that language's catalog would not
 * reach it.
 * @param spoken the languages that the story has asked texts of since it began, as `window.spokenLanguages` tells
 */
export function languageFault(
  snapshot: Reachable,
  spoken: readonly string[],
  inSeveralLanguages: ReadonlySet<string>,
): string | undefined {
  const expected = languagesOf(snapshot);
  const others = spoken.filter(isLanguage).filter((code) => !expected.includes(code));
  if (others.length === 0 || inSeveralLanguages.has(snapshot.storyId)) return undefined;
  const names = others.map((code) => languageInfo(code).name).join(', ');
  return `It has texts in ${names}, which its mode ${snapshot.id.split(' ').at(-1)} does not say: give the story the tag '${severalLanguages}'.`;
}
