import { defaultLocale, type Language } from '../config.ts';
import type { CatalogMessage } from './catalogFindings.ts';
import { evaluateMessage, type EvaluatedMessage, type MessageIssue } from './evaluateMessage.ts';
import type { Changed, FileHistory } from './history.ts';

export interface CatalogSource {
  language: Language;
  messages: readonly CatalogMessage[];
  /** Undefined where it is unknown. */
  history: FileHistory | undefined;
}

/** A message in one language. */
export interface MessageCoverage extends EvaluatedMessage {
  /** Absent where there is no message, or no history. */
  changed?: Changed | undefined;
}

/** A message in all languages. */
export interface KeyCoverage {
  key: string;
  /** Whether a source names the key. */
  used: boolean;
  /** Ids of the stories that show it. */
  stories: readonly string[];
  messages: Readonly<Partial<Record<Language, MessageCoverage>>>;
}

/** How complete a language is, in numbers of messages. */
interface LanguageCoverage {
  language: Language;
  translated: number;
  missing: number;
  /** Equal to English: without a reason, and with one. */
  identical: number;
  accepted: number;
  long: number;
  /** The message that grows most relative to English; absent where none grows. */
  longest?: { key: string; expansion: number } | undefined;
  /** Absent where there is no history. */
  changed?: Changed | undefined;
}

/** The figures of `npm run i18n` and of the coverage page. */
export interface Coverage {
  languages: readonly LanguageCoverage[];
  keys: readonly KeyCoverage[];
  /** Whether there is a record of the stories that show a message. */
  storiesKnown: boolean;
  /** Whether git has the complete history. */
  historyKnown: boolean;
}

/** The keys that a source names in quotes. */
export const keysNamedIn = (source: string, keys: ReadonlySet<string>) =>
  [...source.matchAll(/(['"`])(\w+)\1/g)].flatMap(([, , word = '']) => (keys.has(word) ? word : []));

function languageCoverage({ language, history }: CatalogSource, keys: readonly KeyCoverage[]): LanguageCoverage {
  const own = keys.flatMap(({ key, messages }) => (messages[language] ? { key, ...messages[language] } : []));
  const having = (issue: MessageIssue) => own.filter(({ issues }) => issues.includes(issue)).length;
  const [longest] = own
    .flatMap(({ key, expansion = 0 }) => (expansion > 1 ? { key, expansion } : []))
    .toSorted((a, b) => b.expansion - a.expansion);
  const missing = having('missing');
  return {
    language,
    translated: keys.length - missing,
    missing,
    identical: having('identical'),
    accepted: own.filter(({ reason }) => reason !== undefined).length,
    long: having('long'),
    longest,
    changed: history?.file,
  };
}

/**
 * How completely messages are translated, used and shown. The English catalog is the list of keys.
 * @param used the keys that sources name
 * @param shownBy the ids of the stories that show a key; undefined where they are not recorded
 */
export function coverageOf(
  catalogs: readonly CatalogSource[],
  used: ReadonlySet<string>,
  shownBy: Readonly<Partial<Record<string, readonly string[]>>> | undefined,
): Coverage {
  const byKey = catalogs.map(({ language, messages, history }) => ({
    language,
    history,
    own: new Map(messages.map((message) => [message.key, message])),
  }));
  const english = catalogs.find(({ language }) => language === defaultLocale())?.messages ?? [];
  const keys = english.map(({ key, text: source }): KeyCoverage => {
    const messages = byKey.map(({ language, history, own }): [Language, MessageCoverage] => {
      const { text, line } = own.get(key) ?? {};
      const evaluated = evaluateMessage(language, key, source, text);
      return [language, { ...evaluated, changed: line === undefined ? undefined : history?.line(line) }];
    });
    return { key, used: used.has(key), stories: shownBy?.[key] ?? [], messages: Object.fromEntries(messages) };
  });
  return {
    languages: catalogs.map((catalog) => languageCoverage(catalog, keys)),
    keys,
    storiesKnown: shownBy !== undefined,
    historyKnown: catalogs.some(({ history }) => history !== undefined),
  };
}
