import { configure, type LanguageReviewConfig } from './config.ts';

/** A configuration for unit tests. Importing it configures the addon. */
export const testConfig: LanguageReviewConfig = {
  locales: [
    { code: 'en', name: 'English', short: 'EN', direction: 'ltr' },
    { code: 'es', name: 'Español', short: 'ES', direction: 'ltr' },
    { code: 'ar', name: 'العربية', short: 'ع', direction: 'rtl' },
    { code: 'fr', name: 'Français', short: 'FR', direction: 'ltr' },
  ],
  defaultLocale: 'en',
  catalogs: 'src/i18n/messages',
  sources: 'src',
  shownBy: 'workbench/shownBy.json',
  preview: 'preview.tsx',
  data: [],
  brandTerms: ['Facebook', 'Instagram'],
  sameAsDefault: {
    all: { testimonialName: 'the name of a person' },
    ar: { emailPlaceholder: 'an e-mail address is written in Latin letters' },
    fr: {
      email: '“e-mail” is the common word in French too',
      message: 'the same word in French',
      notifications: 'the same word in French',
      termsContactTitle: 'the same word in French',
    },
  },
  verbatim: {},
  tokens: {} as LanguageReviewConfig['tokens'],
};

configure(testConfig);
