import { getConfig, type Language } from '../config.ts';
import type { MessageIssue } from './messageState.ts';
import type { CatalogMessage } from './copyChecks.ts';
import type { Changed, FileHistory } from './history.ts';
import { evaluateMessage, type EvaluatedMessage } from './evaluateMessage.ts';

/** A catalog as it stands in its file. */
export interface CatalogSource {
  language: Language;
  texts: readonly CatalogMessage[];
  /** Undefined where nobody knows. */
  history: FileHistory | undefined;
}

/** What the workbench knows of a text in one language. */
export interface MessageCoverage extends EvaluatedMessage {
  /** Absent where there is no text, or no history. */
  changed?: Changed | undefined;
}

/** What the workbench knows of a text in all languages. */
export interface KeyCoverage {
  key: string;
  /** Whether a source of the product names the key. */
  used: boolean;
  /** Ids of the stories that show it. */
  stories: readonly string[];
  texts: Readonly<Partial<Record<Language, MessageCoverage>>>;
}

/** How far a language is. */
interface LanguageCoverage {
  language: Language;
  /** How many of the keys have a text. */
  texts: number;
  missing: number;
  /** How many are the English text: without a reason, and with one. */
  identical: number;
  accepted: number;
  long: number;
  /** The text that grows most against English; absent in English, and where nothing grows. */
  longest?: { key: string; expansion: number } | undefined;
  /** Absent where there is no history. */
  changed?: Changed | undefined;
}

/** The figures of `npm run i18n` and of the coverage page. */
export interface Coverage {
  languages: readonly LanguageCoverage[];
  keys: readonly KeyCoverage[];
  /** Whether there is a record of what stories show; without one, `stories` says nothing. */
  storiesKnown: boolean;
  /** Whether git says when texts changed; without its whole history, `changed` is absent. */
  historyKnown: boolean;
}

/** The keys that stand in a source, each as a literal of its own. */
export const keysNamedIn = (source: string, keys: ReadonlySet<string>) =>
  [...source.matchAll(/(['"`])(\w+)\1/g)].flatMap(([, , word = '']) => (keys.has(word) ? word : []));

function languageCoverage({ language, history }: CatalogSource, keys: readonly KeyCoverage[]): LanguageCoverage {
  const states = keys.flatMap(({ key, texts }) => (texts[language] ? { key, ...texts[language] } : []));
  const having = (issue: MessageIssue) => states.filter(({ issues }) => issues.includes(issue)).length;
  const [longest] = states
    .flatMap(({ key, expansion = 0 }) => (expansion > 1 ? { key, expansion } : []))
    .toSorted((a, b) => b.expansion - a.expansion);
  const missing = having('missing');
  return {
    language,
    texts: keys.length - missing,
    missing,
    identical: having('identical'),
    accepted: states.filter(({ reason }) => reason !== undefined).length,
    long: having('long'),
    longest,
    changed: history?.file,
  };
}

/**
 * How far the texts of the product are translated, used and shown. The English catalog is the list of keys.
 * @param used the keys that sources name
 * @param shownBy the ids of the stories that show a key; undefined where nobody has recorded them
 */
export function coverageOf(
  catalogs: readonly CatalogSource[],
  used: ReadonlySet<string>,
  shownBy: Readonly<Partial<Record<string, readonly string[]>>> | undefined,
): Coverage {
  const byKey = catalogs.map(({ language, texts, history }) => ({
    language,
    history,
    own: new Map(texts.map((entry) => [entry.key, entry])),
  }));
  const english =
    byKey.find(({ language }) => language === getConfig().defaultLocale)?.own ?? new Map<string, CatalogMessage>();
  const keys = [...english].map(([key, { text: source }]): KeyCoverage => ({
    key,
    used: used.has(key),
    stories: shownBy?.[key] ?? [],
    texts: Object.fromEntries(
      byKey.map(({ language, history, own }): [Language, MessageCoverage] => {
        const entry = own.get(key);
        return [
          language,
          { ...evaluateMessage(language, key, source, entry?.text), changed: entry && history?.line(entry.line) },
        ];
      }),
    ),
  }));
  return {
    languages: catalogs.map((catalog) => languageCoverage(catalog, keys)),
    keys,
    storiesKnown: shownBy !== undefined,
    historyKnown: catalogs.some(({ history }) => history !== undefined),
  };
}
