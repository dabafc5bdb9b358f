/** The pages of the site and their paths without a language (specification, section 2). */
export const pages = {
  home: '/',
  contact: '/contact',
  termsOfService: '/terms-of-service',
  privacyPolicy: '/privacy-policy',
} as const;
