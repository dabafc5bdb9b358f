import { configure, type LanguageReviewConfig } from './config.ts';

/** A configuration for unit tests. Importing it configures the addon. */
export const testConfig = {
  locales: [
    { code: 'en', name: 'English', short: 'EN', direction: 'ltr' },
    { code: 'es', name: 'Español', short: 'ES', direction: 'ltr' },
    { code: 'ar', name: 'العربية', short: 'ع', direction: 'rtl' },
    { code: 'fr', name: 'Français', short: 'FR', direction: 'ltr' },
  ],
  defaultLocale: 'en',
  catalogs: 'src/i18n/messages/{language}.json',
  format: 'flat',
  approvals: 'src/i18n/approvals',
  notes: 'src/i18n/notes',
  sources: 'src',
  storyResults: 'story-results.json',
  testCommand: 'npm test',
  preview: 'preview.tsx',
  data: [],
  brandTerms: ['Facebook', 'Instagram'],
  glossary: 'glossary.json',
  words: 'words.json',
  dictionaries: {},
  accepted: {
    all: { testimonialName: { identical: 'the name of a person' } },
    ar: { emailPlaceholder: { identical: 'an e-mail address is written in Latin letters' } },
    fr: {
      email: { identical: '“e-mail” is the common word in French too' },
      message: { identical: 'the same word in French' },
      notifications: { identical: 'the same word in French' },
      termsContactTitle: { identical: 'the same word in French' },
    },
  },
} satisfies LanguageReviewConfig;

configure(testConfig);
