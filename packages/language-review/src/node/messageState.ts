import { getConfig, type Language } from '../config.ts';
import { lengthOf, splitPlaceholders } from '../messages.ts';

/** What is to be said about a translation, the most serious first. */
export type MessageIssue = 'missing' | 'placeholders' | 'identical' | 'long';

/** From which length on, against English, a text is over-long; short ones may grow more (W3C, "Text size in translation"). */
const lengthLimit = (english: string) =>
  english.length <= 10 ? 3 : english.length <= 20 ? 2.2 : english.length <= 70 ? 1.8 : 1.5;

/** Length of a translation against its English text; 1 is as long. */
const expansionOf = (english: string, text: string) => lengthOf(text) / Math.max(1, lengthOf(english));

/** The names of the placeholders of a text, in alphabetical order, each as often as it stands there. */
export const placeholdersOf = (text: string) =>
  splitPlaceholders(text)
    .flatMap((piece) => ('name' in piece ? piece.name : []))
    .toSorted();

export interface MessageState {
  /** What is wrong or worth a look; empty where nothing is. */
  issues: readonly MessageIssue[];
  /** Length against English; undefined where there is no text. */
  expansion: number | undefined;
}

/** Evaluates a message of a catalog against the English one; `undefined` or an empty text is a missing one. */
export function messageState(language: Language, english: string | undefined, text: string | undefined): MessageState {
  if (text === undefined || text.trim() === '') return { issues: ['missing'], expansion: undefined };
  if (language === getConfig().defaultLocale || english === undefined) return { issues: [], expansion: 1 };
  const expansion = expansionOf(english, text);
  const issues: MessageIssue[] = [];
  if (placeholdersOf(text).join(' ') !== placeholdersOf(english).join(' ')) issues.push('placeholders');
  if (text === english) issues.push('identical');
  if (expansion > lengthLimit(english)) issues.push('long');
  return { issues, expansion };
}
