import { languageInfo, type Language } from './languages.ts';
import type { Catalog, CatalogKey, MessageKey } from './lookup.ts';

/* For the build, the workbench and tests: the site looks up messages without a list of keys. */

/** The keys that the code may name, from those of the English catalog. */
export const messageKeys = (english: Catalog) => [
  ...new Set(Object.keys(english).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '') as MessageKey)),
];

/** The keys of a message in a catalog: one for each plural form of the language, if the message has any. */
export function catalogKeys(english: Catalog, language: Language, key: MessageKey): CatalogKey[] {
  if (!Object.hasOwn(english, `${key}_other`)) return [key as CatalogKey];
  const { pluralCategories } = new Intl.PluralRules(languageInfo(language).intl).resolvedOptions();
  return pluralCategories.map((form) => `${key}_${form}` as CatalogKey);
}
