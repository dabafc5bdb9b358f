import { baseLanguage, defaultLocale, languageCodes, type Language } from '../../config.ts';
import { englishName } from '../../format.ts';
import type { Check, CheckedMessage } from '../check.ts';
import { proseOf } from './prose.ts';

/** In words. A shorter piece does not tell its language. */
const leastWords = 4;

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

/** Sentences and their parts; in a text of another script, also the part in Latin letters. */
const piecesOf = (text: string) =>
  text
    .split(/[.!?…:;,،؛؟()«»“”\n]+/)
    .flatMap((piece) => [piece, ...(piece.match(/\p{Script=Latin}[\p{Script=Latin}\p{P}\s]*/gu) ?? [])])
    .map((piece) => piece.trim())
    .filter((piece) => wordsOf(piece).length >= leastWords);

/** The name that eld has for a language. */
export const detectedAs = (language: Language) =>
  baseLanguage(language)
    .replace(/^n[bn]$/, 'no')
    .replace(/^fil$/, 'tl');

/** Related languages score alike: a piece may be in its own one where that has at least this share of the best score. */
const leastShare = 0.95;

/** The language of the project that a piece is in, if it is not its own. */
function otherLanguage(piece: string, own: Language, detect: NonNullable<CheckedMessage['detectLanguage']>) {
  const scores = detect(piece);
  const score = (language: Language) => scores[detectedAs(language)] ?? 0;
  const best = languageCodes().reduce((one, other) => (score(other) > score(one) ? other : one), own);
  return score(own) < leastShare * score(best) ? best : undefined;
}

export const language = {
  id: 'language',
  label: 'Another language',
  finds:
    'A sentence or clause of four words or more is in another language of `locales` (detected by [eld](https://github.com/nitotm/efficient-language-detector-js))',
  accept: 'reason',
  find: ({ language: own, source, text, detectLanguage }) => {
    if (!detectLanguage || own === defaultLocale() || text === source) return [];
    const found = [...new Set(piecesOf(proseOf(text)))].flatMap((piece) => {
      const detected = otherLanguage(piece, own, detectLanguage);
      return detected === undefined ? [] : [{ piece, detected }];
    });
    const hasPart = (piece: string) => found.some((other) => other.piece !== piece && piece.includes(other.piece));
    return found
      .filter(({ piece }) => !hasPart(piece))
      .map(({ piece, detected }) => `is partly in ${englishName(detected)}: “${piece}”`);
  },
} as const satisfies Check;
