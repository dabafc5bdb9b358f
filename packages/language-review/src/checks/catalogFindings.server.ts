import { eld } from 'eld/small';
import { ownValue } from 'system-tools/own-value';
import type { CatalogMessage } from '../catalogs/messages.ts';
import { sourceText, textsIn } from '../catalogs/plurals.ts';
import { getConfig, tagOf, type Language } from '../config.ts';
import type { GlossaryEntry } from './check.ts';
import { checks } from './checks.ts';
import { findingsOf, type CatalogFinding } from './findings.ts';
import { messageFindings } from './messageFindings.ts';
import { detectedAs } from './text/language.ts';
import type { TextWidths } from './textWidths.ts';

const detectLanguage = (text: string) => eld.detect(text).getScores();

/** Whether eld knows a language, in the script of its tag. */
const isDetected = (language: Language) =>
  Object.values(eld.info().Languages).includes(detectedAs(language)) &&
  new Intl.Locale(tagOf(language)).minimize().script === undefined;

/** What the stories show may not be measured, and what the sources use is not known here. */
const isKnownLater = (check: string) => check === 'width' || check === 'unused';

/** Reasons that are accepted in a language and have no finding there, though their checks ran. */
function needlessReasons(language: Language, found: ReadonlySet<string>, own: ReadonlyMap<string, CatalogMessage>) {
  /** Whether checks did not run. */
  const isStopped = (key: string) => checks.some(({ id, stops }) => stops && found.has(`${key} ${id}`));
  return Object.entries(getConfig().accepted[language] ?? {}).flatMap(([key, reasons]) =>
    Object.keys(reasons).flatMap((check): CatalogFinding[] => {
      if (!own.get(key)?.text.trim() || isStopped(key) || isKnownLater(check) || found.has(`${key} ${check}`))
        return [];
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
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const own = textsIn(byKey);
  const sources = textsIn(new Map(english.map((message) => [message.key, message])));
  const detector = isDetected(language) ? { detectLanguage } : {};
  const inMessages = messages.flatMap((message) => {
    const { key } = message;
    const source = sourceText(language, key, sources);
    const width = ownValue(widths, key)?.[language];
    const checked = { ...message, language, source, sources, own, glossary, width, ...detector };
    return messageFindings(checked).map((finding) => ({ key, ...finding }));
  });
  const amongMessages = checks.flatMap(({ id, findAmong }) =>
    (findAmong?.({ language, messages, english, sources, own }) ?? []).flatMap(({ key, message }) =>
      findingsOf(language, key, id, [message]).map((finding) => ({ key, ...finding })),
    ),
  );
  const found = [...amongMessages, ...inMessages].map((finding) => ({
    ...finding,
    line: byKey.get(finding.key)?.line,
  }));
  const kinds = new Set(found.map(({ key, kind }) => `${key} ${kind}`));
  return [...found, ...needlessReasons(language, kinds, byKey)];
}
