import { acceptedReason, defaultLocale, getConfig, type AcceptableCheck, type Language } from '../config.ts';
import { consistencyIssues, orderIssues } from './consistency.ts';
import { copyIssues } from './copyChecks.ts';
import { baseKey, expectedKeys, hasForm, pluralForms, sourceText } from '../plurals.ts';
import { comparedPlaceholders, evaluateMessage } from './evaluateMessage.ts';
import { braced, englishName } from './format.ts';
import { glossaryIssues, type GlossaryEntry } from './glossary.ts';
import { foreignParts, numberIssues } from './translationChecks.ts';

/** A message of a catalog, and its line in the file, from 1. */
export interface CatalogMessage {
  key: string;
  text: string;
  line: number;
}

export interface Finding {
  key: string;
  /** Absent where the key is not in the file. */
  line?: number | undefined;
  /** By what it can be accepted. */
  check?: AcceptableCheck | undefined;
  message: string;
}

const listed = (placeholders: readonly string[]) => braced(placeholders, ' ') || 'none';

/** What a check finds in a message; without `check`, it cannot be accepted. */
interface Issue {
  check?: AcceptableCheck;
  message: string;
}

interface KeyIssue extends Issue {
  key: string;
}

const of = (check: AcceptableCheck, messages: readonly string[]): Issue[] =>
  messages.map((message) => ({ check, message }));

/** The errors of a message by itself and beside its source text. */
function messageIssues(
  language: Language,
  { key, text }: CatalogMessage,
  source: string | undefined,
  glossary: readonly GlossaryEntry[],
): Issue[] {
  if (source === undefined) return [{ message: 'is unknown: the English catalog has no such key' }];
  const { expected, found } = comparedPlaceholders(language, key, source, text);
  const { issues } = evaluateMessage(language, key, source, text);
  const isTranslation = language !== defaultLocale();
  const problems = [
    !hasForm(language, key) &&
      `is a plural form that ${englishName(language)} does not have: ${baseKey(key)} has ${pluralForms(language).join(', ')}`,
    issues.includes('missing') && 'is empty',
    issues.includes('placeholders') && `has other placeholders than English: ${listed(found)}, not ${listed(expected)}`,
  ];
  const isIdentical = isTranslation && text === source;
  return [
    ...problems.flatMap((message) => (message ? { message } : [])),
    ...of('identical', isIdentical ? ['is the English text: translate it'] : []),
    ...of('copy', copyIssues(language, text)),
    ...of('glossary', glossaryIssues(glossary, language, source, text)),
    ...(isTranslation && !isIdentical
      ? [...of('numbers', numberIssues(source, text)), ...of('language', foreignParts(language, text))]
      : []),
  ];
}

/** Whether a reason that is accepted in a language is for a finding there. */
function needlessReasons(language: Language, found: ReadonlySet<string>, own: ReadonlyMap<string, CatalogMessage>) {
  return Object.entries(getConfig().accepted[language] ?? {}).flatMap(([key, reasons]) =>
    Object.keys(reasons).flatMap((check): Finding[] => {
      if (!own.has(key) || found.has(`${key} ${check}`)) return [];
      const message = `has nothing to accept for \`${check}\`: take it out of \`accepted\` in language-review.config.ts`;
      return [{ key, line: own.get(key)?.line, message }];
    }),
  );
}

/**
 * The errors of a catalog.
 * @param english the messages of the English catalog, also where `language` is English
 */
export function catalogFindings(
  language: Language,
  messages: readonly CatalogMessage[],
  english: readonly CatalogMessage[],
  glossary: readonly GlossaryEntry[] = [],
): Finding[] {
  const sources = new Map(english.map(({ key, text }) => [key, text]));
  const own = new Map(messages.map((message) => [message.key, message]));
  const missing = expectedKeys([language], sources.keys())
    .filter((key) => !own.has(key))
    .map((key): Finding => ({ key, message: 'is missing' }));

  const issues: KeyIssue[] = [
    ...messages.flatMap((message) => {
      const source = sourceText(language, message.key, (each) => sources.get(each));
      return messageIssues(language, message, source, glossary).map((issue) => ({ key: message.key, ...issue }));
    }),
    ...orderIssues(messages, english),
    ...consistencyIssues(language, messages, english).map((issue) => ({ check: 'consistency' as const, ...issue })),
  ];
  const found = new Set(issues.map(({ key, check }) => `${key} ${check}`));
  const open = issues.filter(({ key, check }) => !check || acceptedReason(language, key, check) === undefined);
  const findings = open.map((issue): Finding => ({ ...issue, line: own.get(issue.key)?.line }));
  return [...missing, ...findings, ...needlessReasons(language, found, own)];
}
