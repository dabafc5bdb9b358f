import type { MessageKey } from '#i18n/lookup.ts';

interface PageDescription {
  /** Without a language. */
  path: string;
  titleId: MessageKey;
  /** For search engines, below the title. */
  descriptionId: MessageKey;
}

/** The pages of the site (docs/spec.md, section 2). */
export const pages = {
  home: { path: '/', titleId: 'homePageTitle', descriptionId: 'homePageDescription' },
  contact: { path: '/contact', titleId: 'contactPageTitle', descriptionId: 'contactPageDescription' },
  termsOfService: {
    path: '/terms-of-service',
    titleId: 'termsPageTitle',
    descriptionId: 'termsPageDescription',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    titleId: 'privacyPageTitle',
    descriptionId: 'privacyPageDescription',
  },
} as const satisfies Record<string, PageDescription>;

/** The name of a page; unknown paths show `notFound`. */
export type PageName = keyof typeof pages | 'notFound';
