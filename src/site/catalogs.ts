import { defaultLanguage, type Language } from '../i18n/languages';
import type { Catalog, Catalogs } from '../i18n/lookup';
import english from '../i18n/messages/en.json';

const files = import.meta.glob<Catalog>(['../i18n/messages/*.json', '!../i18n/messages/en.json'], { import: 'default' });

const englishOnly: Promise<Catalogs> = Promise.resolve({ en: english });
const requested = new Map<Language, Promise<Catalogs>>([[defaultLanguage, englishOnly]]);

/** The texts of a language beside the English ones that they fall back to; loaded once. */
export function loadCatalogs(language: Language): Promise<Catalogs> {
  const known = requested.get(language);
  if (known) return known;
  const file = files[`../i18n/messages/${language}.json`];
  if (!file) throw new Error(`There is no catalog src/i18n/messages/${language}.json`);
  const catalogs = file().then((catalog): Catalogs => ({ en: english, [language]: catalog }));
  requested.set(language, catalogs);
  // A failed load may be tried again.
  catalogs.catch(() => requested.delete(language));
  return catalogs;
}
