import { acceptableChecks, acceptedReason, type AcceptableCheck, type Language } from '../config.ts';

/** Issues of a translation beside its source text, the most serious first. */
export type MessageIssue = 'missing' | 'placeholders' | 'identical';

/** What a finding is about. */
export type FindingKind =
  | MessageIssue
  | AcceptableCheck
  | 'spelling'
  | 'syntax'
  | 'fuzzy'
  | 'unknown'
  | 'order'
  | 'approval'
  | 'history'
  | 'needless';

/** What a check finds in a message. */
export interface Finding {
  kind: FindingKind;
  /** Completes a sentence that begins with the key. */
  message: string;
  /** Why it is right; absent where nobody has said so. */
  accepted?: string | undefined;
}

export const isAcceptable = (kind: FindingKind): kind is AcceptableCheck =>
  acceptableChecks.some((check) => check === kind);

export const isOpen = ({ accepted }: Finding) => accepted === undefined;

/** What need not be wrong: a plural form that the library does without, sentences that were joined or parted, and what the history suggests. */
const advice: readonly FindingKind[] = ['form', 'sentences', 'history'];

/** Whether something has to be done. */
export const isError = (finding: Finding) => isOpen(finding) && !advice.includes(finding.kind);

/** The findings of a check in a message, with the reason for which they are accepted, if there is one. */
export function findingsOf(language: Language, key: string, kind: FindingKind, messages: readonly string[]): Finding[] {
  const accepted = isAcceptable(kind) ? acceptedReason(language, key, kind) : undefined;
  return messages.map((message) => (accepted === undefined ? { kind, message } : { kind, message, accepted }));
}

/** What the findings are called that concern the text of a message, and are shown beside it. */
export const textFindingNames = {
  copy: 'Copy rule',
  numbers: 'Numbers',
  language: 'Another language',
  consistency: 'Consistency',
  glossary: 'Glossary',
  spelling: 'Spelling',
  width: 'Width',
  syntax: 'Syntax',
  fuzzy: 'Fuzzy',
  form: 'Plural forms',
  sentences: 'Sentences',
  history: 'History',
} as const satisfies Partial<Record<FindingKind, string>>;

export type TextFinding = Finding & { kind: keyof typeof textFindingNames };

export const isTextFinding = <Found extends Finding>(finding: Found): finding is Found & TextFinding =>
  Object.hasOwn(textFindingNames, finding.kind);

/** What a check finds in a message of a file. */
export interface CatalogFinding extends Finding {
  key: string;
  /** Absent where the key is not in the file. */
  line?: number | undefined;
}
