import { defaultLocale, type Catalogs, type Language, type MessageKey } from '../config.ts';
import { escapeRegExp, lookup, splitPlaceholders } from '../messages.ts';
import { baseKey, expectedKeys } from '../plurals.ts';

/** A text without the isolates around values, and with single spaces. */
export const normalized = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const hasLetters = (text: string) => /\p{L}/u.test(text);

/** A name with a note, each a separate message: "Wyoport on Facebook (opens in a new tab)". */
const annotated = /^(?<name>.+?) \((?<note>.+)\)$/u;

/** Matches a paragraph with its values; undefined where it has none, or nothing but placeholders. */
function patternOf(paragraph: string) {
  const pieces = splitPlaceholders(paragraph);
  if (pieces.length === 1 || !pieces.some((piece) => 'text' in piece && hasLetters(piece.text))) return undefined;
  const source = pieces
    .map((piece) => ('text' in piece ? escapeRegExp(piece.text.replaceAll(/\s+/g, ' ')) : '.+?'))
    .join('');
  return new RegExp(`^${source.trim()}$`, 'u');
}

/**
 * Finds the key of a text as it is rendered, that of its form for a plural. Where two messages have the same text, the preferred key wins.
 * @param preferred without plural forms
 */
export function keyFinder(catalogs: Catalogs, language: Language, preferred: readonly MessageKey[]) {
  const byText = new Map<string, MessageKey>();
  const patterns: Array<{ key: MessageKey; pattern: RegExp }> = [];
  const known = expectedKeys([language], Object.keys(catalogs[defaultLocale()] ?? {}));
  const ranks = new Map(preferred.map((key, index) => [key, index]));
  const rank = (key: MessageKey) => ranks.get(baseKey(key)) ?? preferred.length;
  for (const key of known.toSorted((a, b) => rank(a) - rank(b))) {
    for (const paragraph of lookup(catalogs, language, key).text.split(/\n{2,}/)) {
      const pieces = splitPlaceholders(paragraph);
      // In an element, the pieces between values are texts of their own; in an attribute, they are one text with the values.
      for (const piece of pieces) {
        const text = 'text' in piece && (pieces.length === 1 || hasLetters(piece.text)) ? normalized(piece.text) : '';
        if (text !== '' && !byText.has(text)) byText.set(text, key);
      }
      const pattern = patternOf(paragraph);
      if (pattern) patterns.push({ key, pattern });
    }
  }
  const find = (text: string) => byText.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
  return (text: string) => {
    const wanted = normalized(text);
    const { name = '', note = '' } = annotated.exec(wanted)?.groups ?? {};
    return find(wanted) ?? (find(note) && find(name));
  };
}
