import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import type { Catalog, Catalogs, MessageKey } from '#i18n/lookup.ts';

/** The messages of a page in a language, and the English ones that lack a translation. */
export function catalogsOf(all: Catalogs, language: Language, keys: readonly string[]): Catalogs {
  const pick = (catalog: Catalog | undefined, wanted: readonly string[]) =>
    Object.fromEntries(
      wanted.flatMap((key) => (catalog?.[key as MessageKey]?.trim() ? [[key, catalog[key as MessageKey]]] : [])),
    ) as Catalog;
  const translated = pick(all[language], keys);
  if (language === defaultLanguage) return { en: translated };
  return {
    en: pick(
      all.en,
      keys.filter((key) => !(key in translated)),
    ),
    [language]: translated,
  };
}

/**
 * The messages of each page in each language, by the path of their file.
 * @throws {Error} when a language has no catalog
 */
export function messageFiles(all: Catalogs, keys: ReadonlyMap<string, readonly string[]>): Map<string, Catalogs> {
  const missing = languages.find(({ code }) => !all[code]);
  if (missing) throw new Error(`There is no catalog src/i18n/messages/${missing.code}.json`);
  return new Map(
    languages.flatMap(({ code }) =>
      [...keys].map(([page, pageKeys]): [string, Catalogs] => [
        `${code}/${page}.json`,
        catalogsOf(all, code, pageKeys),
      ]),
    ),
  );
}
