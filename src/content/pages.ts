/** The pages of the site and their paths without a language (docs/spec.md, section 2). */
export const pages = {
  home: '/',
  contact: '/contact',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
} as const;

/** The name of a page; unknown paths show `notFound`. */
export type PageName = keyof typeof pages | 'notFound';
