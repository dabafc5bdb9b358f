import type { Decision } from '../approvals/approvals.ts';
import { languageCodes } from '../config.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import type { Edit } from './edits.ts';

/** What a reviewer has edited, decided and written that is not in files. */
export interface Changes {
  edits: readonly Edit[];
  decisions: readonly Decision[];
  notes: readonly PendingNoteChange[];
}

export const noChanges: Changes = { edits: [], decisions: [], notes: [] };

export const countChanges = ({ edits, decisions, notes }: Changes) => edits.length + decisions.length + notes.length;

/** Leaves out those of the changes that are `gone`: the same objects. */
export const withoutChanges = ({ edits, decisions, notes }: Changes, gone: Changes): Changes => ({
  edits: edits.filter((each) => !gone.edits.includes(each)),
  decisions: decisions.filter((each) => !gone.decisions.includes(each)),
  notes: notes.filter((each) => !gone.notes.includes(each)),
});

/** Groups changes in the order of the toolbar, without the languages that have none. */
export const changesByLanguage = ({ edits, decisions, notes }: Changes) =>
  languageCodes()
    .map((language) => ({
      language,
      edits: edits.filter((each) => each.language === language),
      decisions: decisions.filter((each) => each.language === language),
      notes: notes.filter((each) => each.language === language),
    }))
    .filter((group) => countChanges(group) > 0);
