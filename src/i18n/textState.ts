import { defaultLanguage, type Language } from './languages.ts';
import { splitPlaceholders } from './lookup.ts';

/** What is to be said about a translation, the most serious first. */
export const textFaults = ['missing', 'placeholders', 'identical', 'long'] as const;
export type TextFault = (typeof textFaults)[number];

/** From which length on, against English, a text is over-long; short ones may grow more (W3C, "Text size in translation"). */
export const lengthLimit = (english: string) =>
  english.length <= 10 ? 3 : english.length <= 20 ? 2.2 : english.length <= 70 ? 1.8 : 1.5;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of a text as a reader counts it: in graphemes. */
export const lengthOf = (text: string) => [...graphemes.segment(text)].length;

/** Length of a translation against its English text; 1 is as long. */
export const expansionOf = (english: string, text: string) => lengthOf(text) / Math.max(1, lengthOf(english));

/** The names of the placeholders of a text, in alphabetical order, each as often as it stands there. */
export const placeholdersOf = (text: string) =>
  splitPlaceholders(text)
    .flatMap((piece) => ('name' in piece ? piece.name : []))
    .toSorted();

export interface TextState {
  /** What is wrong or worth a look; empty where nothing is. */
  faults: readonly TextFault[];
  /** Length against English; undefined where there is no text. */
  expansion: number | undefined;
}

/** Judges a text of a catalog against the English one; `undefined` or an empty text is a missing one. */
export function textState(language: Language, english: string | undefined, text: string | undefined): TextState {
  if (text === undefined || text.trim() === '') return { faults: ['missing'], expansion: undefined };
  if (language === defaultLanguage || english === undefined) return { faults: [], expansion: 1 };
  const expansion = expansionOf(english, text);
  const faults: TextFault[] = [];
  if (placeholdersOf(text).join(' ') !== placeholdersOf(english).join(' ')) faults.push('placeholders');
  if (text === english) faults.push('identical');
  if (expansion > lengthLimit(english)) faults.push('long');
  return { faults, expansion };
}
