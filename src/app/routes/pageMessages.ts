import type { MessageKey } from '#i18n/lookup.ts';
import { parseLocalizedPath } from '#i18n/localizedPath.ts';
import { pages, type PageName } from '#content/pages.ts';

/** The messages of a page for its `head`. */
export interface PageMessages {
  titleId: MessageKey;
  /** For search engines, below the title. */
  descriptionId?: MessageKey | undefined;
  /** The path without its language; undefined for an error page and for the not-found page. */
  path?: string | undefined;
}

const messages: Readonly<Record<PageName, PageMessages>> = {
  home: { path: pages.home, titleId: 'homePageTitle', descriptionId: 'homePageDescription' },
  contact: { path: pages.contact, titleId: 'contactPageTitle', descriptionId: 'contactPageDescription' },
  termsOfService: { path: pages.termsOfService, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' },
  privacyPolicy: { path: pages.privacyPolicy, titleId: 'privacyPageTitle', descriptionId: 'privacyPageDescription' },
  notFound: { titleId: 'notFoundPageTitle' },
};

const names = Object.keys(pages) as Array<keyof typeof pages>;

/** The page of a path without its language; case-sensitive. */
export function pageAt(path: string): PageName {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return names.find((name) => pages[name] === trimmed) ?? 'notFound';
}

export type Route = ReturnType<typeof routeOf>;

/** The page and the language of a URL's path. */
export function routeOf(pathname: string) {
  const { path, language } = parseLocalizedPath(pathname);
  return { path, language, page: pageAt(path) };
}

export const pageMessages = (path: string): PageMessages => messages[pageAt(path)];
