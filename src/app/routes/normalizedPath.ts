import { localizedPath, parseLocalizedPath } from '#i18n/localizedPath.ts';
import { pages } from '#content/pages.ts';
import { decoded } from './decodedPath';
import { pageAt } from './pageMessages';

/**
 * The canonical path of a page, for a path with capitals, `.html`, or unnecessary escapes and slashes. Never a path that a browser could
 * resolve to another host.
 */
export function normalizedPath(pathname: string): string {
  const lowercase = (decoded(pathname) ?? pathname).toLowerCase().replaceAll(/\/{2,}/g, '/');
  const parsed = parseLocalizedPath(lowercase.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, ''));
  const page = pageAt(parsed.path);
  if (page === 'notFound') {
    const { language, path } = parseLocalizedPath(pathname);
    return localizedPath(path, language);
  }
  const normalized = localizedPath(pages[page], parsed.language);
  // The host decides whether to redirect a trailing slash.
  return normalized !== '/' && pathname === `${normalized}/` ? pathname : normalized;
}
