/** The pages of the site and their paths without a language (specification, section 2). */
export const pages = {
  home: '/',
  contact: '/contact',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
} as const;

/** A page by its name; an address without a page shows the one that says so. */
export type PageName = keyof typeof pages | 'notFound';
