import type { LanguageReviewConfig } from 'language-review/config';
import { company } from '#content/company.ts';
import { defaultLanguage, languages, type Language as SiteLanguage } from '#i18n/languages.ts';
import type { CatalogKey, MessageKey as SiteMessageKey } from '#i18n/lookup.ts';
import { theme } from '#theme/tokens.ts';

declare module 'language-review/config' {
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
export const languageReview: LanguageReviewConfig = {
  locales: languages,
  defaultLocale: defaultLanguage,
  catalogs: 'src/i18n/messages',
  sources: 'src',
  shownBy: 'workbench/shownBy.json',
  preview: '.storybook/languageReview.tsx',
  data: [
    ...stringsIn(company),
    ...Object.keys(company.social),
    ...languages.flatMap(({ name, short, code }) => [name, short, code]),
  ],
  // The longer name first: what is left of a text must not hold a part of it.
  brandTerms: [
    company.name,
    'Facebook',
    'Instagram',
    'TikTok',
    'WhatsApp',
    'OpenStreetMap Foundation',
    'OpenStreetMap',
  ],
  sameAsDefault: {
    all: { testimonialName: 'the name of a person' },
    ar: { emailPlaceholder: 'an e-mail address is written in Latin letters' },
    fr: {
      message: 'the same word in French',
      notifications: 'the same word in French',
      termsContactTitle: 'the same word in French',
    },
  },
  verbatim: { en: { messageSent: 'docs/spec.md has it with a straight apostrophe' } },
  tokens: theme,
};
