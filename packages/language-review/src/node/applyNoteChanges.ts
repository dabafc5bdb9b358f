import { applyNoteChange, type Note, type NoteChange, type NoteEntry, type Notes } from '../notes.ts';
import { SaveError } from './saveError.ts';

/**
 * Adds, answers and resolves notes.
 * @throws {SaveError} where a note that is answered or resolved is not in the file
 */
export function applyNoteChanges(
  current: ReadonlyMap<string, Note>,
  changes: readonly NoteChange[],
  by: Pick<NoteEntry, 'by' | 'on'>,
): ReadonlyMap<string, Note> {
  let notes: Notes = Object.fromEntries(current);
  for (const change of changes) {
    const next = applyNoteChange(notes, change, by);
    if (!next)
      throw new SaveError(
        409,
        'A note that you answered or resolved is no longer in its file. Undo that change.',
        change.id,
      );
    notes = next;
  }
  return new Map(Object.entries(notes));
}
