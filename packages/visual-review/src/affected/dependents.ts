/** From `storybook build --stats-json`: every module of the preview, and what imports it. */
export interface Stats {
  modules: ReadonlyArray<{ name: string; reasons?: ReadonlyArray<{ moduleName: string }> }>;
}

/** The importers of each module, known or not, by paths from the root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports all stories, so tracing ends there. */
export const storyList = '/virtual:/@storybook/builder-vite/storybook-stories.js';

/** Decorates every story, under its name of today or that of before. The statistics do not contain what imports it. */
export const previewFile = /^\.storybook\/(?:preview|config)\.[cm]?[jt]sx?$/;

/** A path without the markers of virtual modules and without queries. */
const pathOf = (name: string) => name.replace(/^\0/, '').replace(/^\.\//, '').replace(/\?.*$/s, '');

export function importGraph({ modules }: Stats) {
  const graph = new Map<string, Set<string>>();
  const importersOf = (path: string) => {
    const importers = graph.get(path) ?? new Set();
    graph.set(path, importers);
    return importers;
  };
  for (const { name, reasons = [] } of modules) {
    const importers = importersOf(pathOf(name));
    for (const importer of reasons.map(({ moduleName }) => pathOf(moduleName))) {
      importersOf(importer);
      if (importer !== pathOf(name)) importers.add(importer);
    }
  }
  return graph;
}

/** What depends on modules. */
export interface Dependents {
  storyFiles: ReadonlySet<string>;
  /** One that is part of every story. */
  sharedModule: string | undefined;
  includesLoader: boolean;
}

/**
 * Follows the importers of modules up to the story files.
 * @param catalogLoader for a catalog: the module at which tracing ends, because it selects catalogs by language
 * @param affectsNothing whether a module affects nothing unless a story imports it: the preview's import of it is ignored
 * @returns `includesLoader`: whether the loader is a dependent
 */
export function traceDependents(
  graph: ImportGraph,
  paths: readonly string[],
  affectsNothing: (path: string) => boolean,
  catalogLoader?: string,
): Dependents {
  const storyFiles = new Set<string>();
  const seen = new Set(paths);
  let sharedModule: string | undefined;
  let includesLoader = false;
  let isIgnored = false;
  // Iteration over a set includes what is added meanwhile.
  for (const module of seen) {
    const importers = graph.get(module) ?? new Set();
    if (importers.size === 0) sharedModule ??= module;
    for (const importer of importers) {
      if (importer === storyList) storyFiles.add(module);
      else if (importer === catalogLoader) includesLoader = true;
      else if (previewFile.test(importer) && affectsNothing(module)) isIgnored = true;
      else seen.add(importer);
    }
  }
  // Something that the statistics do not contain loads modules that import only each other.
  if (storyFiles.size === 0 && !includesLoader && !isIgnored) sharedModule ??= paths[0];
  return { storyFiles, sharedModule, includesLoader };
}
