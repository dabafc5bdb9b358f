import type { LanguageReviewConfig } from 'language-review';

export default {
  locales: ['en', 'de', 'fr', 'ar'],
  defaultLocale: 'en',
  catalogs: 'src/locales/{language}/messages.po',
  format: 'lingui',
} satisfies LanguageReviewConfig;
