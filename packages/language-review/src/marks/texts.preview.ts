import { renderedSplit } from '../catalogs/messages.ts';

/** A text without the isolates around values, and with single spaces. */
export const normalized = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const hasLetters = (text: string) => /\p{L}/u.test(text);

/**
 * The texts that a message is rendered as: all of it, as in an attribute, and what stands between the tags that are left in it, which
 * are elements.
 */
export const renderedPieces = (text: string) =>
  [text, ...renderedSplit(text).flatMap((piece) => ('text' in piece ? piece.text : []))]
    .flatMap((piece) => piece.split(/\n{2,}/))
    .map(normalized)
    .filter(hasLetters);
