import { company } from '#content/company.ts';
import { localizedPath } from '#i18n/localizedPath.ts';
import type { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageInfo, type Language } from '#i18n/languages.ts';
import type { PageMessages } from '#app/routes/pageMessages.ts';

/** The absolute URL of a page in a language. */
export const pageUrl = (path: string, language: Language) => company.siteUrl + localizedPath(path, language);

/** The path of the picture for shared links. */
export const socialPicture = (language: Language) => `/social/${language}.jpg`;

/**
 * The Open Graph locale of a language: `en_US`. Facebook rejects a locale without a territory, and repeats the language for one
 * that belongs to no country: `ar_AR`.
 */
export function openGraphLocale(language: Language) {
  const { language: code, region = code.toUpperCase() } = new Intl.Locale(languageInfo(language).intl);
  return `${code}_${region}`;
}

/** What search results and shared links show of a page. */
export function pageHead(
  { titleId, descriptionId, path }: PageMessages,
  { language, t }: Pick<ReturnType<typeof useLanguage>, 'language' | 't'>,
) {
  const name = t(titleId);
  return {
    name,
    title: `${name} – ${company.name}`,
    description: descriptionId && t(descriptionId, { company: company.name }),
    url: path && pageUrl(path, language),
  };
}
