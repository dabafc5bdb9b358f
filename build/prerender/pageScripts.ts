import { entryModule, pageOf } from '../messages/pageKeys.ts';

/** The URLs of the scripts of each page by its name, each after those that it imports. */
export type PageScripts = ReadonlyMap<string, readonly string[]>;

/** What this needs to know of a file of the build. */
interface OutputFile {
  fileName: string;
  /** Only scripts have `moduleIds` and `imports`. */
  moduleIds?: string[];
  imports?: string[];
}

/**
 * Reads the scripts of the pages from the files of the build: those of the entry first, then those of the page.
 * @throws {Error} when there is no entry
 */
export function pageScripts(files: readonly OutputFile[]): PageScripts {
  const importsOf = (name: string) => files.find(({ fileName }) => fileName === name)?.imports ?? [];
  const entry = files.find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(`/${entryModule}`)))?.fileName;
  if (!entry) throw new Error(`The build has no ${entryModule}`);
  const withImports = (name: string, seen = new Set<string>()): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [...importsOf(name).flatMap((next) => withImports(next, seen)), name];
  };
  const pages = files.flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds.map(pageOf).flatMap((page) => (page === undefined ? [] : [[page, fileName] as const])),
  );
  return new Map(
    pages.map(([page, file]) => {
      const urls = [...new Set([...withImports(entry), ...withImports(file)])];
      return [page, urls.map((url) => `/${url}`)];
    }),
  );
}
