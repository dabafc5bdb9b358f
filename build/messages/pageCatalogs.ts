import { catalogKeys } from '#i18n/catalogKeys.ts';
import { defaultLanguage, languages, type Language } from '#i18n/languages.ts';
import type { Catalog, CatalogKey, Catalogs, MessageKey } from '#i18n/lookup.ts';

/** What a page needs in the other languages as well, to offer itself in them. */
const offerKeys = ['languageOffer', 'dismiss'] as const satisfies readonly MessageKey[];

/** The messages of a page in a language, with their plural forms; English ones that lack a translation; and the offers in other languages. */
export function catalogsOf(all: Catalogs, language: Language, keys: readonly MessageKey[]): Catalogs {
  const pick = (catalog: Catalog | undefined, wanted: readonly CatalogKey[]) =>
    Object.fromEntries(wanted.flatMap((key) => (catalog?.[key]?.trim() ? [[key, catalog[key]]] : []))) as Catalog;
  const keysIn = (code: Language, wanted: readonly MessageKey[]) =>
    wanted.flatMap((key) => catalogKeys(all.en, code, key));
  const translated = pick(all[language], keysIn(language, keys));
  const others = languages.flatMap(({ code }) => {
    const offer = code === language ? {} : pick(all[code], offerKeys);
    return Object.keys(offer).length > 0 ? [[code, offer]] : [];
  });
  const offers = Object.fromEntries(others) as Partial<Catalogs>;
  if (language === defaultLanguage) return { ...offers, en: translated };
  const untranslated = keys.filter((key) => keysIn(language, [key]).some((each) => !(each in translated)));
  const english = pick(all.en, keysIn(defaultLanguage, untranslated));
  return { ...offers, en: { ...offers.en, ...english }, [language]: translated };
}

/**
 * The messages of each page in each language, by the path of their file.
 * @throws {Error} when a language has no catalog
 */
export function messageFiles(all: Catalogs, keys: ReadonlyMap<string, readonly MessageKey[]>) {
  const missing = languages.find(({ code }) => !all[code]);
  if (missing) throw new Error(`There is no catalog src/i18n/messages/${missing.code}.json`);
  return new Map(
    languages.flatMap(({ code }) =>
      [...keys].map(([page, own]) => [`${code}/${page}.json`, catalogsOf(all, code, own)] as const),
    ),
  );
}
