import type { MessageKey } from '../i18n/lookup';
import { pages, type PageName } from '../pages';

export interface PageTexts {
  titleId: MessageKey;
  /** What a search engine shows below the title. */
  descriptionId?: MessageKey | undefined;
  /** The page's path without its language; none for what is no page: an error, an unknown address. */
  path?: string | undefined;
}

const texts: Readonly<Record<PageName, PageTexts>> = {
  home: { path: pages.home, titleId: 'homePageTitle', descriptionId: 'homePageDescription' },
  contact: { path: pages.contact, titleId: 'contactPageTitle', descriptionId: 'contactPageDescription' },
  termsOfService: { path: pages.termsOfService, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' },
  privacyPolicy: { path: pages.privacyPolicy, titleId: 'privacyPageTitle', descriptionId: 'privacyPageDescription' },
  notFound: { titleId: 'notFoundPageTitle' },
};

const names = Object.keys(pages) as Array<keyof typeof pages>;

/** The page at a path without a language; a slash at its end changes nothing, capitals do. */
export function pageAt(path: string): PageName {
  const bare = path.replace(/\/+$/, '') || '/';
  return names.find((name) => pages[name] === bare) ?? 'notFound';
}

/** How what stands at a path without a language is called and described. */
export const pageTexts = (path: string): PageTexts => texts[pageAt(path)];
