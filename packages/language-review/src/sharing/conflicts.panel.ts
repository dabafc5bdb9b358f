import type { Edit } from '../edits/edits.ts';
import type { Changes } from '../edits/changes.ts';
import { ownValue } from 'system-tools/own-value';
import type { Decision } from '../approvals/approvals.ts';
import { defaultLocale, type Catalogs } from '../config.ts';
import { isSameMessage, sourceTexts } from '../catalogs/messages.ts';
import { textProblem } from '../edits/textProblem.ts';
import { sourceText } from '../catalogs/plurals.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import { isShowable } from './showableSuggestion.ts';

/** What stands against taking a change over. */
export interface Conflict {
  reason: string;
  /** The text that stands in the catalog now, where it is another one than the reviewer has seen. */
  now?: string | undefined;
  /** Whether it can be taken over all the same. */
  canTake: boolean;
  /** Whether it can be taken over together with the edits that are suggested beside it. */
  isWaiting?: boolean;
}

/**
 * What stands against an edit that somebody suggests.
 * @param own the edits that are not in files
 */
export function editConflict(edit: Edit, catalogs: Catalogs, own: readonly Edit[]): Conflict | undefined {
  const { language, key, text, from } = edit;
  const sources = sourceTexts(catalogs);
  const now = ownValue(catalogs[language], key);
  const problem = textProblem(edit, sources) ?? (now === text && 'The catalog has this text already.');
  if (problem) return { reason: problem, canTake: false };
  if (!isShowable(text, [now, sourceText(language, key, sources)]))
    return { reason: 'It has other markup than the message: the story does not show it yet.', canTake: true };
  if ((now ?? '') !== (from ?? ''))
    return { reason: 'The text has changed since the reviewer saw it.', now, canTake: true };
  if (own.some((each) => isSameMessage(each, edit) && each.text !== text))
    return { reason: 'You have edited this text as well: taking this over replaces your edit.', canTake: true };
  return undefined;
}

/**
 * What stands against a decision that somebody suggests.
 * @param own the changes that are not in files
 * @param suggested edits beside it against which nothing stands
 */
export function decisionConflict(
  decision: Decision,
  catalogs: Catalogs,
  own: Pick<Changes, 'edits' | 'decisions'>,
  suggested: readonly Edit[],
): Conflict | undefined {
  const { language, key, source, text, withdrawn } = decision;
  const isOpposed = own.decisions.some((each) => isSameMessage(each, decision) && each.withdrawn !== withdrawn);
  const opposed = isOpposed
    ? { reason: 'You have decided otherwise: taking this over replaces your decision.', canTake: true }
    : undefined;
  if (withdrawn) return opposed;
  if (language === defaultLocale()) return { reason: 'Only translations are approved.', canTake: false };
  const isOfTexts = (edits: readonly Edit[]) => {
    const textOf = (code: Edit['language'], id: Edit['key']) =>
      edits.find((edit) => isSameMessage(edit, { language: code, key: id }))?.text ?? ownValue(catalogs[code], id);
    return (
      textOf(language, key) === text && sourceText(language, key, (each) => textOf(defaultLocale(), each)) === source
    );
  };
  if (isOfTexts(own.edits)) return opposed;
  if (isOfTexts([...suggested, ...own.edits]))
    return { reason: 'It approves an edit above: take that over first.', canTake: false, isWaiting: true };
  return {
    reason: 'The texts are no longer those that were approved.',
    now: ownValue(catalogs[language], key),
    canTake: false,
  };
}

/**
 * What stands against a reply to a note, or its resolution, that somebody suggests.
 * @param hasNote whether a note is here, by what a change of it names
 * @param suggested notes and changes beside it
 */
export function noteConflict(
  change: PendingNoteChange,
  hasNote: (change: PendingNoteChange) => boolean,
  suggested: readonly PendingNoteChange[],
): Conflict | undefined {
  const isOfNote = ({ language, id }: PendingNoteChange) => language === change.language && id === change.id;
  if ('place' in change || hasNote(change)) return undefined;
  if (suggested.some((each) => 'place' in each && isOfNote(each)))
    return { reason: 'It belongs to a note above: take that over first.', canTake: false, isWaiting: true };
  return { reason: 'The note that it belongs to is no longer there.', canTake: false };
}

/** What changes that somebody suggests are compared with. */
export interface Here {
  catalogs: Catalogs;
  /** The own edits and decisions that are not in files. */
  own: Pick<Changes, 'edits' | 'decisions'>;
  files: {
    /** Whether the note is here that a change of one names. */
    hasNote: (change: PendingNoteChange) => boolean;
    /** Whether the files say what a change says. */
    isSaved: (change: Decision | PendingNoteChange) => boolean;
  };
}

const saved: Conflict = { reason: 'Its file says this already.', canTake: false };

/** What stands against each of the changes that somebody suggests. */
export function conflictsOf({ edits, decisions, notes }: Changes, { catalogs, own, files }: Here) {
  const conflicts = new Map<Edit | Decision | PendingNoteChange, Conflict | undefined>(
    edits.map((edit) => [edit, editConflict(edit, catalogs, own.edits)] as const),
  );
  const free = edits.filter((edit) => conflicts.get(edit) === undefined);
  const unlessSaved = (change: Decision | PendingNoteChange, conflict: Conflict | undefined) =>
    conflicts.set(change, conflict ?? (files.isSaved(change) ? saved : undefined));
  for (const decision of decisions) unlessSaved(decision, decisionConflict(decision, catalogs, own, free));
  for (const change of notes) unlessSaved(change, noteConflict(change, files.hasNote, notes));
  return conflicts;
}
