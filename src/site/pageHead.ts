import { company } from '../company';
import { localizedPath } from '../i18n/address';
import type { useLanguage } from '../i18n/LanguageProvider';
import type { Language } from '../i18n/languages';
import type { PageTexts } from './pageTexts';

/** The full address of a page in a language. */
export const addressOf = (path: string, language: Language) => company.siteAddress + localizedPath(path, language);

/** Where a host has the picture that a shared link shows. */
export const socialPicture = (language: Language) => `/social/${language}.jpg`;

/** What searches and shared links show of a page. */
export function pageHead(
  { titleId, descriptionId, path }: PageTexts,
  { language, t }: Pick<ReturnType<typeof useLanguage>, 'language' | 't'>,
) {
  const name = t(titleId);
  return {
    name,
    title: `${name} – ${company.name}`,
    description: descriptionId && t(descriptionId, { company: company.name }),
    address: path && addressOf(path, language),
  };
}
