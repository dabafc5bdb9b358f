import type { Decision } from '../approvals/approvals.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { isSameMessage, type MessageId } from '../catalogs/messages.ts';
import type { Language } from '../config.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import { noteStore } from '../notes/noteStore.panel';
import type { Edit } from './edits.ts';
import { editStore } from './editStore.panel';
import { saveChanges, type SaveResult, type UnsavedChanges } from './saveChanges.panel';

/** What the panel does with changes: it keeps them in the browser, and saves them. */
export interface UnsavedActions {
  edit: (edit: Edit) => void;
  discardEdits: (ids: readonly MessageId[]) => void;
  /** Approves translations, or takes their approvals back. */
  decide: (decisions: readonly Decision[]) => void;
  discardDecisions: (ids: readonly MessageId[]) => void;
  changeNote: (change: PendingNoteChange) => void;
  discardNoteChanges: (changes: readonly PendingNoteChange[]) => void;
  /** Never throws. */
  save: (language: Language, sent: UnsavedChanges) => Promise<SaveResult>;
}

export const unsavedActions: UnsavedActions = {
  edit(edit) {
    editStore.edit(edit);
    decisionStore.discardEdited(edit);
  },
  discardEdits: editStore.discard,
  decide: decisionStore.decide,
  discardDecisions: decisionStore.discard,
  changeNote: noteStore.change,
  discardNoteChanges: noteStore.discard,
  async save(language, sent) {
    const result = await saveChanges(language, sent);
    if ('error' in result) return result;
    const { approvals, notes } = result;
    if (approvals) decisionStore.setFiles({ [language]: approvals });
    if (notes) noteStore.setFiles({ [language]: notes });
    // What was typed meanwhile is not in the file.
    const isSaved = (edit: Edit) => editStore.items().some((now) => isSameMessage(now, edit) && now.text === edit.text);
    editStore.discard(sent.edits.filter(isSaved));
    return result;
  },
};
