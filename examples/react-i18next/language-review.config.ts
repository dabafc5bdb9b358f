import type { LanguageReviewConfig } from 'language-review';

export default {
  locales: ['en', 'de', 'fr', 'ar'],
  defaultLocale: 'en',
  catalogs: 'src/locales/{language}/{namespace}.json',
  format: 'react-i18next',
} satisfies LanguageReviewConfig;
