import { pages, type PageName } from '#content/pages.ts';
import { parseLocalizedPath } from '#i18n/localizedPath.ts';

const names = Object.keys(pages) as Array<keyof typeof pages>;

/** The page of a path without its language; case-sensitive. */
export function pageAt(path: string): PageName {
  const trimmed = path.replace(/\/+$/, '') || '/';
  return names.find((name) => pages[name].path === trimmed) ?? 'notFound';
}

export type Route = ReturnType<typeof routeOf>;

/** The page and the language of a URL's path. */
export function routeOf(pathname: string) {
  const { path, language } = parseLocalizedPath(pathname);
  return { path, language, page: pageAt(path) };
}
