import { eld } from 'eld/small';
import { baseLanguage, languageCodes, type Language } from '../../config.ts';
import { englishName } from '../../format.ts';
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

/** Which of these languages a piece is in: the most likely one; undefined where it is in none of them. */
function detect(piece: string, languages: readonly Language[]): Language | undefined {
  const scores = eld.detect(piece).getScores();
  const score = (language: Language) => scores[baseLanguage(language)] ?? 0;
  const [best] = languages.toSorted((a, b) => score(b) - score(a));
  return best !== undefined && score(best) > 0 ? best : undefined;
}

/** The parts of a text that are in another language of the project. */
export function foreignParts(language: Language, text: string): string[] {
  const found = [...new Set(piecesOf(proseOf(text)))].flatMap((piece) => {
    const detected = detect(piece, languageCodes());
    return detected === undefined || baseLanguage(detected) === baseLanguage(language) ? [] : [{ piece, detected }];
  });
  const hasPart = (piece: string) => found.some((other) => other.piece !== piece && piece.includes(other.piece));
  return found
    .filter(({ piece }) => !hasPart(piece))
    .map(({ piece, detected }) => `is partly in ${englishName(detected)}: “${piece}”`);
}
