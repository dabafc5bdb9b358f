import type { LanguageReviewConfig } from 'language-review';

export default {
  locales: ['en', 'de', 'fr', 'ar'],
  defaultLocale: 'en',
  catalogs: 'src/locales/{language}.json',
  format: 'react-intl',
} satisfies LanguageReviewConfig;
