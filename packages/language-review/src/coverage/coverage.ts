import { ownValue } from 'system-tools/own-value';
import { catalogOf } from '../catalogs/catalogPaths.ts';
import { approvalState, countApprovals, type Approval, type ApprovalState } from '../approvals/approvals.ts';
import { defaultLocale, type Language } from '../config.ts';
import { shownTexts, type CatalogMessage } from '../catalogs/messages.ts';
import { baseKey, keysOfCatalogs, needsMessage, sourceText, textsIn, type Texts } from '../catalogs/plurals.ts';
import { isError, isOpen, isTextFinding, type Finding, type CatalogFinding } from '../checks/findings.ts';
import { issueNames, type MessageIssue } from '../format.ts';
import { tighter, type TextWidth, type TextWidths } from '../checks/textWidths.ts';
import { evaluateMessage, type EvaluatedMessage } from '../checks/text/evaluateMessage.ts';

/** Days are `YYYY-MM-DD` in UTC, or `not committed`. */
export interface CatalogHistory {
  /** When one of the files last changed. */
  day: string;
  /** When a line of a file last changed; lines count from 1. */
  line: (file: string, line: number) => string;
  /** The last commit of each file that has one, with the folder of its repository. */
  commits: ReadonlyMap<string, { commit: string; repository: string }>;
}

export interface CatalogSource {
  language: Language;
  messages: readonly CatalogMessage[];
  findings: readonly CatalogFinding[];
  approvals: ReadonlyMap<string, Approval>;
  /** Undefined where it is unknown. */
  history: CatalogHistory | undefined;
}

export interface MessageCoverage extends EvaluatedMessage {
  /** What the checks have found in the text, also what is accepted. */
  findings: readonly Finding[];
  /** Where the text takes most of its line; undefined where it was not measured. */
  width?: TextWidth | undefined;
  /** See `CatalogHistory`. Absent where there is no message, or no history. */
  changed?: string | undefined;
  /** Whether it is approved, with what was approved, if it was; absent where there is nothing to approve. */
  approval?: (Partial<Approval> & { state: ApprovalState }) | undefined;
}

/** A message in all languages; one with a number has an entry for each plural form. */
export interface KeyCoverage {
  key: string;
  /** Whether a source names the key. */
  used: boolean;
  /** Ids of the stories that show it. */
  stories: readonly string[];
  /** Without the languages that do not have this plural form. */
  messages: Readonly<Partial<Record<Language, MessageCoverage>>>;
}

/** The figures of `npm run i18n` and of the coverage page. */
export interface Coverage {
  languages: ReadonlyArray<ReturnType<typeof languageCoverage>>;
  keys: readonly KeyCoverage[];
  /** Whether the tests of all stories have run. */
  storiesKnown: boolean;
  /** Whether git has the complete history. */
  historyKnown: boolean;
}

/** Whether neither a text nor its key shows a finding. */
const isCatalogFinding = (finding: Finding) =>
  !isTextFinding(finding) && finding.kind !== 'unused' && !Object.hasOwn(issueNames, finding.kind);

/** How complete a language is, in numbers of messages. */
function languageCoverage({ language, findings, history }: CatalogSource, keys: readonly KeyCoverage[]) {
  const own = keys.flatMap(({ key, messages }) => (messages[language] ? { key, ...messages[language] } : []));
  const having = (issue: MessageIssue) => own.filter(({ issues }) => issues.includes(issue)).length;
  const measured = own.flatMap(({ key, width, findings: those }) =>
    width?.isLabel ? { key, ...width, accepted: those.find(({ kind }) => kind === 'width')?.accepted } : [],
  );
  const missing = having('missing');
  const { approved, stale, total: approvable } = countApprovals(own.map(({ approval }) => approval?.state));
  return {
    language,
    translated: own.length - missing,
    /** The messages that its catalog has to have: more where the language has more plural forms. */
    total: own.length,
    missing,
    identical: having('identical'),
    /** Missing or equal to English for a reason. */
    accepted: own.filter(({ acceptedIssue }) => acceptedIssue !== undefined).length,
    /** The texts in which the checks have found something that nobody has accepted, and that somebody has. */
    found: own.filter((message) => message.findings.some(isOpen)).length,
    foundAccepted: own.filter((message) => message.findings.some((finding) => !isOpen(finding))).length,
    /** Errors that concern the catalog and not a text: unknown keys, their order, needless reasons. */
    catalogErrors: findings.filter((finding) => isError(finding) && isCatalogFinding(finding)).length,
    /** The label that takes most of its line, and why more than its line is accepted, if it is. */
    tightest: measured.reduce<(typeof measured)[number] | undefined>(tighter, undefined),
    /** Translations that are approved, that have changed since, and that could be approved. */
    approved,
    stale,
    approvable,
    changed: history?.day,
  };
}

