import { languageInfo, languages, type Language } from './languages.ts';

/*
 * Names and lists in the words of `Intl`. Its data differs between browsers and Node: on a page, put its text into `<IntlText>`.
 */

/** A list as in a sentence: "a, b, and c", or "a, b, or c". */
export const formatList = (items: readonly string[], language: Language, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(languageInfo(language).intl, { type }).format(items);

/** The languages of the site by their names in a language, which comes first itself. */
export function languageNames(language: Language): string[] {
  const names = new Intl.DisplayNames(languageInfo(language).intl, { type: 'language' });
  const codes = new Set<string>([language, ...languages.map(({ code }) => code)]);
  return [...codes].map((code) => names.of(code) ?? code);
}

/** Countries by their names in a language, in its alphabetical order. */
export function countryNames(codes: readonly string[], language: Language): string[] {
  const { intl } = languageInfo(language);
  const names = new Intl.DisplayNames(intl, { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).toSorted(new Intl.Collator(intl).compare);
}
