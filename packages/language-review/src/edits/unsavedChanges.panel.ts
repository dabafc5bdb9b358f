import { decisionStore } from '../approvals/decisionStore.panel';
import type { Decision } from '../approvals/approvals.ts';
import { sourceTexts, type MessageId } from '../catalogs/messages.ts';
import { sourceText } from '../catalogs/plurals.ts';
import type { Language } from '../config.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import { sourceName } from '../format.ts';
import { noteStore } from '../notes/noteStore.panel';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import type { Changes } from './changes.ts';
import { editStore } from './editStore.panel';
import { saveChanges, type SaveResult } from './saveChanges.panel';

/** Edits and decisions are discarded by their message. */
interface Discarded {
  edits?: readonly MessageId[];
  decisions?: readonly MessageId[];
  notes?: readonly PendingNoteChange[];
}

export interface UnsavedActions {
  add: (changes: Partial<Changes>) => void;
  discard: (discarded: Discarded) => void;
  /** Never throws. */
  save: (language: Language, sent: SharedChanges) => Promise<SaveResult>;
}

/** An approval beside a source text that is not in its file yet. */
const approvedTooEarly = (language: Language, decisions: readonly Decision[]) =>
  decisions.find((decision) => {
    const [inFile, edited] = [editStore.files(), editStore.own()].map((catalogs) =>
      sourceText(language, decision.key, sourceTexts(catalogs)),
    );
    return !decision.withdrawn && decision.source === edited && edited !== inFile;
  });

export const unsavedActions: UnsavedActions = {
  add({ edits = [], decisions = [], notes = [] }) {
    // Decisions come after edits, because an edit ends those on its text.
    for (const edit of edits) {
      editStore.edit(edit);
      decisionStore.discardEdited(edit);
    }
    if (decisions.length > 0) decisionStore.decide(decisions);
    for (const change of notes) noteStore.change(change);
  },
  discard({ edits, decisions, notes }) {
    if (edits) editStore.discard(edits);
    if (decisions) decisionStore.discard(decisions);
    if (notes) noteStore.discard(notes);
  },
  async save(language, sent) {
    const early = approvedTooEarly(language, sent.decisions);
    if (early) {
      const error = `Save ${sourceName()} first: you have approved the text of "${early.key}" beside your edit of its source.`;
      return { error, key: early.key };
    }
    const result = await saveChanges(language, sent);
    if ('error' in result) return result;
    const { approvals, notes } = result;
    if (approvals) decisionStore.setFiles({ [language]: approvals });
    if (notes) noteStore.setFiles({ [language]: notes });
    editStore.setSaved(sent.edits);
    return result;
  },
};
