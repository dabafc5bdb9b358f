import type { CatalogMessage } from './messages.ts';
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, posix, relative, sep } from 'node:path';
import { FormatError, type CatalogEntry, type CatalogFormat } from '../adapters/catalogFormat.ts';
import { flatJson, nestedJson } from '../adapters/json.ts';
import { linguiFormat } from '../adapters/lingui/format.ts';
import { catalogOf, hasNamespaces, joinKey, ownCatalogAt, type CatalogFile } from './catalogPaths.ts';
import { getConfig, isLanguage, type Catalog, type FormatName, type Language } from '../config.ts';
import { CatalogError } from './catalogError.server.ts';
import { filesIn } from './filesIn.server.ts';
import { isOwnFile } from './isOwnFile.server.ts';
import { readText } from './readText.server.ts';

const formats: Record<FormatName, CatalogFormat> = {
  flat: flatJson,
  'react-i18next': nestedJson,
  'react-intl': flatJson,
  lingui: linguiFormat,
};

export const catalogFormat = () => formats[getConfig().format];

/** The path of a file from the root of the project, with `/`. */
export const pathFrom = (root: string, file: string) => relative(root, file).replaceAll('\\', '/');

/** Whether a file is a catalog of the project: not one of a dependency or of the addon. Vite names files without links. */
export const isCatalog = (root: string, file: string) =>
  [root, realpathSync(root)]
    .map((folder) => pathFrom(folder, file))
    .some((path) => ownCatalogAt(path) !== undefined && !isOwnFile(path));

/** @throws {CatalogError} in place of a `FormatError` */
export function located<Result>(task: () => Result, source: string, path: string, root: string) {
  try {
    return task();
  } catch (error) {
    throw error instanceof FormatError ? new CatalogError(error.message, source, error.offset, path, root) : error;
  }
}

/** The messages of a catalog, by their keys with the namespace. @throws {CatalogError} where it cannot be parsed */
export function parseCatalog(
  source: string,
  { namespace, path }: Pick<CatalogFile, 'namespace' | 'path'>,
  root: string,
) {
  const entries = located(() => catalogFormat().parse(source), source, path, root);
  return new Map<string, CatalogEntry>(Array.from(entries, ([name, entry]) => [joinKey(namespace, name), entry]));
}

function catalogFolder() {
  const { catalogs } = getConfig();
  return dirname(catalogs.slice(0, catalogs.indexOf('{') + 1));
}

/** Where a file is, or would be, without symbolic links. */
export function realPath(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false }) || dirname(file) === file
    ? realpathSync(file)
    : join(realPath(dirname(file)), basename(file));
}

/** Whether a catalog is in the folder of the catalogs, also where symbolic links lead. */
export function isInCatalogFolder(root: string, { path }: CatalogFile) {
  try {
    return realPath(join(root, path)).startsWith(realPath(join(root, catalogFolder())) + sep);
  } catch {
    // A link leads nowhere.
    return false;
  }
}

/** Paths from the root of the project, of all files that the pattern matches: also those of other languages. */
function catalogPaths(root: string) {
  const folder = catalogFolder();
  return filesIn(join(root, folder))
    .map((name) => posix.join(folder, name))
    .toSorted();
}

/** The catalogs of the project: of one language or of all, and of languages that it does not have. */
export function catalogFiles(root: string, language?: Language): CatalogFile[] {
  if (language !== undefined && !hasNamespaces()) return [catalogOf(language, '')];
  // Beside catalogs in the root of the project, there are other data.
  const isRoot = catalogFolder() === '.';
  return catalogPaths(root).flatMap((path) => {
    const found = ownCatalogAt(path);
    if (!found || ((isRoot || isOwnFile(path)) && !isLanguage(found.language))) return [];
    if (language !== undefined && found.language !== language) return [];
    return { language: found.language as Language, namespace: found.namespace, path };
  });
}

/** Files that look like catalogs, in the folder of the catalogs, and are none by their paths. */
export function unreadFiles(root: string) {
  const { catalogs, sources } = getConfig();
  const folder = catalogFolder();
  // In a folder of sources, there are other data.
  if (folder === '.' || `${sources}/`.startsWith(`${folder}/`)) return [];
  return catalogPaths(root).filter(
    (path) => extname(path) === extname(catalogs) && !ownCatalogAt(path) && !isOwnFile(path),
  );
}

/** The messages of a language. @throws {UserError} where one of its catalogs cannot be read or parsed */
export const readMessages = (root: string, language: Language): CatalogMessage[] =>
  catalogFiles(root, language).flatMap((file) => {
    const source = readText(join(root, file.path), file.path);
    let line = 1;
    let counted = 0;
    return Array.from(parseCatalog(source, file, root), ([key, { text, start, isFuzzy, context }]) => {
      line += source.slice(counted, start).split('\n').length - 1;
      counted = start;
      return { key, text, line, isFuzzy, context };
    });
  });

/** Why a catalog cannot be parsed; undefined where it can. @param path absolute */
export function catalogErrorIn(source: string, path: string, root: string) {
  try {
    parseCatalog(source, { namespace: undefined, path: pathFrom(root, path) }, root);
  } catch (error) {
    if (error instanceof CatalogError) return error;
    throw error;
  }
  return undefined;
}

/**
 * The messages of a flat catalog. If a Vite configuration imported the file, each change would restart the server.
 * @param file its absolute path
 * @throws {UserError} where it cannot be read or parsed
 */
export function readCatalog(file: string, root: string): Catalog {
  const path = pathFrom(root, file);
  const source = readText(file, path);
  const entries = located(() => flatJson.parse(source), source, path, root);
  return Object.fromEntries(Array.from(entries, ([key, { text }]) => [key, text]));
}
