import { defaultLocale, isLanguage, type Language } from '../config.ts';
import { isKey } from '../config/limits.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { sourceName } from '../format.ts';

/** What somebody has approved: the translation, and the source text beside which it was read. */
export interface Approval {
  source: string;
  text: string;
  by: string;
  /** The day, `YYYY-MM-DD`. */
  on: string;
}

export type Approvals = Readonly<Record<string, Approval>>;

/** An approval that is not in its file yet or, with `withdrawn`, one that is to leave it. */
export type Decision = MessageId & Pick<Approval, 'source' | 'text'> & { withdrawn?: true };

const isString = (value: unknown) => typeof value === 'string';

export function isDecision(value: unknown): value is Decision {
  const { language, key, source, text, withdrawn } = (value ?? {}) as Record<string, unknown>;
  const isValid = isLanguage(language) && isKey(key) && [source, text].every(isString);
  return isValid && (withdrawn === undefined || withdrawn === true);
}

/** Whether the file says what a decision says. Who takes an approval back means that of these texts, and no later one. */
export const isDecided = (inFile: Approval | undefined, { source, text, withdrawn }: Decision) =>
  (inFile?.source === source && inFile.text === text) !== Boolean(withdrawn);

export type ApprovalState = 'new' | 'approved' | 'changed' | 'sourceChanged';

/** The texts that are approved, with a decision that is not in the file yet. */
export const approvedTexts = (inFile: Approval | undefined, decision: Decision | undefined) =>
  !decision ? inFile : decision.withdrawn ? undefined : decision;

/**
 * Whether a translation is approved. An approval holds for the two texts that were read together; if both have changed
 * since, it is `changed`. Undefined where there is nothing to approve: in the default language, and where a text is missing.
 */
export function approvalState(
  language: Language,
  source: string | undefined,
  text: string | undefined,
  approval: Pick<Approval, 'source' | 'text'> | undefined,
): ApprovalState | undefined {
  if (language === defaultLocale() || !source?.trim() || !text?.trim()) return undefined;
  if (!approval) return 'new';
  if (approval.text !== text) return 'changed';
  return approval.source === source ? 'approved' : 'sourceChanged';
}

/** The states of what was approved and has changed since. */
export const staleNames = {
  changed: 'Changed since approval',
  get sourceChanged() {
    return `${sourceName()} changed since approval`;
  },
} satisfies Partial<Record<ApprovalState, string>>;

export type StaleApproval = Partial<Approval> & { state: keyof typeof staleNames };

export const isStale = (
  approval: (Partial<Approval> & { state: ApprovalState }) | undefined,
): approval is StaleApproval => approval !== undefined && Object.hasOwn(staleNames, approval.state);

/** How many translations are approved, and how many were and have changed since. */
export interface ApprovalCount {
  approved: number;
  stale: number;
  total: number;
}

/** @param states without those that are undefined */
export function countApprovals(states: ReadonlyArray<ApprovalState | undefined>): ApprovalCount {
  const known = states.filter((state) => state !== undefined);
  const having = (...wanted: ApprovalState[]) => known.filter((state) => wanted.includes(state)).length;
  return { approved: having('approved'), stale: having('changed', 'sourceChanged'), total: known.length };
}
