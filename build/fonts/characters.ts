import { company } from '#content/company.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { countryNames, languageNames } from '#i18n/names.ts';
import { formatDays, formatTime, formatTimeZone } from '#i18n/openingHours.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { readMessages } from '../messages/readMessages.ts';

/** All messages of all catalogs, each with its file and key. */
export const catalogMessages = () =>
  languages.flatMap(({ code }) =>
    Object.entries(readMessages(code)).map(([key, message]) => ({
      source: `src/i18n/messages/${code}.json, ${key}`,
      message,
    })),
  );

/** What visitors may type. */
const typed = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)),
  'ÁÉÍÓÚÜÑáéíóúüñ¿¡ÀÂÇÈÊËÎÏÔŒÙÛàâçèêëîïôœùû',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
];

/** What `Intl` words on the site. */
function intlStrings(language: Language) {
  const { openingHours, countries = [] } = company;
  const names = [...languageNames(language), ...countryNames(countries, language)];
  if (!openingHours) return names;
  const times = openingHours.times.flatMap(({ days, opens, closes }) => [
    formatDays(days, language, ({ first, last }) => first + last),
    formatTime(opens, language),
    formatTime(closes, language),
  ]);
  return [...names, ...times, formatTimeZone(openingHours.timeZone, language)];
}

/** What the site shows besides its messages. */
export const otherStrings = () => [
  ...typed,
  JSON.stringify(company),
  ...languages.flatMap(({ code, name, short }) => [
    name,
    short,
    ...Object.values(typeSettings(code)),
    ...intlStrings(code),
  ]),
];

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

/** The distinct characters of strings, in code point order. */
export const charactersOf = (strings: readonly string[]) =>
  [...new Set(strings.join(''))].toSorted((a, b) => codePointOf(a) - codePointOf(b));

/** Whether a character belongs to the Arabic script, punctuation included. */
export const isArabic = (character: string) => /\p{Script_Extensions=Arabic}/u.test(character);

/** Whether a character has no glyph: browsers synthesize controls, marks of direction and spaces that a font lacks. */
export const isInvisible = (character: string) => /[\p{Cc}\p{Cf}\p{Z}]/u.test(character);

const hex = (number: number) => number.toString(16).toUpperCase();

/** A character and its code point, for error messages. */
export const nameOf = (character: string) => `“${character}” (U+${hex(codePointOf(character)).padStart(4, '0')})`;

/** The `unicode-range` descriptor of exactly these characters. */
export function unicodeRange(characters: readonly string[]) {
  const ranges: Array<{ first: number; last: number }> = [];
  for (const number of characters.map(codePointOf)) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join();
}
