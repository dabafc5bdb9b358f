export type Direction = 'ltr' | 'rtl';

interface LanguageEntry {
  /** BCP 47 code in lowercase, as `pt-br`: the value of `lang`, the name of the catalog file and the prefix of the path. */
  code: string;
  /** The name in the language itself. */
  name: string;
  /** Short form of the name, for phones. */
  short: string;
  direction: Direction;
  /** Locale for `Intl`, pinned where engines disagree on digits or calendar. */
  intl: string;
}

/** The languages of the site. To add one, see CONTRIBUTING.md. */
export const languages = [
  { code: 'en', name: 'English', short: 'EN', direction: 'ltr', intl: 'en-US' },
  { code: 'es', name: 'Español', short: 'ES', direction: 'ltr', intl: 'es-ES' },
  { code: 'ar', name: 'العربية', short: 'ع', direction: 'rtl', intl: 'ar-u-ca-gregory-nu-latn' },
  { code: 'fr', name: 'Français', short: 'FR', direction: 'ltr', intl: 'fr-FR' },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof languages)[number]['code'];

/** Whether a page offers itself in the visitor's own language. */
export const offersLanguage = true;

export const defaultLanguage = 'en' satisfies Language;

/** Whether a value is the code of a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value);
}

/** Name, direction and `Intl` locale of a language. */
export function languageInfo(language: Language) {
  return languages.find(({ code }) => code === language) ?? languages[0];
}
