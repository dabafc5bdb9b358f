import { acceptedReason, type Language } from '../config.ts';
import { acceptableChecks, isAdvice, labelOf, type CheckId } from './checks.ts';

/** What a check finds in a message. */
export interface Finding {
  kind: CheckId;
  /** Completes a sentence that begins with the key. */
  message: string;
  /** Why it is right; absent where nobody has said so. */
  accepted?: string | undefined;
}

export const isAcceptable = (kind: CheckId) => acceptableChecks.includes(kind);

export const isOpen = ({ accepted }: Finding) => accepted === undefined;

/** Whether something has to be done. */
export const isError = (finding: Finding) => isOpen(finding) && !isAdvice(finding.kind);

/** The findings of a check in a message, with the reason for which they are accepted, if there is one. */
export function findingsOf(language: Language, key: string, kind: CheckId, messages: readonly string[]): Finding[] {
  const accepted = isAcceptable(kind) ? acceptedReason(language, key, kind) : undefined;
  return messages.map((message) => (accepted === undefined ? { kind, message } : { kind, message, accepted }));
}

/** Whether a finding concerns the text of a message, and is shown beside it. */
export const isTextFinding = ({ kind }: Finding) => labelOf(kind) !== undefined;

/** What a check finds in a message of a file. */
export interface CatalogFinding extends Finding {
  key: string;
  /** Absent where the key is not in the file. */
  line?: number | undefined;
}
