import {
  approvalState,
  approvedTexts,
  type Approval,
  type ApprovalState,
  type Decision,
} from '../approvals/approvals.ts';
import { defaultLocale, translationLanguages, type Language, type MessageKey } from '../config.ts';
import { shownTexts, type MessageId } from '../catalogs/messages.ts';
import { evaluateMessage, type EvaluatedMessage } from '../checks/text/evaluateMessage';
import { baseKey, canHaveForm, sourceText, type Texts } from '../catalogs/plurals.ts';
import { isError, type Finding } from '../checks/findings.ts';
import { count } from '../format';
import type { StoryState } from '../channel.ts';
import type { Changes } from './changes.ts';
import type { StoryMessage } from './storyMessages.panel';
import type { TextWidth } from '../checks/textWidths.ts';

/** Whether a translation is approved, with what was approved, if it was. */
interface CellApproval extends Partial<Approval> {
  state: ApprovalState;
  isPending: boolean;
}

export interface Cell extends EvaluatedMessage, MessageId {
  /** With its edit; undefined where there is none. */
  text: string | undefined;
  textInFile: string | undefined;
  /** What the language shows: the text, or that of another language or of a plural's base key, which stands for it. */
  shown: string | undefined;
  isEdited: boolean;
  /** Whether the language does not have the plural form of the key: there is nothing to translate. */
  isNoForm: boolean;
  /** The English text that it is compared with: see `sourceText`. */
  source: string | undefined;
  /** Undefined where there is nothing to approve. */
  approval: CellApproval | undefined;
  /** What the checks have found in the text, also what is accepted. */
  findings: readonly Finding[];
  width: TextWidth | undefined;
}

/** A message in every language, English first; one with a number has a row for each plural form. */
export interface Row {
  key: MessageKey;
  /** The English text that is shown for a missing translation. */
  english: string | undefined;
  cells: readonly Cell[];
}

/** What was read or received is a new object each time. */
export const isEqual = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

function approvalOf(
  language: Language,
  source: string | undefined,
  text: string | undefined,
  inFile: Approval | undefined,
  decision: Decision | undefined,
): CellApproval | undefined {
  const approved = approvedTexts(inFile, decision);
  const state = approvalState(language, source, text, approved);
  return state && { ...approved, state, isPending: decision !== undefined };
}

/** An unchanged cell or row is the same object as `before`, so that it is neither evaluated nor rendered again. */
export function rowsOf(
  messages: readonly StoryMessage[],
  { edits = [], decisions = [] }: Partial<Changes> = {},
  before: readonly Row[] = [],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const edited = new Map(edits.map(({ language, key, text }) => [`${language} ${key}`, text]));
  const decided = new Map(decisions.map((decision) => [`${decision.language} ${decision.key}`, decision]));
  const inFiles = new Map(messages.map(({ key, texts }) => [key, texts]));
  const textsOf =
    (language: Language): Texts =>
    (key) =>
      edited.get(`${language} ${key}`) ?? inFiles.get(key)?.[language];
  const englishOf = textsOf(defaultLocale());
  const shownOf = (language: Language, key: MessageKey) => {
    const shown = shownTexts(language, textsOf);
    return shown(key) ?? shown(baseKey(key, englishOf));
  };
  return messages.map(({ key, texts, approvals, findings, widths }) => {
    const old = known.get(key);
    const english = englishOf(key) ?? sourceText(defaultLocale(), key, englishOf);
    const cells = [defaultLocale(), ...translationLanguages()].map((language): Cell => {
      const edit = edited.get(`${language} ${key}`);
      const text = edit ?? texts[language];
      const source = sourceText(language, key, englishOf);
      const own = {
        text,
        textInFile: texts[language],
        shown: shownOf(language, key),
        isEdited: edit !== undefined,
        source,
        approval: approvalOf(language, source, text, approvals[language], decided.get(`${language} ${key}`)),
        findings: findings[language] ?? [],
        width: widths[language],
      };
      const cell = old?.cells.find((each) => each.language === language);
      if (cell && (Object.keys(own) as Array<keyof typeof own>).every((name) => isEqual(cell[name], own[name])))
        return cell;
      if (!canHaveForm(language, key, englishOf) && text === undefined)
        return { language, key, ...own, approval: undefined, isNoForm: true, issues: [] };
      return { language, key, ...own, isNoForm: false, ...evaluateMessage(language, key, englishOf, textsOf) };
    });
    const isUnchanged = old?.english === english && cells.every((cell, index) => cell === old?.cells[index]);
    return old && isUnchanged ? old : { key, english, cells };
  });
}

/** Whether somebody has to read a translation: it is new, or it or its source has changed since it was approved. */
export const isToReview = ({ approval }: Cell) => approval !== undefined && approval.state !== 'approved';

export const hasIssue = ({ issues, findings }: Cell) => issues.length > 0 || findings.some(isError);

export function countIssues(
  rows: readonly Row[],
  { layout = [], hardCoded = [] }: Pick<StoryState, 'layout' | 'hardCoded'>,
) {
  const messages = rows.filter(({ cells }) => cells.some(hasIssue)).length;
  const parts = [
    messages > 0 && `${count(messages, 'text')} with issues`,
    hardCoded.length > 0 && `${hardCoded.length} not from a catalog`,
    layout.length > 0 && count(layout.length, 'layout issue'),
  ];
  return {
    total: messages + hardCoded.length + layout.length,
    description: parts.filter(Boolean).join(', '),
  };
}
