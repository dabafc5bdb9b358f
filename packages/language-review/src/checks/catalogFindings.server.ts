import type { CatalogFinding } from './findings.ts';
import type { CatalogMessage } from '../catalogs/messages.ts';
import { ownValue } from 'system-tools/own-value';
import { defaultLocale, fallbackOf, getConfig, isVariantOfDefault, type Language } from '../config.ts';
import { findingsOf, type Finding } from './findings.ts';
import { expectedKeys, needsMessage, sourceText, textsIn, type Texts } from '../catalogs/plurals.ts';
import type { TextWidth, TextWidths } from './textWidths.ts';
import { consistencyIssues, orderIssues } from './text/consistency.ts';
import { evaluateMessage } from './text/evaluateMessage.ts';
import { foreignParts } from './text/language.server.ts';
import type { GlossaryEntry } from './text/glossary.ts';
import { messageFindings, widthFindings } from './messageFindings.ts';
import { sourceName } from '../format.ts';

const listed = (placeholders: readonly string[]) => placeholders.join(' ') || 'none';

/** What is found in a message by itself and beside its source text. */
function findingsIn(
  language: Language,
  { key, text, isFuzzy = false }: CatalogMessage,
  sources: Texts,
  own: Texts,
  glossary: readonly GlossaryEntry[],
  width: TextWidth | undefined,
): Finding[] {
  const source = sourceText(language, key, sources);
  if (source === undefined)
    return [{ kind: 'unknown', message: `is unknown: the ${sourceName()} catalog has no such key` }];
  if (isFuzzy && text.trim() !== '')
    return [{ kind: 'fuzzy', message: 'is fuzzy: correct the text, or approve it as it is' }];
  const { issues, placeholders } = evaluateMessage(language, key, sources, (each) =>
    each === language ? own : () => undefined,
  );
  const isIdentical = !isVariantOfDefault(language) && text === source;
  const when = (isFound: boolean, ...finding: [kind: Finding['kind'], message: string]) =>
    isFound ? findingsOf(language, key, finding[0], [finding[1]]) : [];
  return [
    ...when(issues.includes('missing'), 'missing', 'is empty'),
    ...(placeholders
      ? findingsOf(language, key, 'placeholders', [
          `has other placeholders than ${sourceName()}: ${listed(placeholders.found)}, not ${listed(placeholders.expected)}`,
        ])
      : []),
    ...when(isIdentical, 'identical', `is the ${sourceName()} text: translate it`),
    ...messageFindings(language, key, sources, text, glossary),
    ...(width ? widthFindings(language, key, width) : []),
    ...findingsOf(
      language,
      key,
      'language',
      language === defaultLocale() || isIdentical ? [] : foreignParts(language, text),
    ),
  ];
}

/** What the stories show may not be measured, and what the sources use is not known here. */
const isKnownLater = (check: string) => check === 'width' || check === 'unused';

/** Reasons that are accepted in a language and have no finding there. */
function needlessReasons(language: Language, found: ReadonlySet<string>, own: ReadonlyMap<string, CatalogMessage>) {
  return Object.entries(getConfig().accepted[language] ?? {}).flatMap(([key, reasons]) =>
    Object.keys(reasons).flatMap((check): CatalogFinding[] => {
      if (!own.has(key) || isKnownLater(check) || found.has(`${key} ${check}`)) return [];
      const message = `has nothing to accept for \`${check}\`: take it out of \`accepted\` in language-review.config.ts`;
      return [{ key, line: own.get(key)?.line, kind: 'needless', message }];
    }),
  );
}

/**
 * What is found in a catalog, also what is accepted.
 * @param english the messages of the English catalog, also where `language` is English
 */
export function catalogFindings(
  language: Language,
  messages: readonly CatalogMessage[],
  english: readonly CatalogMessage[],
  { glossary = [], widths = {} }: { glossary?: readonly GlossaryEntry[]; widths?: TextWidths } = {},
): CatalogFinding[] {
  const englishTexts = new Map(english.map(({ key, text }) => [key, text]));
  const sources: Texts = (key) => englishTexts.get(key);
  const own = new Map(messages.map((message) => [message.key, message]));
  const texts = textsIn(own);
  // What another language stands for is missing in that one.
  const hasAll = fallbackOf(language) === undefined;
  const missing = expectedKeys([language], englishTexts.keys(), sources)
    .filter((key) => !own.has(key) && hasAll && needsMessage(language, key, sources, texts))
    .map((key): CatalogFinding => ({ key, kind: 'missing', message: 'is missing' }));

  const inMessages = messages.flatMap((message) => {
    const { key } = message;
    const found = findingsIn(language, message, sources, texts, glossary, ownValue(widths, key)?.[language]);
    return found.map((finding) => ({ key, ...finding }));
  });
  const amongMessages = [
    ...orderIssues(messages, english).map(({ key, message }) => ({ key, kind: 'order' as const, message })),
    ...consistencyIssues(language, messages, english).flatMap(({ key, message }) =>
      findingsOf(language, key, 'consistency', [message]).map((finding) => ({ key, ...finding })),
    ),
  ];
  const found: CatalogFinding[] = [...inMessages, ...amongMessages].map((finding) => ({
    ...finding,
    line: own.get(finding.key)?.line,
  }));
  const kinds = new Set(found.map(({ key, kind }) => `${key} ${kind}`));
  return [...missing, ...found, ...needlessReasons(language, kinds, own)];
}
