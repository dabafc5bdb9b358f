import { codePointName } from '../format.ts';
import { SaveError } from './saveError.ts';

/**
 * Characters that are no text: controls, separators of lines, lone surrogates. Of a text with lines, line breaks are, but not overrides,
 * with which it is read in another order than it is written. A name has none either that reverse what stands beside it.
 */
const stray = {
  name: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
  line: /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u,
  lines: /[^\P{Cc}\n]|[\p{Cs}\p{Zl}\p{Zp}\u202D\u202E]/u,
};

/**
 * What a reviewer has written, before it is saved.
 * @param name begins the sentence: `A note`
 * @throws {SaveError} where it is too long, or has a character that is no text
 */
export function expectText(kind: keyof typeof stray, name: string, text: string, most: number, key?: string) {
  if (text.length > most)
    throw new SaveError(422, `${name} may have at most ${most.toLocaleString('en')} characters.`, key);
  const [found] = stray[kind].exec(text) ?? [];
  if (found === undefined) return;
  const breaks = kind === 'lines' ? '; of all control characters only line breaks may stand in it' : '';
  throw new SaveError(422, `${name} holds the character ${codePointName(found)}, which is no text${breaks}.`, key);
}
