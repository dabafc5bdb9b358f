import { ownValue } from 'system-tools/own-value';
import { languageCodes, type Language } from '../config/config.ts';
import {
  applyNoteChange,
  isApplied,
  isPendingNoteChange,
  type NoteChange,
  type Notes,
  type PendingNoteChange,
  type ShownNote,
} from './notes.ts';
import type { StoryProgress } from '../channel';
import { storedList } from '../edits/storedList';

/** Changes are kept across stories, reloads and tabs. */
const stored = storedList('workbench/notes', isPendingNoteChange);

let inFiles: Readonly<Partial<Record<Language, Notes>>> = {};
let changes: readonly PendingNoteChange[] = [];
const listeners = new Set<() => void>();

function update(next: readonly PendingNoteChange[]) {
  changes = next.filter((change) => !isApplied(ownValue(inFiles[change.language], change.id), change));
  for (const listener of listeners) listener();
}

function setChanges(next: readonly PendingNoteChange[]) {
  update(next);
  stored.write(changes);
}

const isSame = (a: NoteChange, b: NoteChange) => JSON.stringify(a) === JSON.stringify(b);

/** The notes of a language with what is not in its file. A change of a note that is gone is left out. */
function notesOf(language: Language) {
  const notes = new Map(Object.entries(inFiles[language] ?? {}));
  for (const change of changes.filter((each) => each.language === language)) {
    const note = applyNoteChange(notes.get(change.id), change, { by: '', on: '' });
    if (note) notes.set(change.id, note);
  }
  return notes;
}

/** The notes of the files, and what was written in the panel. */
export const noteStore = {
  /** Reads what is stored; to be called once. */
  load() {
    update(stored.read());
    stored.subscribe(() => update(stored.read()));
  },
  /** @param notes without the languages whose file cannot be read */
  setFiles(notes: Readonly<Partial<Record<Language, Notes>>>) {
    inFiles = { ...inFiles, ...notes };
    setChanges(changes);
  },
  changes: () => changes,
  /** How many notes of each story are open in each language. */
  openCounts: (): StoryProgress['openNotes'] => {
    const counts = new Map<string, Partial<Record<Language, number>>>();
    for (const language of languageCodes())
      for (const { story, isResolved } of notesOf(language).values()) {
        if (isResolved) continue;
        const own = counts.get(story) ?? {};
        counts.set(story, { ...own, [language]: (own[language] ?? 0) + 1 });
      }
    return Object.fromEntries(counts);
  },
  /** Of one story, without whether their elements are found. */
  ofStory: (storyId: string, languages: readonly Language[]): Array<Omit<ShownNote, 'isFound'>> =>
    languages.flatMap((language) =>
      [...notesOf(language)]
        .filter(([, { story }]) => story === storyId)
        .map(([id, note]) => ({
          ...note,
          id,
          language,
          pending: changes.filter((change) => change.language === language && change.id === id),
        })),
    ),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** A note that is resolved and opened again before it is saved is left as it is. */
  change: (change: PendingNoteChange) => {
    const { language, id } = change;
    const others =
      'isResolved' in change
        ? changes.filter((each) => !('isResolved' in each && each.language === language && each.id === id))
        : changes;
    setChanges([...others, change]);
  },
  /** Undoes changes. Without the one that wrote a note, its answers are undone as well, if its file is known to lack it. */
  discard: (undone: readonly PendingNoteChange[]) => {
    const left = changes.filter((change) => !undone.some((each) => isSame(each, change)));
    const isAnswered = ({ language, id }: PendingNoteChange) =>
      inFiles[language] === undefined ||
      ownValue(inFiles[language], id) !== undefined ||
      left.some((each) => 'place' in each && each.language === language && each.id === id);
    setChanges(left.filter(isAnswered));
  },
};