function groupByKey<Found extends { key: string }>(findings: readonly Found[]) {
  const groups = new Map<string, Found[]>();
  for (const finding of findings) groups.set(finding.key, [...(groups.get(finding.key) ?? []), finding]);
  return groups;
}

/**
 * How completely messages are translated, used and shown. The keys are those of the English catalog, with what translations have of
 * their plurals.
 * @param used the keys that sources name, without plural form
 * @param storiesByMessage the ids of the stories that show such a key; undefined where they are not known
 */
export function coverageOf(
  catalogs: readonly CatalogSource[],
  used: ReadonlySet<string>,
  storiesByMessage: Readonly<Partial<Record<string, readonly string[]>>> | undefined,
  widths: TextWidths = {},
): Coverage {
  const read = catalogs.map(({ messages, findings, ...catalog }) => ({
    ...catalog,
    findings: groupByKey(findings.filter(isTextFinding)),
    own: new Map(messages.map((message) => [message.key, message])),
  }));
  const english = read.find(({ language }) => language === defaultLocale())?.own ?? new Map<string, CatalogMessage>();
  const languages = read.map(({ language }) => language);
  const sources = textsIn(english);
  const textsOf =
    (language: Language): Texts =>
    (key) => {
      const { text, isFuzzy } = read.find((catalog) => catalog.language === language)?.own.get(key) ?? {};
      return isFuzzy ? undefined : text;
    };
  const keysIn = (language: Language) => read.find((catalog) => catalog.language === language)?.own.keys() ?? [];
  const keys = keysOfCatalogs(languages, keysIn, sources).flatMap((key): KeyCoverage[] => {
    const having = read.filter(({ language, own }) => {
      const shown = shownTexts(language, textsOf);
      return own.has(key) || shown(key) !== undefined || needsMessage(language, key, sources, shown);
    });
    const messages = having.map(({ language, history, own, findings, approvals }): [Language, MessageCoverage] => {
      const { line } = own.get(key) ?? {};
      const source = sourceText(language, key, sources);
      const evaluated = evaluateMessage(language, key, sources, textsOf);
      const approval = approvals.get(key);
      const state = approvalState(language, source, textsOf(language)(key), approval);
      const changed = line === undefined ? undefined : history?.line(catalogOf(language, key).path, line);
      const found = (findings.get(key) ?? []).map(({ kind, message, accepted }) => ({ kind, message, accepted }));
      const width = ownValue(widths, key)?.[language];
      return [language, { ...evaluated, findings: found, width, changed, approval: state && { ...approval, state } }];
    });
    // A form that no language needs or has.
    if (messages.length === 0) return [];
    const base = baseKey(key, sources);
    return [
      {
        key,
        used: used.has(base),
        stories: ownValue(storiesByMessage, base) ?? [],
        messages: Object.fromEntries(messages),
      },
    ];
  });
  return {
    languages: catalogs.map((catalog) => languageCoverage(catalog, keys)),
    keys,
    storiesKnown: storiesByMessage !== undefined,
    historyKnown: catalogs.some(({ history }) => history !== undefined),
  };
}
