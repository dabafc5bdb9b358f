import { readFile } from 'node:fs/promises';
import { company } from '../../src/company.ts';
import { languages } from '../../src/i18n/languages.ts';
import { typeSettings } from '../../src/theme/typeSettings.ts';

/** A text of the site, and where it stands. */
export interface Text {
  /** File and key. */
  place: string;
  text: string;
}

/** Every text of every catalog. */
export async function catalogTexts(): Promise<Text[]> {
  const texts = languages.map(async ({ code }) => {
    const file = `src/i18n/messages/${code}.json`;
    const catalog = JSON.parse(await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
    return Object.entries(catalog).map(([key, text]) => ({ place: `${file}, ${key}`, text }));
  });
  return (await Promise.all(texts)).flat();
}

/** What visitors type, whatever the catalogs say. */
const typed = {
  latin: String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)),
  arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
};

/** What the site shows beside its catalogs. */
export const otherTexts = (): string[] => [
  ...Object.values(typed),
  JSON.stringify(company),
  ...languages.flatMap(({ code, name, short }) => [name, short, ...Object.values(typeSettings(code))]),
];

const numberOf = (character: string) => character.codePointAt(0) ?? 0;

/** Each character once, in the order of their numbers. */
export const charactersOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.join(''))].toSorted((a, b) => numberOf(a) - numberOf(b));

/** Whether a character is of Arabic, punctuation included. */
export const isArabic = (character: string) => /\p{Script_Extensions=Arabic}/u.test(character);

/** Whether a character has no shape: a control, a mark of direction, a space. Browsers make up those that a font lacks. */
export const isInvisible = (character: string) => /[\p{Cc}\p{Cf}\p{Z}]/u.test(character);

const hex = (number: number) => number.toString(16).toUpperCase();

/** A character and its number, for people. */
export const nameOf = (character: string) => `“${character}” (U+${hex(numberOf(character)).padStart(4, '0')})`;

/** The descriptor `unicode-range` that holds these characters and no other. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: Array<{ first: number; last: number }> = [];
  for (const number of characters.map(numberOf)) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join();
}
