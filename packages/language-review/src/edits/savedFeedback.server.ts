import type { SavedFeedback } from '../api.ts';
import { noteFile } from '../notes/noteFile.server.ts';
import { languageCodes } from '../config.ts';
import { readEntryFiles } from './entryFile.server.ts';
import { approvalFile } from '../approvals/approvalFile.server.ts';
import { readStoriesByMessage } from '../coverage/storyResults.server.ts';

export function readSavedFeedback(root: string): SavedFeedback {
  const approvals = readEntryFiles(approvalFile, root);
  const notes = readEntryFiles(noteFile, root, languageCodes());
  return {
    approvals: approvals.entries,
    notes: notes.entries,
    errors: [...approvals.errors, ...notes.errors],
    storiesByMessage: readStoriesByMessage(root),
  };
}
