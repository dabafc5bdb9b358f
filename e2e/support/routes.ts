import type { MessageKey } from '../../src/i18n/lookup';

interface Route {
  /** The path in English. */
  path: string;
  title: MessageKey;
  heading: MessageKey;
}

/** The pages of the site (specification, section 2). */
export const routes: readonly Route[] = [
  { path: '/', title: 'homePageTitle', heading: 'heroTitle' },
  { path: '/contact', title: 'contactPageTitle', heading: 'contactTitle' },
  { path: '/terms-of-service', title: 'termsPageTitle', heading: 'termsTitle' },
  { path: '/privacy-policy', title: 'privacyPageTitle', heading: 'privacyTitle' },
];

/** An address without a page: also a layout of its own. */
export const unknownRoute: Route = { path: '/no-such-page', title: 'notFoundPageTitle', heading: 'notFoundTitle' };
