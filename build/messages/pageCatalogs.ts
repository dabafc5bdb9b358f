import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import type { Catalog, Catalogs } from '#i18n/lookup.ts';

/** The messages of a page in a language, and the English ones that lack a translation. */
export function catalogsOf(all: Catalogs, language: Language, keys: readonly string[]): Catalogs {
  const pick = (catalog: Partial<Record<string, string>> = {}, wanted = keys): Catalog =>
    Object.fromEntries(wanted.flatMap((key) => (catalog[key]?.trim() ? [[key, catalog[key]]] : [])));
  const translated = pick(all[language]);
  if (language === defaultLanguage) return { en: translated };
  const missing = keys.filter((key) => !(key in translated));
  return { en: pick(all.en, missing), [language]: translated };
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
      [...keys].map(([page, own]) => [`${code}/${page}.json`, catalogsOf(all, code, own)] as const),
    ),
  );
}
