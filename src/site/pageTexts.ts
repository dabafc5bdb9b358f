import { matchPath } from 'react-router-dom';
import type { MessageKey } from '../i18n/lookup';
import { pages } from '../pages';

export interface PageTexts {
  titleId: MessageKey;
  /** What a search engine shows below the title. */
  descriptionId?: MessageKey | undefined;
  /** The page's path without its language; none for what is no page: an error, an unknown address. */
  path?: string | undefined;
}

const known = [
  { path: pages.home, titleId: 'homePageTitle', descriptionId: 'homePageDescription' },
  { path: pages.contact, titleId: 'contactPageTitle', descriptionId: 'contactPageDescription' },
  { path: pages.termsOfService, titleId: 'termsPageTitle', descriptionId: 'termsPageDescription' },
  { path: pages.privacyPolicy, titleId: 'privacyPageTitle', descriptionId: 'privacyPageDescription' },
] as const satisfies readonly PageTexts[];

/** The page at a path without a language, as the route table knows it; nothing where there is none. */
export function pageAt(path: string): PageTexts | undefined {
  return known.find(({ path: pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
}

/** How what stands at a path without a language is called and described. */
export function pageTexts(path: string): PageTexts {
  return pageAt(path) ?? { titleId: 'notFoundPageTitle' };
}
