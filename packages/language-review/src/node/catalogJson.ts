import { getConfig, type Catalog, type Language, type MessageKey } from '../config.ts';
import type { Edit } from '../preview/channel.ts';

/** The edits by language, in the order of the list of languages; only languages that have any. */
export const editsByLanguage = (edits: readonly Edit[]): Array<{ language: Language; edits: Edit[] }> =>
  getConfig()
    .locales.map(({ code }) => ({ language: code, edits: edits.filter(({ language }) => language === code) }))
    .filter((group) => group.edits.length > 0);

/** Texts as a catalog's file is written. */
const jsonOf = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;

/** The edited texts alone, ready to be merged into a catalog. */
export const editsJson = (edits: readonly Edit[]) =>
  jsonOf(Object.fromEntries(edits.map(({ key, text }) => [key, text])));

/**
 * A whole catalog with its edits, in the order of its file. A key that is new there comes after the one that it follows in the
 * English catalog; one that English does not have is left out.
 */
export function catalogJson(catalog: Catalog, english: Catalog, edits: readonly Edit[]): string {
  const keys = Object.keys(catalog) as MessageKey[];
  const known = Object.keys(english) as MessageKey[];
  const changed = new Map(edits.map(({ key, text }) => [key, text]));
  for (const [index, key] of known.entries()) {
    if (!changed.has(key) || keys.includes(key)) continue;
    const before = known.slice(0, index).findLast((each) => keys.includes(each));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return jsonOf(Object.fromEntries(keys.map((key) => [key, changed.get(key) ?? catalog[key] ?? ''])));
}
