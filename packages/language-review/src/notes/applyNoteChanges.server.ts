import { applyNoteChange, isApplied, type Note, type NoteChange, type NoteEntry } from './notes.ts';
import { longest, longestThread } from '../config/limits.ts';
import { expectText } from '../edits/expectText.server.ts';
import { SaveError } from '../edits/saveError.ts';

/**
 * Adds, answers and resolves notes.
 * @param notes which it changes
 * @throws {SaveError} where a note that is answered or resolved is not there, or a text cannot be saved
 */
export function applyNoteChanges(
  notes: Map<string, Note>,
  changes: readonly NoteChange[],
  by: Pick<NoteEntry, 'by' | 'on'>,
) {
  for (const change of changes) {
    if ('text' in change) expectText('lines', 'A note', change.text, longest.note, change.id);
    if ('place' in change)
      for (const part of Object.values(change.place).filter((each) => typeof each === 'string'))
        expectText('line', 'The place of a note', part, longest.text, change.id);
    const current = notes.get(change.id);
    // Otherwise, it was sent twice.
    if ('place' in change && current && !isApplied(current, change))
      throw new SaveError(409, `Another note has the id ${change.id}: write this one once more.`, change.id);
    const note = applyNoteChange(current, change, by);
    if (!note) throw new SaveError(409, 'A note that was answered or resolved is no longer in its file.', change.id);
    if ('text' in change && note !== current && note.thread.length > longestThread)
      throw new SaveError(422, `A note has at most ${longestThread} texts: write another note.`, change.id);
    notes.set(change.id, note);
  }
}
