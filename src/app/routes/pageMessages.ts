import type { MessageKey } from '#i18n/lookup.ts';
import { pages, type PageName } from '#content/pages.ts';
import { pageAt } from './route';

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

export const pageMessages = (path: string): PageMessages => messages[pageAt(path)];
