import type { MessageKey } from '#i18n/lookup.ts';
import { pages } from '#content/pages.ts';
import { pageAt } from './route';

/** The messages of a page for its `head`. */
export interface PageMessages {
  titleId: MessageKey;
  descriptionId?: MessageKey | undefined;
  /** The path without its language; undefined for an error page and for the not-found page. */
  path?: string | undefined;
}

export function pageMessages(path: string): PageMessages {
  const page = pageAt(path);
  return page === 'notFound' ? { titleId: 'notFoundPageTitle' } : pages[page];
}
