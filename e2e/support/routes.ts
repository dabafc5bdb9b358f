import type { MessageKey } from '#i18n/lookup.ts';

interface Route {
  /** The path in English. */
  path: string;
  title: MessageKey;
  heading: MessageKey;
}

/** The pages of the site (docs/spec.md, section 2). */
export const routes: readonly Route[] = [
  { path: '/', title: 'homePageTitle', heading: 'heroTitle' },
  { path: '/contact', title: 'contactPageTitle', heading: 'contactTitle' },
  { path: '/terms-of-service', title: 'termsPageTitle', heading: 'termsTitle' },
  { path: '/privacy-policy', title: 'privacyPageTitle', heading: 'privacyTitle' },
];

/** A path without a page. */
export const unknownRoute: Route = { path: '/no-such-page', title: 'notFoundPageTitle', heading: 'notFoundTitle' };

/** @throws if there is no such page */
export function routeOf(path: string): Route {
  const found = [...routes, unknownRoute].find((route) => route.path === path.replace(/[?#].*/, ''));
  if (!found) throw new Error(`There is no page at ${path}`);
  return found;
}
