import type { Edit } from './edits.ts';
import * as React from 'react';
import { catalogsName } from '../catalogs/catalogPaths.ts';
import { localeInfo, type Language } from '../config/config.ts';
import { count } from '../format';
import { isSameMessage, type MessageId } from '../catalogs/messages.ts';
import type { ReviewState, SavedRecord } from '../channel';
import type { Decision } from '../approvals/approvals.ts';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import type { PendingNoteChange } from '../notes/notes.ts';
import type { SaveResult, UnsavedChanges } from './saveChanges.panel';
import type { Cell } from './rows.panel';

/** What the panel says about the last action. */
export interface Notice {
  text: string;
  /** Reverses it. */
  action?: { label: string; run: () => void };
  /** Whether the button that was pressed was removed, so that the focus has to move. */
  movesFocus?: boolean;
}

export interface EditingProps {
  /** Undefined until the preview has emitted it. */
  state: ReviewState | undefined;
  onEdit: (edit: Edit) => void;
  onDiscard: (ids: readonly MessageId[]) => void;
  onApprove: (ids: readonly MessageId[]) => void;
  onWithdraw: (ids: readonly MessageId[]) => void;
  onDiscardDecisions: (ids: readonly MessageId[]) => void;
  onDecide: (decisions: readonly Decision[]) => void;
  onChangeNote: (change: PendingNoteChange) => void;
  onRecordSaved: (saved: SavedRecord) => void;
  saveChanges: (language: Language, changes: UnsavedChanges) => Promise<SaveResult>;
}

/** A translation that can be approved, where it has an `approval`. */
export type Decidable = MessageId & Pick<Cell, 'approval'>;

const idOf = ({ language, key }: MessageId) => ({ language, key });

const nameOf = ({ key, language }: MessageId) => `${key}, ${localeInfo(language).name}`;

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

/** The only one, or how many they are. */
const named = (ids: readonly MessageId[], noun: string, one: string) =>
  ids.length === 1 && ids[0] ? `${one}${nameOf(ids[0])}` : count(ids.length, noun);

/** Editing, approving, undoing and saving, each with its notice. The actions keep their identity. */
export function useEdits({ state, ...props }: EditingProps, moveFocus: () => void) {
  const { onEdit, onDiscard, onApprove, onWithdraw, onDiscardDecisions, onRecordSaved, saveChanges } = props;
  const { onDecide, onChangeNote } = props;
  const [notice, setNotice] = React.useState<Notice>();
  const latest = React.useRef(state?.edits);
  latest.current = state?.edits;
  const actions = React.useMemo(() => {
    const settle = (next?: Notice) => {
      setNotice(next);
      moveFocus();
    };
    const restore = (undone: readonly Edit[]) => {
      for (const each of undone) onEdit(each);
      settle({ text: `Brought back ${undone.length === 1 ? 'the edit' : `${undone.length} edits`}.` });
    };
    const discardDecisions = (ids: readonly MessageId[]) => {
      onDiscardDecisions(ids);
      settle({ text: `Undid ${named(ids, 'decision', 'the decision on ')}.` });
    };
    const approve = (ids: readonly MessageId[]) => {
      onApprove(ids);
      setNotice({
        text: `Approved ${named(ids, 'text', '')}.`,
        action: { label: 'Undo', run: () => discardDecisions(ids) },
      });
    };
    return {
      notify: (text: string) => setNotice({ text }),
      dismiss: () => settle(),
      edit: (change: Edit) => (change.text === (change.from ?? '') ? onDiscard([change]) : onEdit(change)),
      undo: (undone: readonly Edit[], movesFocus = false) => {
        onDiscard(undone);
        const action = { label: 'Bring back', run: () => restore(undone) };
        setNotice({ text: `Took back ${named(undone, 'edit', 'the edit of ')}.`, action, movesFocus });
      },
      approve,
      discardDecisions,
      /** Puts what somebody has shared among the own changes: decisions last, because an edit ends those on its text. */
      take: ({ edits, decisions, notes }: Pick<SharedChanges, 'edits' | 'decisions' | 'notes'>) => {
        for (const each of edits) onEdit(each);
        if (decisions.length > 0) onDecide(decisions);
        for (const change of notes) onChangeNote(change);
        settle({ text: `Took over ${count(edits.length + decisions.length + notes.length, 'change')}.` });
      },
      /** Approves translations or, if all are approved, takes their approvals back. */
      toggleApproval: (cells: readonly Decidable[]) => {
        const decidable = cells.filter(({ approval }) => approval);
        const open = decidable.filter(({ approval }) => approval?.state !== 'approved');
        if (open.length > 0) return approve(open.map(idOf));
        if (decidable.length === 0) return;
        const ids = decidable.map(idOf);
        onWithdraw(ids);
        setNotice({ text: `Took back the approval of ${named(ids, 'text', '')}.` });
      },
      save: async (language: Language, sent: UnsavedChanges) => {
        const result = await saveChanges(language, sent);
        if ('error' in result) return result;
        const { approvals, notes } = result;
        if (approvals || notes) onRecordSaved({ language, approvals, notes });
        // What was typed meanwhile is not in the file.
        const isSaved = (edit: Edit) =>
          latest.current?.some((now) => isSameMessage(now, edit) && now.text === edit.text) ?? false;
        onDiscard(sent.edits.filter(isSaved));
        const parts = [
          sent.edits.length > 0 && `${count(sent.edits.length, 'text')} to ${catalogsName(language)}`,
          sent.decisions.length > 0 && count(sent.decisions.length, 'decision'),
          sent.noteChanges.length > 0 && count(sent.noteChanges.length, 'note change'),
        ];
        settle({ text: `Saved ${listed(parts.filter((part) => part !== false))}.` });
        return result;
      },
    };
  }, [
    onEdit,
    onDiscard,
    onApprove,
    onWithdraw,
    onDiscardDecisions,
    onDecide,
    onChangeNote,
    onRecordSaved,
    saveChanges,
    moveFocus,
  ]);
  return { notice, ...actions };
}
