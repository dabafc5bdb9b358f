import { ownValue } from 'system-tools/own-value';
import type { LanguageConfig } from '../config/visualConfig.ts';
import { languageName } from '../report/format.ts';
import type { Snapshot } from '../types.ts';
import type { Change } from './changedFiles.ts';

type Catalog = Record<string, unknown>;

/** Reads a file before the change, or as it is now. */
export type ReadFile = (path: string, side: 'before' | 'now') => Promise<string>;

function hasMessage(catalog: Catalog, key: string) {
  const message = ownValue(catalog, key);
  return typeof message === 'string' && message.trim() !== '';
}

export const languageOfCatalog = (path: string, catalogs: LanguageConfig['catalogs'] = {}) =>
  Object.keys(catalogs).find((code) => catalogs[code] === path);

/** The messages that differ between two versions of a catalog. */
export function changedMessages(before: string, now: string) {
  const [old, current] = [before, now].map((text) => JSON.parse(text) as Record<string, string>) as [
    Record<string, string>,
    Record<string, string>,
  ];
  return Object.keys({ ...old, ...current }).flatMap((key) => {
    const [from = '', to = ''] = [ownValue(old, key), ownValue(current, key)];
    return from === to ? [] : [{ key, from, to }];
  });
}

/**
 * What a change of a catalog changes: the keys of messages, and the languages that show them, which are its own, and for the
 * fallback each that lacks a changed message.
 */
export async function changedTexts(
  language: string,
  { path, kind }: Change,
  { catalogs, fallback }: LanguageConfig,
  read: ReadFile,
) {
  const catalogAt = async (file: string, side: 'before' | 'now') => JSON.parse(await read(file, side)) as Catalog;
  const now = await catalogAt(path, 'now');
  const before = kind === 'added' ? {} : await catalogAt(path, 'before');
  const changed = Object.keys({ ...before, ...now }).filter((key) => ownValue(before, key) !== ownValue(now, key));
  const languages = new Set(changed.length > 0 ? [language] : []);
  if (changed.length === 0 || language !== fallback) return { keys: changed, languages };
  for (const [code, file] of Object.entries(catalogs)) {
    if (code === fallback) continue;
    const catalog = await catalogAt(file, 'now');
    if (changed.some((key) => !hasMessage(catalog, key))) languages.add(code);
  }
  return { keys: changed, languages };
}

export const taggedStories = (
  index: { entries: Record<string, { id: string; tags?: readonly string[] }> },
  tag: string | undefined,
) =>
  new Set(
    Object.values(index.entries).flatMap(({ id, tags = [] }) => (tag !== undefined && tags.includes(tag) ? [id] : [])),
  );

/** A change of the catalog of a language that a mode does not declare would not affect the snapshot: that is an error. */
export function languageIssue(
  { globals, mode, storyId }: Pick<Snapshot, 'globals' | 'mode' | 'storyId'>,
  shown: readonly string[],
  multilingualStories: ReadonlySet<string>,
  { languagesOfGlobals, severalLanguagesTag }: LanguageConfig,
) {
  const declared = languagesOfGlobals(globals);
  const others = shown.filter((code) => !declared.includes(code));
  if (others.length === 0 || multilingualStories.has(storyId)) return undefined;
  const names = others.map(languageName).join(', ');
  return `It shows messages in ${names}, which its mode ${mode} does not declare: give the story the tag '${severalLanguagesTag}'.`;
}
