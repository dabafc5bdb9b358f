import { defaultLanguage, languages, type Language } from '../../src/i18n/languages.ts';
import type { Catalog, Catalogs, MessageKey } from '../../src/i18n/lookup.ts';

/** The texts of a page in a language: its keys, and the English text only of those that are not translated. */
export function catalogsOf(all: Catalogs, language: Language, keys: readonly string[]): Catalogs {
  const part = (catalog: Catalog | undefined, wanted: readonly string[]) =>
    Object.fromEntries(
      wanted.flatMap((key) => (catalog?.[key as MessageKey]?.trim() ? [[key, catalog[key as MessageKey]]] : [])),
    ) as Catalog;
  const own = part(all[language], keys);
  if (language === defaultLanguage) return { en: own };
  return {
    en: part(
      all.en,
      keys.filter((key) => !(key in own)),
    ),
    [language]: own,
  };
}

/**
 * The texts of each page in each language, by the path of the file that holds them.
 * @throws where a language has no catalog
 */
export function textFiles(all: Catalogs, keys: ReadonlyMap<string, readonly string[]>): Map<string, Catalogs> {
  const missing = languages.find(({ code }) => !all[code]);
  if (missing) throw new Error(`There is no catalog src/i18n/messages/${missing.code}.json`);
  return new Map(
    languages.flatMap(({ code }) =>
      [...keys].map(([page, own]): [string, Catalogs] => [`${code}/${page}.json`, catalogsOf(all, code, own)]),
    ),
  );
}
