import { getConfig } from '../config.ts';
import { isDay, type EntryFile } from '../edits/entryFile.server.ts';
import { isNotePlace, type Note, type NoteEntry } from './notes.ts';

function isNoteEntry(value: unknown): value is NoteEntry {
  const { text, by, on } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof text === 'string' && typeof by === 'string' && isDay(on);
}

/** The notes of a language. `writeLanguage` (`edits/languageFiles.server.ts`) writes them. */
export const noteFile: EntryFile<Note> = {
  pathOf: (language) => `${getConfig().notes}/${language}.json`,
  name: 'note',
  shape:
    '{ "story", "role", "name", "key", "nth", "width", "isResolved", "thread" }, the thread a list of { "text", "by", "on" }',
  fields: ['story', 'role', 'name', 'key', 'nth', 'width', 'isResolved', 'thread'],
  isEntry(value): value is Note {
    if (!isNotePlace(value)) return false;
    const { isResolved, thread } = value as Partial<Note>;
    return typeof isResolved === 'boolean' && Array.isArray(thread) && thread.length > 0 && thread.every(isNoteEntry);
  },
};
