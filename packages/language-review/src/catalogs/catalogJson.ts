import type { Edit } from '../edits/edits.ts';
import { defaultLocale, type CatalogTexts, type Language } from '../config.ts';
import { keysOfCatalogs } from './plurals.ts';

/** Not by way of an object, which has keys like `404` before all others. */
function jsonOf(texts: ReadonlyArray<readonly [key: string, text: string]>) {
  const lines = texts.map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

export const editsJson = (edits: readonly Edit[]) => jsonOf(edits.map(({ key, text }) => [key, text]));

/** The key that a new one follows in an order; undefined where the new one comes first. */
const precedingKey = <Key extends string>(key: Key, order: readonly Key[], isKnown: (key: Key) => boolean) =>
  order.slice(0, order.indexOf(key)).findLast(isKnown);

/** A catalog with its edits, in the order of its file; new keys are placed as in the English catalog. */
export function catalogJson(catalog: CatalogTexts, english: CatalogTexts, edits: readonly Edit[]): string {
  const keys = [...catalog.keys()];
  const changed = new Map(edits.map(({ key, text }) => [key as string, text]));
  const keysIn = (language: Language) => (language === defaultLocale() ? english : changed).keys();
  const known = edits[0] ? keysOfCatalogs([edits[0].language], keysIn, (key) => english.get(key)) : [];
  for (const key of known.filter((each) => changed.has(each) && !catalog.has(each))) {
    const before = precedingKey(key, known, (each) => keys.includes(each));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return jsonOf(keys.map((key) => [key, changed.get(key) ?? catalog.get(key) ?? '']));
}
