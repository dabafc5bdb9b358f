import type { LanguageReviewConfig } from 'language-review';
import { company } from '#content/company.ts';
import { defaultLanguage, languages, type Language as SiteLanguage } from '#i18n/languages.ts';
import type { CatalogKey, MessageKey as SiteMessageKey } from '#i18n/lookup.ts';
import * as tokens from '#theme/tokens.ts';

declare module 'language-review' {
  interface Register {
    language: SiteLanguage;
    messageKey: SiteMessageKey | CatalogKey;
  }
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** What the language review knows of this project. */
export default {
  locales: languages,
  defaultLocale: defaultLanguage,
  catalogs: 'src/i18n/messages/{language}.json',
  format: 'flat',
  approvals: 'src/i18n/approvals',
  notes: 'src/i18n/notes',
  storyResults: 'story-results.json',
  testCommand: 'npm test',
  preview: '.storybook/languageReview.tsx',
  data: [
    ...stringsIn(company),
    ...Object.keys(company.social),
    ...languages.flatMap(({ name, short, code }) => [name, short, code]),
  ],
  brandTerms: [
    company.name,
    'Facebook',
    'Instagram',
    'TikTok',
    'WhatsApp',
    'OpenStreetMap Foundation',
    'OpenStreetMap',
  ],
  glossary: 'src/i18n/glossary.json',
  words: 'src/i18n/words.json',
  dictionaries: {
    en: '@cspell/dict-en_us',
    es: '@cspell/dict-es-es',
    ar: '@cspell/dict-ar',
    fr: '@cspell/dict-fr-fr',
  },
  accepted: {
    all: {
      returnHome: { consistency: 'docs/spec.md has two English texts for the same action' },
      testimonialName: { identical: 'the name of a person' },
    },
    en: { messageSent: { copy: 'docs/spec.md has it with a straight apostrophe' } },
    es: {
      contactUs: { consistency: 'an action; contactPageTitle is a title' },
      privacyContactTitle: { width: 'an entry of the contents may break' },
      termsContactTitle: { consistency: 'the title of a section, as contactPageTitle is that of a page' },
    },
    ar: {
      privacyCookiesTitle: { width: 'an entry of the contents may break' },
      emailPlaceholder: { identical: 'an e-mail address is written in Latin letters' },
      nameTooShort: { numbers: 'the dual says the number' },
      testimonialQuote: { glossary: 'part of an order, not of a production' },
    },
    fr: {
      contactSubtitle: { sentences: 'two questions where English has a list' },
      faq5Answer: { glossary: 'the sentence does without the store' },
      message: { identical: 'the same word in French' },
      notifications: { identical: 'the same word in French' },
      privacyChangesTitle: { width: 'an entry of the contents may break' },
      privacyUseTitle: { width: 'an entry of the contents may break' },
      termsChangesTitle: { width: 'an entry of the contents may break' },
      termsContactTitle: { identical: 'the same word in French' },
    },
  },
  tokens,
} satisfies LanguageReviewConfig;
