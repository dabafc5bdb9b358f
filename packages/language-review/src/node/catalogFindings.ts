import { getConfig, type Language } from '../config.ts';
import { copyIssues } from './copyChecks.ts';
import { baseKey, expectedKeys, hasForm, pluralForms, sourceText } from '../plurals.ts';
import { comparedPlaceholders, evaluateMessage } from './evaluateMessage.ts';
import { braced, englishName } from './format.ts';

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
  message: string;
}

const listed = (placeholders: readonly string[]) => braced(placeholders, ' ') || 'none';

/**
 * The errors of a catalog.
 * @param english the messages of the English catalog, also where `language` is English
 */
export function catalogFindings(
  language: Language,
  messages: readonly CatalogMessage[],
  english: readonly CatalogMessage[],
): Finding[] {
  const { sameAsDefault, verbatim } = getConfig();
  const sources = new Map(english.map(({ key, text }) => [key, text]));
  const own = new Map(messages.map((message) => [message.key, message]));

  const missing = expectedKeys([language], sources.keys())
    .filter((key) => !own.has(key))
    .map((key): Finding => ({ key, message: 'is missing' }));

  const wrong = messages.flatMap(({ key, text, line }): Finding[] => {
    const source = sourceText(language, key, (each) => sources.get(each));
    const { expected, found } = comparedPlaceholders(language, key, source ?? '', text);
    const { issues } = evaluateMessage(language, key, source, text);
    const problems = [
      source === undefined && 'is unknown: the English catalog has no such key',
      source !== undefined &&
        !hasForm(language, key) &&
        `is a plural form that ${englishName(language)} does not have: ${baseKey(key)} has ${pluralForms(language).join(', ')}`,
      issues.includes('missing') && 'is empty',
      issues.includes('placeholders') &&
        `has other placeholders than English: ${listed(found)}, not ${listed(expected)}`,
      issues.includes('identical') &&
        'is the English text: translate it, or say why not in `sameAsDefault` of language-review.config.ts',
      ...(key in (verbatim[language] ?? {}) ? [] : copyIssues(language, text)),
    ];
    return problems.flatMap((message) => (message ? { key, line, message } : []));
  });

  const needless = Object.keys(sameAsDefault[language] ?? {}).flatMap((key): Finding[] => {
    const { text, line } = own.get(key) ?? {};
    if (text === undefined || text === sources.get(key)) return [];
    const message = 'is not the English text: take it out of `sameAsDefault` in language-review.config.ts';
    return [{ key, line, message }];
  });

  return [...missing, ...wrong, ...needless];
}
