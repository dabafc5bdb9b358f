import { defaultLocale, tagOf } from './config.ts';

/** Issues of a translation beside its source text, the most serious first. */
export type MessageIssue = 'missing' | 'placeholders' | 'identical';

export const issueNames: Record<MessageIssue, string> = {
  missing: 'Missing',
  placeholders: 'Placeholders differ',
  get identical() {
    return `Same as ${sourceName()}`;
  },
};

/** `1 text`, `2 texts`. */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `Spanish, Arabic and French`. */
export const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

/** In whole percent, rounded down: 100 only where nothing is missing. */
export const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.floor((100 * part) / whole)}\u202F%`;

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

export const englishName = (language: string) => englishNames.of(tagOf(language)) ?? language;

/** The name of the default language, which the others are translated from. */
export const sourceName = () => englishName(defaultLocale());

/** The Unicode notation of a character: `U+200B`. */
export const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
