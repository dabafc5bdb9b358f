import type { LanguageConfig } from '../config/visualConfig.ts';
import type { Change } from './changedFiles.ts';

type Catalog = Readonly<Record<string, unknown>>;

/** Reads a file before the change, or as it is now. */
export type ReadFile = (path: string, side: 'before' | 'now') => Promise<string>;

/** Whether a catalog has its own message for a key: a blank one falls back as well. */
function hasMessage(catalog: Catalog, key: string): boolean {
  const message = Object.hasOwn(catalog, key) ? catalog[key] : undefined;
  return typeof message === 'string' && message.trim() !== '';
}

/** The language of a catalog file. */
export const languageOfCatalog = (path: string, { catalogs }: LanguageConfig) =>
  Object.keys(catalogs).find((code) => catalogs[code] === path);

/** The languages whose messages a change of a catalog changes: its own, and for the fallback each that lacks such a message. */
export async function changedLanguages(
  language: string,
  { path, kind }: Change,
  { catalogs, fallback }: LanguageConfig,
  read: ReadFile,
): Promise<Set<string>> {
  const catalogAt = async (file: string, side: 'before' | 'now') => JSON.parse(await read(file, side)) as Catalog;
  const now = await catalogAt(path, 'now');
  const before = kind === 'added' ? {} : await catalogAt(path, 'before');
  const changed = Object.keys({ ...before, ...now }).filter((key) => before[key] !== now[key]);
  if (changed.length === 0) return new Set();
  const languages = new Set([language]);
  if (language !== fallback) return languages;
  for (const [code, file] of Object.entries(catalogs)) {
    if (code === fallback) continue;
    const catalog = await catalogAt(file, 'now');
    if (changed.some((key) => !hasMessage(catalog, key))) languages.add(code);
  }
  return languages;
}
