import type { Language } from '../../src/i18n/languages.ts';
import type { MessageKey } from '../../src/i18n/lookup.ts';

/** Texts that may be the English ones in any language: some write them in letters of their own. */
export const sameAnywhere: ReadonlySet<MessageKey> = new Set<MessageKey>(['testimonialName']);

/** Translations that may be the same as the English text, and why. One that differs by now has to leave this list. */
export const sameAsEnglish: Readonly<Partial<Record<Language, Readonly<Partial<Record<MessageKey, string>>>>>> = {
  ar: {
    emailPlaceholder: 'an e-mail address is written in Latin letters',
  },
  fr: {
    email: '“e-mail” is the common word in French too',
    message: 'the same word in French',
    notifications: 'the same word in French',
    termsContactTitle: 'the same word in French',
  },
};
