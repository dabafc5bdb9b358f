import { languageInfo, languages, type Language } from './languages.ts';

/* The data of `Intl` differs between browsers and Node: on a page, put its texts into `<IntlText>`. */

/** A list as in a sentence: "a, b, and c", or "a, b, or c". */
export const formatList = (items: readonly string[], language: Language, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(languageInfo(language).intl, { type }).format(items);

/** The languages of the site by their names in a language, which comes first itself. */
export function languageNames(language: Language) {
  const names = new Intl.DisplayNames(languageInfo(language).intl, { type: 'language' });
  const codes = new Set<string>([language, ...languages.map(({ code }) => code)]);
  return [...codes].map((code) => names.of(code) ?? code);
}

/** Countries by their names in a language, in its alphabetical order. */
export function countryNames(codes: readonly string[], language: Language) {
  const { intl } = languageInfo(language);
  const names = new Intl.DisplayNames(intl, { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(intl).compare);
}
