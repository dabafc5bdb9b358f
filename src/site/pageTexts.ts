import { matchPath } from 'react-router-dom';
import type { MessageKey } from '../i18n/lookup';
import { pages } from '../pages';

interface PageTexts {
  titleId: MessageKey;
  /** What a search engine shows below the title. */
  descriptionId?: MessageKey;
}

const texts: Readonly<Record<string, PageTexts>> = {
  [pages.home]: { titleId: 'homePageTitle', descriptionId: 'homePageDescription' },
  [pages.contact]: { titleId: 'contactPageTitle', descriptionId: 'contactPageDescription' },
  [pages.termsOfService]: { titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' },
  [pages.privacyPolicy]: { titleId: 'privacyPageTitle', descriptionId: 'privacyPageDescription' },
};

/** The page at a path without a language, as the route table knows it; nothing where there is none. */
export function pageAt(path: string): string | undefined {
  return Object.values(pages).find((pattern) => matchPath({ path: pattern, caseSensitive: true }, path));
}

/** How the page at a path without a language is called and described. */
export function pageTexts(path: string): PageTexts {
  const page = pageAt(path);
  return (page && texts[page]) || { titleId: 'notFoundPageTitle' };
}
