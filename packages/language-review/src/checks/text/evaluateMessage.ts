import { differentTypes } from '../../catalogs/argumentTypes.ts';
import { acceptedReason, isVariantOfDefault, type Language, type MessageKey } from '../../config.ts';
import type { MessageIssue } from '../../format.ts';
import { shownTexts, splitPlaceholders } from '../../catalogs/messages.ts';
import { countPlaceholder, isCount, needsMessage, sourceText, type Texts } from '../../catalogs/plurals.ts';
import { messageSyntax } from '../../catalogs/syntax.ts';
import { isUntranslated } from './prose.ts';

/** The placeholders that a text has to have, and those that it has. */
interface Placeholders {
  expected: readonly string[];
  found: readonly string[];
}

export interface EvaluatedMessage {
  issues: readonly MessageIssue[];
  /** What would be one, but for a reason. */
  acceptedIssue?: { issue: MessageIssue; reason: string } | undefined;
  /** Where they differ. */
  placeholders?: Placeholders | undefined;
}

/** Sorted; each once, as a language may name a value again. */
export const placeholdersOf = (text: string) =>
  [...new Set(splitPlaceholders(text).flatMap((piece) => ('name' in piece ? piece.name : [])))].toSorted();

/** The placeholders of English and of a text, where they or their types differ. In a plural form, `{count}` has a rule of its own. */
export function differentPlaceholders(
  language: Language,
  key: string,
  sources: Texts,
  text: string,
): Placeholders | undefined {
  const english = sourceText(language, key, sources);
  // Nobody can tell what a message that is not valid names.
  if (english === undefined || messageSyntax().errorIn?.(text) !== undefined) return undefined;
  const [expected, found] = [placeholdersOf(english), placeholdersOf(text)];
  const rule = countPlaceholder(language, key, sources);
  const { count = '' } = messageSyntax().plural ?? {};
  const others = (names: readonly string[]) => (rule === undefined ? names : names.filter((name) => !isCount(name)));
  const named = rule === 'required' ? [count] : [];
  const types = differentTypes(english, text);
  const typed = (names: readonly string[], side: keyof Placeholders) => [
    ...names.filter((name) => !types.has(name)),
    ...Array.from(types.values(), (labels) => labels[side]).flat(),
  ];
  const placeholders = {
    expected: typed([...others(expected), ...named], 'expected').toSorted(),
    found: typed([...others(found), ...(found.some(isCount) ? named : [])], 'found').toSorted(),
  };
  return placeholders.expected.join(' ') === placeholders.found.join(' ') ? undefined : placeholders;
}

export const placeholderDifference = ({ expected, found }: Placeholders) => ({
  lacking: expected.filter((name) => !found.includes(name)),
  unknown: found.filter((name) => !expected.includes(name)),
});

/** An issue, unless it is accepted. */
function unlessAccepted(language: Language, key: string, issue: 'missing' | 'identical'): EvaluatedMessage {
  const reason = acceptedReason(language, key, issue);
  return reason === undefined ? { issues: [issue] } : { issues: [], acceptedIssue: { issue, reason } };
}

/**
 * An empty text is missing, unless another one stands for it; one that is missing or equals English for a reason has no issue.
 * @param sources the texts of the default language
 * @param textsOf the texts of a catalog
 */
export function evaluateMessage(
  language: Language,
  key: string,
  sources: Texts,
  textsOf: (language: Language) => Texts,
): EvaluatedMessage {
  const text = textsOf(language)(key as MessageKey);
  if (text === undefined || text.trim() === '') {
    const shown = shownTexts(language, textsOf);
    const isMissing = shown(key as MessageKey) === undefined && needsMessage(language, key, sources, shown);
    return isMissing ? unlessAccepted(language, key, 'missing') : { issues: [] };
  }
  const english = sourceText(language, key, sources);
  if (english === undefined) return { issues: [] };
  const placeholders = differentPlaceholders(language, key, sources, text);
  const isSame = isUntranslated(text, english) && !isVariantOfDefault(language);
  const evaluated = isSame ? unlessAccepted(language, key, 'identical') : { issues: [] };
  return placeholders ? { ...evaluated, issues: ['placeholders', ...evaluated.issues], placeholders } : evaluated;
}
