import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import type { LanguageConfig } from '../config/visualConfig.ts';
import { languageName } from '../report/format.ts';
import type { Snapshot } from '../types.ts';
import type { Change } from './changedFiles.ts';

interface Message {
  text: string;
  /** The names of objects or lists around it, and its own. */
  path: readonly string[];
}

/** The messages of a catalog by key, which is the path: `nav.home`. */
type Catalog = ReadonlyMap<string, Message>;

/** Reads a file before the change, or as it is now. */
export type ReadFile = (path: string, side: 'before' | 'now') => Promise<string>;

function messagesIn(value: unknown, path: readonly string[]): Array<readonly [key: string, message: Message]> {
  if (typeof value !== 'object' || value === null)
    return [[path.join('.'), { text: `${(value as string | number | boolean | null) ?? ''}`, path }]];
  return Object.entries(value).flatMap(([name, inner]) => messagesIn(inner, [...path, name]));
}

/**
 * Reads a catalog. One of the base that cannot be parsed has no messages: nobody can repair it.
 * @throws {UserError} where that of the working tree is no JSON object
 */
export async function readCatalog(path: string, side: 'before' | 'now', read: ReadFile): Promise<Catalog> {
  const source = await read(path, side);
  try {
    const content: unknown = JSON.parse(source.replace(/^\uFEFF/, ''));
    if (typeof content === 'object' && content !== null) return new Map(messagesIn(content, []));
  } catch {
    // Reported below.
  }
  if (side === 'before') return new Map();
  throw new UserError(`${printable(path)} is not a JSON object of messages: repair it (it may have conflict markers).`);
}

const hasMessage = (catalog: Catalog, key: string) => Boolean(catalog.get(key)?.text.trim());

export const languageOfCatalog = (path: string, catalogs: LanguageConfig['catalogs'] = {}) =>
  Object.keys(catalogs).find((code) => catalogs[code] === path);

/** The messages that differ between two versions of a catalog: in their text, or in their place, as where `nav.home` becomes `home` in `nav`. */
export const changedMessages = (before: Catalog, now: Catalog) =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap((key) => {
    const [from, to] = [before.get(key), now.get(key)];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ key, from: from?.text ?? '', to: to?.text ?? '' }];
  });

/**
 * What a change of a catalog changes: the keys of messages, of those that it has, and the languages that show them. They are its own
 * and each that falls back to it for a changed message: for the fallback any, for a language those of its regions.
 */
export async function changedTexts(
  language: string,
  { path, kind }: Change,
  { catalogs, fallback }: LanguageConfig,
  read: ReadFile,
) {
  const now = await readCatalog(path, 'now', read);
  const before: Catalog = kind === 'added' ? new Map() : await readCatalog(path, 'before', read);
  const keys = changedMessages(before, now).map(({ key }) => key);
  const languages = new Set(keys.length > 0 ? [language] : []);
  const isRegion = (code: string) => code.startsWith(language) && /^[-_]/.test(code.slice(language.length));
  for (const [code, file] of Object.entries(catalogs)) {
    if (keys.length === 0 || code === language || !(language === fallback || isRegion(code))) continue;
    const catalog = await readCatalog(file, 'now', read);
    if (keys.some((key) => !hasMessage(catalog, key))) languages.add(code);
  }
  return { keys, known: [...new Set([...before.keys(), ...now.keys()])], languages };
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
