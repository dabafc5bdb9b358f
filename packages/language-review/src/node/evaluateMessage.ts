import { acceptedReason, defaultLocale, type Language } from '../config.ts';
import type { MessageIssue } from '../findings.ts';
import { splitPlaceholders } from '../messages.ts';
import { countPlaceholder } from '../plurals.ts';
import { messageSyntax } from '../syntax.ts';

export interface EvaluatedMessage {
  issues: readonly MessageIssue[];
  /** Why the text may equal the English one; undefined where it does not, or may not. */
  reason?: string | undefined;
}

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
  const { count = '' } = messageSyntax();
  const others = expected.filter((name) => name !== count);
  return rule === 'required'
    ? { expected: [...others, count].toSorted(), found }
    : { expected: others, found: found.filter((name) => name !== count) };
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
  if (text === undefined || text.trim() === '') return { issues: ['missing'] };
  if (english === undefined) return { issues: [] };
  const issues: MessageIssue[] = [];
  const { expected, found } = comparedPlaceholders(language, key, english, text);
  if (found.join(' ') !== expected.join(' ')) issues.push('placeholders');
  if (language === defaultLocale()) return { issues };
  const reason = text === english ? acceptedReason(language, key, 'identical') : undefined;
  if (text === english && reason === undefined) issues.push('identical');
  return { issues, reason };
}
