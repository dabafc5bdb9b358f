import type { Catalogs, Language, MessageKey } from '../config.ts';
import { lookup, sourceTexts, renderedSplit } from '../catalogs/messages.ts';
import { consistsOf, knownParts } from '../catalogs/parts.ts';
import { baseKey, keysOfCatalogs } from '../catalogs/plurals.ts';
import { hasLetters, normalized } from './texts.preview.ts';

/** A name with a note, each a separate message: "Facebook page (opens in a new tab)". */
const annotated = /^(?<name>.+?) \((?<note>.+)\)$/u;

const withSingleSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Whether a text is a paragraph with its values; undefined where it has none, or nothing but placeholders. */
function patternOf(paragraph: string) {
  const pieces = renderedSplit(paragraph);
  const written = pieces.flatMap((piece) => ('text' in piece ? withSingleSpaces(piece.text).trim() : []));
  if (pieces.length === 1 || !written.some(hasLetters)) return undefined;
  const [longest = ''] = written.toSorted((a, b) => b.length - a.length);
  const texts = pieces.map((piece) => ('text' in piece ? withSingleSpaces(piece.text) : undefined));
  // A text is compared without spaces around it.
  const parts = knownParts([texts[0]?.trimStart(), ...texts.slice(1, -1), texts.at(-1)?.trimEnd()]);
  return (text: string) => text.includes(longest) && consistsOf(text, parts, 1);
}

interface Candidate {
  key: MessageKey;
  base: MessageKey;
}

/** The texts of a language as they are rendered, with the keys that have them. */
interface TextIndex {
  byText: ReadonlyMap<string, ReadonlyArray<Candidate & { isPiece: boolean }>>;
  patterns: ReadonlyArray<Candidate & { matches: (text: string) => boolean }>;
}

function indexOf(catalogs: Catalogs, language: Language): TextIndex {
  const byText = new Map<string, Array<Candidate & { isPiece: boolean }>>();
  const patterns: Array<Candidate & { matches: (text: string) => boolean }> = [];
  const sources = sourceTexts(catalogs);
  for (const key of keysOfCatalogs([language], (code) => Object.keys(catalogs[code] ?? {}), sources)) {
    const candidate = { key, base: baseKey(key, sources) };
    for (const paragraph of lookup(catalogs, language, key).text.split(/\n{2,}/)) {
      const pieces = renderedSplit(paragraph);
      // In an element, the pieces between values are texts of their own; in an attribute, they are one text with the values.
      for (const piece of pieces) {
        const text = 'text' in piece && (pieces.length === 1 || hasLetters(piece.text)) ? normalized(piece.text) : '';
        if (text === '') continue;
        const found = { ...candidate, isPiece: pieces.length > 1 };
        const candidates = byText.get(text);
        if (candidates) candidates.push(found);
        else byText.set(text, [found]);
      }
      const matches = patternOf(paragraph);
      if (matches) patterns.push({ ...candidate, matches });
    }
  }
  return { byText, patterns };
}

/** Each change of a message makes new catalogs; several stories and checks use the same ones. */
const indexes = new WeakMap<Catalogs, Map<Language, TextIndex>>();

function cachedIndex(catalogs: Catalogs, language: Language) {
  const ofLanguages = indexes.get(catalogs) ?? new Map<Language, TextIndex>();
  indexes.set(catalogs, ofLanguages);
  const index = ofLanguages.get(language) ?? indexOf(catalogs, language);
  ofLanguages.set(language, index);
  return index;
}

/**
 * Finds the key of a text as it is rendered, that of its form for a plural. Where two messages have the same text, the preferred key wins.
 * The words of a message with values, such as "{from} of {to}", are in many texts: it is found only where it was requested.
 * @param preferred those that the story has requested, without plural forms
 * @param exact what is known of a text already
 */
export function keyFinder(
  catalogs: Catalogs,
  language: Language,
  preferred: readonly MessageKey[],
  exact: (text: string) => MessageKey | undefined = () => undefined,
) {
  const { byText, patterns } = cachedIndex(catalogs, language);
  const ranks = new Map(preferred.map((key, index) => [key, index]));
  /** The first preferred candidate, or else the first of all. */
  const best = <Item extends Candidate>(candidates: readonly Item[], isWanted: (candidate: Item) => boolean) => {
    let found: { key: MessageKey; rank: number } | undefined;
    for (const candidate of candidates) {
      const rank = ranks.get(candidate.base) ?? preferred.length;
      if ((!found || rank < found.rank) && isWanted(candidate)) found = { key: candidate.key, rank };
    }
    return found?.key;
  };
  const find = (text: string) =>
    exact(text) ??
    best(byText.get(text) ?? [], ({ isPiece, base }) => !isPiece || ranks.has(base)) ??
    best(patterns, ({ base, matches }) => ranks.has(base) && matches(text));
  return (text: string) => {
    const wanted = normalized(text);
    const { name = '', note = '' } = annotated.exec(wanted)?.groups ?? {};
    return find(wanted) ?? (find(note) && find(name));
  };
}
