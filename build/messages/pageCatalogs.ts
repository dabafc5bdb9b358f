import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import type { Catalog, Catalogs, MessageKey } from '#i18n/lookup.ts';

/** The messages of a page in a language, and in English those that are not translated. */
export function catalogsOf(all: Catalogs, language: Language, keys: readonly string[]): Catalogs {
  const pick = (catalog: Catalog | undefined, wanted: readonly string[]) =>
    Object.fromEntries(
      wanted.flatMap((key) => (catalog?.[key as MessageKey]?.trim() ? [[key, catalog[key as MessageKey]]] : [])),
    ) as Catalog;
  const own = pick(all[language], keys);
  if (language === defaultLanguage) return { en: own };
  return {
    en: pick(
      all.en,
      keys.filter((key) => !(key in own)),
    ),
    [language]: own,
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
      [...keys].map(([page, own]): [string, Catalogs] => [`${code}/${page}.json`, catalogsOf(all, code, own)]),
    ),
  );
}
