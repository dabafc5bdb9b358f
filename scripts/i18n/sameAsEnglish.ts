import type { Language } from '../../src/i18n/languages.ts';
import type { MessageKey } from '../../src/i18n/lookup.ts';

type Reasons = Readonly<Partial<Record<MessageKey, string>>>;

/** Texts that may be the English ones in any language, and why: some languages write them in letters of their own. */
const sameAnywhere: Reasons = { testimonialName: 'the name of a person' };

/** Translations that may be the same as the English text, and why. One that differs by now has to leave this list. */
export const sameAsEnglish: Readonly<Partial<Record<Language, Reasons>>> = {
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

/** Why the text of a key may be the English one in a language; undefined where it may not. */
export const reasonToBeEnglish = (language: Language, key: string): string | undefined =>
  ({ ...sameAnywhere, ...sameAsEnglish[language] } as Readonly<Partial<Record<string, string>>>)[key];
