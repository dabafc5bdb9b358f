import { sourceOf } from '../adapters/messageSyntax.ts';
import type { Catalog, MessageKey } from '../config.ts';
import { splitPlaceholders } from './messages.ts';

/** Pseudo-languages, generated from the English catalog to find layout issues before there are translations. Codes of CLDR. */
export const pseudoLanguages = [
  { code: 'en-XA', name: '[Éñĝļîšĥ, ļóñĝéŕ]', direction: 'ltr' },
  { code: 'ar-XB', name: 'English, mirrored', direction: 'rtl' },
] as const;

export type PseudoLanguage = (typeof pseudoLanguages)[number]['code'];

export const isPseudoLanguage = (code: string): code is PseudoLanguage =>
  pseudoLanguages.some((pseudo) => pseudo.code === code);

/** How much longer a text becomes, as a share of its letters: as European translations of short texts. */
const expansion = 0.4;

const unaccented = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñóþǫŕšţûṽŵẋýž';

const accent = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => accented.charAt(unaccented.indexOf(letter)));

/** Words, so that it wraps as text does. */
const filler = ' one two three four five six seven eight nine ten eleven twelve';

const fillerOf = (length: number) => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);

/** `en-XA`: accented and longer, in brackets that show whether a text was clipped. */
function lengthen(paragraph: string) {
  const pieces = splitPlaceholders(paragraph);
  const texts = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  const longer = pieces.map((piece) => ('text' in piece ? accent(sourceOf(piece)) : piece.source)).join('');
  return `[${longer}${accent(fillerOf(Math.ceil(texts.length * expansion)))}]`;
}

/** Between right-to-left marks, with an override. */
const mirrored = (word: string) => `\u200F\u202E${word}\u202C\u200F`;

/** `ar-XB`: every word, and the paragraph, from right to left. */
const mirror = (paragraph: string) =>
  splitPlaceholders(paragraph)
    .map((piece) => ('text' in piece ? sourceOf(piece).replaceAll(/\S+/g, mirrored) : piece.source))
    .join('');

/** The catalog of a pseudo-language. Placeholders and paragraphs are preserved. */
export function pseudoCatalog(english: Catalog, language: PseudoLanguage): Catalog {
  const transform = { 'en-XA': lengthen, 'ar-XB': mirror }[language];
  const messages = Object.entries(english).map(([key, text]) => [
    key,
    (text ?? '').split('\n\n').map(transform).join('\n\n'),
  ]);
  return Object.fromEntries(messages) as Partial<Record<MessageKey, string>>;
}
