import { ownValue } from 'system-tools/own-value';
import { languageCodes, type Language } from '../config.ts';
import {
  applyNoteChange,
  isApplied,
  isPendingNoteChange,
  type NoteChange,
  type Notes,
  type PendingNoteChange,
  type StoryNote,
} from './notes.ts';
import { unsavedList } from '../edits/unsavedList.panel';

let inFiles: Readonly<Partial<Record<Language, Notes>>> = {};

const { set, ...changes } = unsavedList('workbench/notes', isPendingNoteChange, (change) =>
  isApplied(ownValue(inFiles[change.language], change.id), change),
);

const isSame = (a: NoteChange, b: NoteChange) => JSON.stringify(a) === JSON.stringify(b);

/** The notes of a language with what is not in its file. A change of a note that is gone is left out. */
function notesOf(language: Language) {
  const notes = new Map(Object.entries(inFiles[language] ?? {}));
  for (const change of changes.items().filter((each) => each.language === language)) {
    const note = applyNoteChange(notes.get(change.id), change, { by: '', on: '' });
    if (note) notes.set(change.id, note);
  }
  return notes;
}

/** The notes of the files, and what was written in the panel. */
export const noteStore = {
  ...changes,
  /** @param notes without the languages whose file cannot be read */
  setFiles(notes: Readonly<Partial<Record<Language, Notes>>>) {
    inFiles = { ...inFiles, ...notes };
    changes.dropSaved();
  },
  /** How many notes of each story are open in each language. */
  openCounts() {
    const counts = new Map<string, Partial<Record<Language, number>>>();
    for (const language of languageCodes())
      for (const { story, isResolved } of notesOf(language).values()) {
        if (isResolved) continue;
        const own = counts.get(story) ?? {};
        counts.set(story, { ...own, [language]: (own[language] ?? 0) + 1 });
      }
    return Object.fromEntries(counts);
  },
  /** Whether the note is here that a change names. It may be where its file has not been read. */
  has: ({ language, id }: PendingNoteChange) => inFiles[language] === undefined || notesOf(language).has(id),
  ofStory: (storyId: string, languages: readonly Language[]): StoryNote[] =>
    languages.flatMap((language) =>
      [...notesOf(language)]
        .filter(([, { story }]) => story === storyId)
        .map(([id, note]) => ({
          ...note,
          id,
          language,
          pending: changes.items().filter((change) => change.language === language && change.id === id),
        })),
    ),
  /** A note that is resolved and opened again before it is saved is left as it is. */
  change: (change: PendingNoteChange) => {
    const { language, id } = change;
    const others =
      'isResolved' in change
        ? changes.items().filter((each) => !('isResolved' in each && each.language === language && each.id === id))
        : changes.items();
    set([...others, change]);
  },
  /** Undoes changes. Without the one that wrote a note, its answers are undone as well, if its file is known to lack it. */
  discard: (undone: readonly PendingNoteChange[]) => {
    const left = changes.items().filter((change) => !undone.some((each) => isSame(each, change)));
    const isAnswered = ({ language, id }: PendingNoteChange) =>
      inFiles[language] === undefined ||
      ownValue(inFiles[language], id) !== undefined ||
      left.some((each) => 'place' in each && each.language === language && each.id === id);
    set(left.filter(isAnswered));
  },
};
