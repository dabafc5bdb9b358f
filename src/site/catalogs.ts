import { defaultLanguage, type Language } from '../i18n/languages';
import type { Catalog, Catalogs } from '../i18n/lookup';
import english from '../i18n/messages/en.json';

const files = import.meta.glob<Catalog>(['../i18n/messages/*.json', '!../i18n/messages/en.json'], { import: 'default' });

/** What is there before anything is loaded. */
export const englishOnly: Catalogs = { en: english };

const requested = new Map<Language, Promise<Catalogs>>([[defaultLanguage, Promise.resolve(englishOnly)]]);
const failed = new Set<Language>();

/** The texts of a language beside the English ones that they fall back to; loaded once. */
export function loadCatalogs(language: Language): Promise<Catalogs> {
  const known = requested.get(language);
  if (known) return known;
  const file = files[`../i18n/messages/${language}.json`];
  if (!file) throw new Error(`There is no catalog src/i18n/messages/${language}.json`);
  const catalogs = file().then((catalog): Catalogs => ({ ...englishOnly, [language]: catalog }));
  requested.set(language, catalogs);
  catalogs.catch(() => failed.add(language));
  return catalogs;
}

/** Lets the catalogs that failed to load be asked for again. */
export function forgetFailures() {
  for (const language of failed) requested.delete(language);
  failed.clear();
}
