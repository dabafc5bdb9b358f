import { acceptedReason, defaultLocale, type Language } from '../config.ts';
import { lengthOf, splitPlaceholders } from '../messages.ts';
import { countPlaceholder } from '../plurals.ts';

/** Issues of a translation, the most serious first. */
export type MessageIssue = 'missing' | 'placeholders' | 'identical' | 'long';

export interface EvaluatedMessage {
  issues: readonly MessageIssue[];
  /** Length relative to English; undefined where there is no text. */
  expansion: number | undefined;
  /** Why the text may equal the English one; undefined where it does not, or may not. */
  reason?: string | undefined;
}

/** From which length on, relative to English, a text is over-long; short ones may grow more (W3C, "Text size in translation"). */
const lengthLimit = (english: string) =>
  english.length <= 10 ? 3 : english.length <= 20 ? 2.2 : english.length <= 70 ? 1.8 : 1.5;

/** Sorted; each as often as it is used. */
export const placeholdersOf = (text: string) =>
  splitPlaceholders(text)
    .flatMap((piece) => ('name' in piece ? piece.name : []))
    .toSorted();

/** The placeholders of English and of a text. In a plural form, `{count}` has a rule of its own. */
export function comparedPlaceholders(language: Language, key: string, english: string, text: string) {
  const [expected, found] = [placeholdersOf(english), placeholdersOf(text)];
  const rule = countPlaceholder(language, key);
  if (rule === undefined) return { expected, found };
  const others = expected.filter((name) => name !== 'count');
  return rule === 'required'
    ? { expected: [...others, 'count'].toSorted(), found }
    : { expected: others, found: found.filter((name) => name !== 'count') };
}

/** Each placeholder as often as it is wrong. */
export function placeholderDifference({ expected, found }: ReturnType<typeof comparedPlaceholders>) {
  const without = (names: string[], others: string[]) => {
    const rest = [...others];
    return names.filter((name) => {
      const index = rest.indexOf(name);
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    });
  };
  return { lacking: without(expected, found), unknown: without(found, expected) };
}

/**
 * An empty text is missing; one that equals English for a reason has no issue.
 * @param english see `sourceText`
 */
export function evaluateMessage(
  language: Language,
  key: string,
  english: string | undefined,
  text: string | undefined,
): EvaluatedMessage {
  if (text === undefined || text.trim() === '') return { issues: ['missing'], expansion: undefined };
  if (english === undefined) return { issues: [], expansion: 1 };
  const issues: MessageIssue[] = [];
  const { expected, found } = comparedPlaceholders(language, key, english, text);
  if (found.join(' ') !== expected.join(' ')) issues.push('placeholders');
  if (language === defaultLocale()) return { issues, expansion: 1 };
  const reason = text === english ? acceptedReason(language, key, 'identical') : undefined;
  const expansion = lengthOf(text) / Math.max(1, lengthOf(english));
  if (text === english && reason === undefined) issues.push('identical');
  if (expansion > lengthLimit(english)) issues.push('long');
  return { issues, expansion, reason };
}
