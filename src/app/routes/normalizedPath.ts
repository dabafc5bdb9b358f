import { localizedPath } from '#i18n/localizedPath.ts';
import { pages } from '#content/pages.ts';
import { decoded } from './decodedPath';
import { routeOf } from './route';

/** The canonical path for capitals, `.html`, and needless escapes and slashes. Never resolves to another host. */
export function normalizedPath(pathname: string): string {
  const lowercase = (decoded(pathname) ?? pathname).toLowerCase().replaceAll(/\/{2,}/g, '/');
  const { page, language } = routeOf(lowercase.replace(/\/$/, '').replace(/(?:\/index)?\.html$/, ''));
  if (page === 'notFound') {
    const unknown = routeOf(pathname);
    return localizedPath(unknown.path, unknown.language);
  }
  const normalized = localizedPath(pages[page].path, language);
  // The host decides whether to redirect a trailing slash.
  return normalized !== '/' && pathname === `${normalized}/` ? pathname : normalized;
}
