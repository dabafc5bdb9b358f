import type { Approvals } from './approvals.ts';
import { languageCodes, type Language } from '../config/config.ts';
import type { Notes } from '../notes/notes.ts';
import { readReviewFiles } from './entryFile.server.ts';
import { approvalFile, noteFile } from './approvalFile.server.ts';
import { readStoriesByMessage } from '../coverage/storyResults.server.ts';

/** What the preview knows of the review so far, beside the catalogs. */
export interface ReviewRecord {
  approvals: Readonly<Partial<Record<Language, Approvals>>>;
  notes: Readonly<Partial<Record<Language, Notes>>>;
  /** Why files of approvals or notes cannot be read, as sentences. */
  errors: readonly string[];
  /** The ids of the stories that show a message, by its key without plural form; undefined until the tests of all stories have run. */
  storiesByMessage?: Readonly<Partial<Record<string, readonly string[]>>> | undefined;
}

/** Reads the `ReviewRecord` from its files. */
export function readReviewRecord(root: string): ReviewRecord {
  const approvals = readReviewFiles(approvalFile, root);
  const notes = readReviewFiles(noteFile, root, languageCodes());
  return {
    approvals: approvals.entries,
    notes: notes.entries,
    errors: [...approvals.errors, ...notes.errors],
    storiesByMessage: readStoriesByMessage(root),
  };
}
