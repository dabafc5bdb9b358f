import * as React from 'react';
import type { Decision } from '../approvals/approvals.ts';
import { catalogsName } from '../catalogs/catalogPaths.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { localeInfo, type Language } from '../config.ts';
import { count, listed } from '../format';
import type { PendingNoteChange } from '../notes/notes.ts';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import { countChanges, type Changes } from './changes.ts';
import type { Edit } from './edits.ts';
import type { Cell } from './rows.panel';
import type { UnsavedActions } from './unsavedChanges.panel';

export interface Notice {
  text: string;
  action?: { label: string; run: () => void };
  /** Whether the button that was pressed was removed, so that the focus has to move. */
  movesFocus?: boolean;
}

const approvalOf = ({ language, key, source = '', text = '' }: Cell): Decision => ({ language, key, source, text });

const nameOf = ({ key, language }: MessageId) => `${key}, ${localeInfo(language).name}`;

const named = (ids: readonly MessageId[], noun: string, one: string) =>
  ids.length === 1 && ids[0] ? `${one}${nameOf(ids[0])}` : count(ids.length, noun);

/** Editing, approving, undoing and saving, each with its notice. The actions keep their identity. */
export function useEdits(actions: UnsavedActions, moveFocus: () => void) {
  const [notice, setNotice] = React.useState<Notice>();
  const withNotices = React.useMemo(() => {
    const settle = (next?: Notice) => {
      setNotice(next);
      moveFocus();
    };
    const restore = (edits: readonly Edit[]) => {
      actions.add({ edits });
      settle({ text: `Brought back ${edits.length === 1 ? 'the edit' : `${edits.length} edits`}.` });
    };
    const discardDecisions = (decisions: readonly MessageId[]) => {
      actions.discard({ decisions });
      settle({ text: `Undid ${named(decisions, 'decision', 'the decision on ')}.` });
    };
    /** Approves translations as they stand, beside their source. */
    const approve = (cells: readonly Cell[]) => {
      actions.add({ decisions: cells.map(approvalOf) });
      setNotice({
        text: `Approved ${named(cells, 'text', '')}.`,
        action: { label: 'Undo', run: () => discardDecisions(cells) },
      });
    };
    return {
      notify: (text: string) => setNotice({ text }),
      dismiss: () => settle(),
      edit: (edit: Edit) => {
        actions.add({ edits: [edit] });
        // An approval that could be undone has ended with its text.
        setNotice(undefined);
      },
      undo: (undone: readonly Edit[], movesFocus = false) => {
        actions.discard({ edits: undone });
        const action = { label: 'Bring back', run: () => restore(undone) };
        setNotice({ text: `Took back ${named(undone, 'edit', 'the edit of ')}.`, action, movesFocus });
      },
      approve,
      discardDecisions,
      changeNote: (change: PendingNoteChange) => actions.add({ notes: [change] }),
      discardNotes: (notes: readonly PendingNoteChange[]) => actions.discard({ notes }),
      /** Puts what somebody has shared among the own changes. */
      take: (changes: Changes) => {
        actions.add(changes);
        settle({ text: `Took over ${count(countChanges(changes), 'change')}.` });
      },
      /** Approves translations or, if all are approved, takes their approvals back. */
      toggleApproval: (cells: readonly Cell[]) => {
        const decidable = cells.filter(({ approval }) => approval);
        const open = decidable.filter(({ approval }) => approval?.state !== 'approved');
        if (open.length > 0) return approve(open);
        if (decidable.length === 0) return;
        actions.add({ decisions: decidable.map((cell) => ({ ...approvalOf(cell), withdrawn: true })) });
        setNotice({ text: `Took back the approval of ${named(decidable, 'text', '')}.` });
      },
      save: async (language: Language, sent: SharedChanges) => {
        const result = await actions.save(language, sent);
        if ('error' in result) return result;
        const parts = [
          sent.edits.length > 0 && `${count(sent.edits.length, 'text')} to ${catalogsName(language)}`,
          sent.decisions.length > 0 && count(sent.decisions.length, 'decision'),
          sent.notes.length > 0 && count(sent.notes.length, 'note change'),
        ];
        settle({ text: `Saved ${listed(parts.filter((part) => part !== false))}.` });
        return result;
      },
    };
  }, [actions, moveFocus]);
  return { notice, ...withNotices };
}

export type EditActions = Omit<ReturnType<typeof useEdits>, 'notice'>;
