import type { Catalog, MessageKey } from './config.ts';
import { splitPlaceholders } from './messages.ts';

/**
 * Languages that nobody speaks, made from the English catalog to review what no translation shows yet. The codes are those
 * that CLDR keeps for this. Only the workbench knows them.
 */
export const pseudoLanguages = [
  { code: 'en-XA', name: '[Éñĝļîšĥ, ļóñĝéŕ]', direction: 'ltr' },
  { code: 'ar-XB', name: 'English, mirrored', direction: 'rtl' },
] as const;

export type PseudoLanguage = (typeof pseudoLanguages)[number]['code'];

/** Whether a locale of the toolbar is a pseudo-language. */
export const isPseudoLanguage = (code: string): code is PseudoLanguage =>
  pseudoLanguages.some((pseudo) => pseudo.code === code);

/** How much longer a text becomes, as a share of its letters: what European translations of short texts need. */
const expansion = 0.4;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñóþǫŕšţûṽŵẋýž';

const accent = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => accented.charAt(plain.indexOf(letter)));

/** What is added: words, so that it wraps as a text does. */
const filler = ' one two three four five six seven eight nine ten eleven twelve';

const fillerOf = (length: number) => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);

/** A paragraph of `en-XA`: every letter accented, longer by two fifths, and a bracket at either end, so that a cut shows. */
function lengthen(paragraph: string): string {
  const pieces = splitPlaceholders(paragraph).map((piece) => ('text' in piece ? accent(piece.text) : piece.source));
  const letters = splitPlaceholders(paragraph).reduce(
    (sum, piece) => sum + ('text' in piece ? piece.text.length : 0),
    0,
  );
  return `[${pieces.join('')}${accent(fillerOf(Math.ceil(letters * expansion)))}]`;
}

/** Right-to-left mark and override, and their end. */
const mirrored = (word: string) => `\u200F\u202E${word}\u202C\u200F`;

/** A paragraph of `ar-XB`: every word runs from right to left, and so does the paragraph. */
const mirror = (paragraph: string) =>
  splitPlaceholders(paragraph)
    .map((piece) => ('text' in piece ? piece.text.replaceAll(/\S+/g, mirrored) : piece.source))
    .join('');

const transforms: Readonly<Record<PseudoLanguage, (paragraph: string) => string>> = {
  'en-XA': lengthen,
  'ar-XB': mirror,
};

/** The catalog of a pseudo-language. Placeholders and paragraphs stay what they are. */
export function pseudoCatalog(english: Catalog, language: PseudoLanguage): Catalog {
  const transform = transforms[language];
  const texts = Object.entries(english).map(([key, text]) => [key, text.split('\n\n').map(transform).join('\n\n')]);
  return Object.fromEntries(texts) as Partial<Record<MessageKey, string>>;
}
