import { isLanguage, type Language, type MessageKey } from '../config.ts';
import { longest } from '../config/limits.ts';

/** Where a note is pinned: to an element of a story. */
export interface NotePlace {
  story: string;
  /** Role of the element, or its tag name where it has none. */
  role: string;
  /** Its accessible name when the note was written, shortened; empty where it has none. */
  name: string;
  /** The message that it shows; absent where it shows none, or several. It is then found by role and name. */
  key?: MessageKey | undefined;
  /** How many elements that are alike precede it. */
  nth: number;
  /** Width of the page when the note was written, in px. */
  width: number;
}

/** `link “Contact us”` */
export const placeName = ({ role, name, key }: Pick<NotePlace, 'role' | 'name' | 'key'>) =>
  [role, name ? `“${name}”` : key].filter(Boolean).join(' ');

export interface NoteEntry {
  text: string;
  by: string;
  /** The day, `YYYY-MM-DD`. */
  on: string;
  /** The id of a reply: another one may have the same text. */
  reply?: string | undefined;
}

export interface Note extends NotePlace {
  isResolved: boolean;
  /** The oldest first, at least one. */
  thread: readonly NoteEntry[];
}

export type Notes = Readonly<Record<string, Note>>;

/** What happens to a note: it is written, answered, or resolved or opened again. */
type NoteAction =
  | { place: NotePlace; text: string }
  | { text: string; reply?: string | undefined }
  | { isResolved: boolean };

export type NoteChange = { id: string } & NoteAction;

const isString = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown) => isString(value) && /^[\da-f]{8}$/.test(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

export function isNotePlace(value: unknown): value is NotePlace {
  const { story, role, name, key, nth, width } = (value ?? {}) as Record<string, unknown>;
  return [story, role, name, key === undefined ? '' : key].every(isString) && isCount(nth) && isCount(width);
}

function isNoteChange(value: unknown): value is NoteChange {
  const { id, place, text, reply, isResolved } = (value ?? {}) as Record<string, unknown>;
  if (!isId(id) || !(reply === undefined || isId(reply))) return false;
  if (isResolved !== undefined) return typeof isResolved === 'boolean' && place === undefined && text === undefined;
  const isText = isString(text) && text.trim() !== '' && text.length <= longest.note;
  return isText && (place === undefined || isNotePlace(place));
}

/** Whether a change says what stands in its note already. @param by who has made it; empty where that is not known */
export function isApplied(note: Note | undefined, change: NoteChange, by = '') {
  if (!note) return false;
  if ('isResolved' in change) return note.isResolved === change.isResolved;
  if ('place' in change) return note.thread.some(({ text }) => text === change.text);
  if (change.reply !== undefined) return note.thread.some(({ reply }) => reply === change.reply);
  const last = note.thread.at(-1);
  return last?.text === change.text && (by === '' || last.by === by);
}

/**
 * Applies a change to its note. One that is applied already, as after a save whose answer was lost, changes nothing.
 * @returns undefined where it answers or resolves a note that is not there
 */
export function applyNoteChange(
  note: Note | undefined,
  change: NoteChange,
  { by, on }: Pick<NoteEntry, 'by' | 'on'>,
): Note | undefined {
  if (isApplied(note, change, by)) return note;
  if ('isResolved' in change) return note && { ...note, isResolved: change.isResolved };
  const entry = { text: change.text, by, on, reply: 'reply' in change ? change.reply : undefined };
  if (note) return { ...note, thread: [...note.thread, entry] };
  return 'place' in change ? { ...change.place, isResolved: false, thread: [entry] } : undefined;
}

/** `Note on link “Contact us”` */
export function noteChangeName(change: NoteChange) {
  if ('place' in change) return `Note on ${placeName(change.place)}`;
  if ('text' in change) return 'Reply to a note';
  return change.isResolved ? 'Note resolved' : 'Note opened again';
}

/** A change that is not in the file of its language. */
export type PendingNoteChange = { language: Language } & NoteChange;

export const isPendingNoteChange = (value: unknown): value is PendingNoteChange =>
  isNoteChange(value) && 'language' in value && isLanguage(value.language);

export interface StoryNote extends Note {
  id: string;
  language: Language;
  pending: readonly PendingNoteChange[];
}

/** A note as the panel shows it. */
export interface ShownNote extends StoryNote {
  /** Whether its element is in the story; undefined where the story is not shown in its language. */
  isFound: boolean | undefined;
}

export interface NoteTarget {
  language: Language;
  place: NotePlace;
}
