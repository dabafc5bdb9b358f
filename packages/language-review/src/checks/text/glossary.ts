import { UserError } from 'system-tools/user-error';
import { defaultLocale, ofLanguage } from '../../config.ts';
import { escapeRegExp } from 'system-tools/escape-reg-exp';
import { parseJson } from '../../catalogs/parseJson.ts';
import type { Check, GlossaryEntry } from '../check.ts';
import { unspaced } from '../unspaced.ts';
import { shownText } from './prose.ts';

/** What continues a word: letters, and marks that are vowels. */
const letter = String.raw`(?:\p{L}|(?!\p{Script_Extensions=Arabic})\p{M})`;

const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu;

/** Ignores case and accents. In other scripts, marks are vowels, or make other letters. */
const comparable = (text: string) => text.normalize('NFD').replaceAll(accents, '').normalize('NFC').toLowerCase();

/** @param ending of the phrase: a regular expression */
function phrase(text: string, ending = '') {
  const words = escapeRegExp(text.toLowerCase()) + ending;
  return new RegExp(unspaced.test(text) ? words : `(?<!${letter})${words}(?!${letter})`, 'u');
}

/** A word, or the words with an ending. */
const avoided = (word: string) =>
  word.startsWith('*')
    ? new RegExp(`${letter}+${escapeRegExp(word.slice(1).toLowerCase())}(?!${letter})`, 'u')
    : phrase(word);

const listed = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');

export const glossary = {
  id: 'glossary',
  label: 'Glossary',
  finds: 'It breaks the glossary',
  accept: 'reason',
  find: ({ language, source = '', text, glossary: entries }) => {
    const shown = shownText(text);
    const found = comparable(shown);
    // Accents tell words apart here: “tú” is you, “tu” is your.
    const lowerCase = shown.normalize('NFC').toLowerCase();
    return entries.flatMap(({ term, translations, avoid }) => {
      const isSource = language === defaultLocale();
      const wanted = isSource ? [term] : (ofLanguage(translations, language) ?? []);
      const isTerm = !isSource && phrase(term, '(?:e?s)?').test(shownText(source).toLowerCase());
      const lacks = isTerm && wanted.length > 0 && !wanted.some((word) => found.includes(comparable(word)));
      return [
        ...(lacks ? [`lacks ${listed(wanted)} for “${term}”`] : []),
        ...(ofLanguage(avoid, language) ?? [])
          .flatMap((word) => avoided(word).exec(lowerCase)?.[0] ?? [])
          .map(
            (word) =>
              `says “${word}”, which the glossary avoids${wanted.length > 0 ? ` for “${term}”: ${listed(wanted)}` : ''}`,
          ),
      ];
    });
  },
} as const satisfies Check;

const isWords = (value: unknown) =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (words) => Array.isArray(words) && words.every((word) => typeof word === 'string' && word.trim() !== ''),
    ));

const entryKeys: ReadonlyArray<keyof GlossaryEntry> = ['term', 'translations', 'avoid'];

function isEntry(value: unknown): value is GlossaryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { term, translations, avoid } = value as Partial<Record<keyof GlossaryEntry, unknown>>;
  const isKnown = Object.keys(value).every((key) => entryKeys.some((known) => known === key));
  return isKnown && typeof term === 'string' && term.trim() !== '' && isWords(translations) && isWords(avoid);
}

/**
 * Reads a glossary: a JSON list of entries.
 * @throws {UserError} with the file and the entry that is wrong
 */
export function parseGlossary(source: string, file: string): readonly GlossaryEntry[] {
  const entries = parseJson(source, file);
  if (!Array.isArray(entries)) throw new UserError(`${file} is not a list of entries.`);
  return entries.map((entry: unknown, index) => {
    if (isEntry(entry)) return entry;
    throw new UserError(
      `${file}: entry ${index + 1} is not { term, translations, avoid }, with lists of words by language.`,
    );
  });
}
