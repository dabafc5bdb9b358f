import { defaultLanguage, type Language } from '../i18n/languages';
import type { Catalog, Catalogs } from '../i18n/lookup';
import english from '../i18n/messages/en.json';

const files = import.meta.glob<Catalog>(['../i18n/messages/*.json', '!../i18n/messages/en.json'], { import: 'default' });

/** What is there before anything is loaded, and where a language cannot be loaded. */
export const englishOnly: Catalogs = { en: english };

const requested = new Map<Language, Promise<Catalogs>>([[defaultLanguage, Promise.resolve(englishOnly)]]);

async function load(language: Language): Promise<Catalogs> {
  const file = files[`../i18n/messages/${language}.json`];
  if (!file) throw new Error(`There is no catalog src/i18n/messages/${language}.json`);
  try {
    return { ...englishOnly, [language]: await file() };
  } catch {
    return englishOnly;
  }
}

/** The texts of a language beside the English ones that they fall back to; the English alone where they cannot be loaded. */
export function loadCatalogs(language: Language): Promise<Catalogs> {
  const known = requested.get(language);
  if (known) return known;
  const catalogs = load(language);
  requested.set(language, catalogs);
  return catalogs;
}

/** Whether a language's own texts are among the catalogs. */
export const isComplete = (catalogs: Catalogs, language: Language) => catalogs[language] !== undefined;

/** Loads a language that could not be loaded before once more. */
export async function loadAgain(language: Language): Promise<void> {
  const catalogs = await requested.get(language);
  if (catalogs && !isComplete(catalogs, language)) requested.delete(language);
  await loadCatalogs(language);
}
