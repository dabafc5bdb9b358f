import type { PageName } from '#content/pages.ts';
import { lazyIsland, type LazyIsland } from './lazyIsland';

export interface PageProps {
  /** The path of the URL, with its language. */
  pathname: string;
}

/**
 * The `main` island of each page of `pages` (docs/spec.md, section 2). The messages of a page are those that the modules behind its import
 * use (`build/messages`).
 */
export const screens: Readonly<Record<PageName, LazyIsland<PageProps>>> = {
  home: lazyIsland(() => import('#app/pages/home.tsx').then(({ Page }) => Page)),
  contact: lazyIsland(() => import('#app/pages/contact.tsx').then(({ Page }) => Page)),
  termsOfService: lazyIsland(() => import('#app/pages/termsOfService.tsx').then(({ Page }) => Page)),
  privacyPolicy: lazyIsland(() => import('#app/pages/privacyPolicy.tsx').then(({ Page }) => Page)),
  notFound: lazyIsland(() => import('#app/pages/notFound.tsx').then(({ Page }) => Page)),
};

/** The `footer` island of every page. */
export const Footer = lazyIsland(() => import('#layout/Footer').then((module) => module.Footer));

/** Replaces a page that threw. */
export const ErrorPage = lazyIsland(() => import('#app/navigation/ErrorPage.tsx').then((module) => module.ErrorPage));

/**
 * Whether the `main` island of a page is hydrated on load, and not on interaction: the legal pages highlight the current section in their
 * table of contents, the not-found page logs the unknown path.
 */
export const hydrateOnLoad = (page: PageName) =>
  page === 'termsOfService' || page === 'privacyPolicy' || page === 'notFound';
