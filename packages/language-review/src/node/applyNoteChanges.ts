import { applyNoteChange, type Note, type NoteChange, type NoteEntry, type Notes } from '../notes.ts';
import { longest } from '../limits.ts';
import { expectText } from './expectText.ts';
import { SaveError } from './saveError.ts';

/**
 * Adds, answers and resolves notes.
 * @throws {SaveError} where a note that is answered or resolved is not in the file, or a text cannot be saved
 */
export function applyNoteChanges(
  current: ReadonlyMap<string, Note>,
  changes: readonly NoteChange[],
  by: Pick<NoteEntry, 'by' | 'on'>,
): ReadonlyMap<string, Note> {
  let notes: Notes = Object.fromEntries(current);
  for (const change of changes) {
    if ('text' in change) expectText('lines', 'A note', change.text, longest.note, change.id);
    if ('place' in change)
      for (const part of Object.values(change.place).filter((each) => typeof each === 'string'))
        expectText('line', 'The place of a note', part, longest.text, change.id);
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
