import * as React from 'react';
import type { Decision } from '../approvals/approvals.ts';
import { catalogsName } from '../catalogs/catalogPaths.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { localeInfo, type Language } from '../config.ts';
import { count } from '../format';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import type { Edit } from './edits.ts';
import type { Cell } from './rows.panel';
import type { UnsavedChanges } from './saveChanges.panel';
import type { UnsavedActions } from './unsavedChanges.panel';

/** What the panel says about the last action. */
export interface Notice {
  text: string;
  /** Reverses it. */
  action?: { label: string; run: () => void };
  /** Whether the button that was pressed was removed, so that the focus has to move. */
  movesFocus?: boolean;
}

const idOf = ({ language, key }: MessageId) => ({ language, key });

const nameOf = ({ key, language }: MessageId) => `${key}, ${localeInfo(language).name}`;

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

/** The only one, or how many they are. */
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
    const restore = (undone: readonly Edit[]) => {
      for (const each of undone) actions.edit(each);
      settle({ text: `Brought back ${undone.length === 1 ? 'the edit' : `${undone.length} edits`}.` });
    };
    const discardDecisions = (ids: readonly MessageId[]) => {
      actions.discardDecisions(ids);
      settle({ text: `Undid ${named(ids, 'decision', 'the decision on ')}.` });
    };
    /** Approves translations as they stand, beside their source. */
    const approve = (cells: readonly Cell[]) => {
      actions.decide(cells.map(({ source = '', text = '', ...cell }): Decision => ({ ...idOf(cell), source, text })));
      setNotice({
        text: `Approved ${named(cells, 'text', '')}.`,
        action: { label: 'Undo', run: () => discardDecisions(cells) },
      });
    };
    return {
      notify: (text: string) => setNotice({ text }),
      dismiss: () => settle(),
      edit: actions.edit,
      undo: (undone: readonly Edit[], movesFocus = false) => {
        actions.discardEdits(undone);
        const action = { label: 'Bring back', run: () => restore(undone) };
        setNotice({ text: `Took back ${named(undone, 'edit', 'the edit of ')}.`, action, movesFocus });
      },
      approve,
      discardDecisions,
      /** Puts what somebody has shared among the own changes: decisions last, because an edit ends those on its text. */
      take: ({ edits, decisions, notes }: Pick<SharedChanges, 'edits' | 'decisions' | 'notes'>) => {
        for (const each of edits) actions.edit(each);
        actions.decide(decisions);
        for (const change of notes) actions.changeNote(change);
        settle({ text: `Took over ${count(edits.length + decisions.length + notes.length, 'change')}.` });
      },
      /** Approves translations or, if all are approved, takes their approvals back. */
      toggleApproval: (cells: readonly Cell[]) => {
        const decidable = cells.filter(({ approval }) => approval);
        const open = decidable.filter(({ approval }) => approval?.state !== 'approved');
        if (open.length > 0) return approve(open);
        if (decidable.length === 0) return;
        actions.decide(decidable.map((cell): Decision => ({ ...idOf(cell), withdrawn: true })));
        setNotice({ text: `Took back the approval of ${named(decidable, 'text', '')}.` });
      },
      save: async (language: Language, sent: UnsavedChanges) => {
        const result = await actions.save(language, sent);
        if ('error' in result) return result;
        const parts = [
          sent.edits.length > 0 && `${count(sent.edits.length, 'text')} to ${catalogsName(language)}`,
          sent.decisions.length > 0 && count(sent.decisions.length, 'decision'),
          sent.noteChanges.length > 0 && count(sent.noteChanges.length, 'note change'),
        ];
        settle({ text: `Saved ${listed(parts.filter((part) => part !== false))}.` });
        return result;
      },
    };
  }, [actions, moveFocus]);
  return { notice, ...withNotices };
}
