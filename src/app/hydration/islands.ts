import type { ComponentType } from 'react';
import type { PageName } from '#content/pages.ts';
import { lazyIsland, type LazyIsland } from './lazyIsland';

export interface PageProps {
  /** With its language. */
  pathname: string;
}

const screen = (load: () => Promise<{ Page: ComponentType<PageProps> }>) =>
  lazyIsland(() => load().then((module) => module.Page));

/** The `main` islands. The messages of a page are those of the modules behind its import (`build/messages`). */
export const screens: Readonly<Record<PageName, LazyIsland<PageProps>>> = {
  home: screen(() => import('#app/pages/home.tsx')),
  contact: screen(() => import('#app/pages/contact.tsx')),
  termsOfService: screen(() => import('#app/pages/termsOfService.tsx')),
  privacyPolicy: screen(() => import('#app/pages/privacyPolicy.tsx')),
  notFound: screen(() => import('#app/pages/notFound.tsx')),
};

/** The `footer` island of every page. */
export const Footer = lazyIsland(() => import('#layout/Footer').then((module) => module.Footer));

/** Replaces a page that threw. */
export const ErrorPage = lazyIsland(() => import('#app/navigation/ErrorPage.tsx').then((module) => module.ErrorPage));

/**
 * Whether `main` is hydrated on load: the legal pages mark the current section, the not-found page logs the unknown
 * path.
 */
export const hydrateOnLoad = (page: PageName) =>
  page === 'termsOfService' || page === 'privacyPolicy' || page === 'notFound';
