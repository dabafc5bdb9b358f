import * as React from 'react';
import { localeInfo, type Language } from '../config.ts';
import { count } from '../node/format';
import { isSameMessage, type Edit, type MessageId, type ReviewState } from '../preview/channel';
import type { SaveResult } from './catalogFiles';

/** What the panel says about the last action. */
export interface Notice {
  text: string;
  /** The edits that were undone and can be restored. */
  undone?: readonly Edit[];
  /** Whether the button that undid them was removed, so that the focus has to move. */
  movesFocus?: boolean;
}

export interface EditingProps {
  /** Undefined until the preview has emitted it. */
  state: ReviewState | undefined;
  onEdit: (edit: Edit) => void;
  onDiscard: (ids: readonly MessageId[]) => void;
  saveEdits: (language: Language, edits: readonly Edit[]) => Promise<SaveResult>;
}

/** Editing, undoing, restoring and saving, each with its notice. */
export function useEdits({ state, onEdit, onDiscard, saveEdits }: EditingProps, moveFocus: () => void) {
  const [notice, setNotice] = React.useState<Notice>();
  const latest = React.useRef(state?.edits);
  latest.current = state?.edits;
  const edit = React.useCallback(
    (change: Edit) => (change.text === (change.from ?? '') ? onDiscard([change]) : onEdit(change)),
    [onEdit, onDiscard],
  );
  const undo = React.useCallback(
    (undone: readonly Edit[], movesFocus = false) => {
      onDiscard(undone);
      const [first] = undone;
      const what =
        undone.length === 1 && first
          ? `the edit of ${first.key}, ${localeInfo(first.language).name}`
          : count(undone.length, 'edit');
      setNotice({ text: `Took back ${what}.`, undone, movesFocus });
    },
    [onDiscard],
  );
  const settle = (next?: Notice) => {
    setNotice(next);
    moveFocus();
  };
  const restore = (undone: readonly Edit[]) => {
    for (const each of undone) onEdit(each);
    settle({ text: `Brought back ${undone.length === 1 ? 'the edit' : `${undone.length} edits`}.` });
  };
  const save = async (language: Language, sent: readonly Edit[]) => {
    const result = await saveEdits(language, sent);
    if ('saved' in result) {
      // What was typed meanwhile is not in the file.
      onDiscard(
        sent.filter((each) => latest.current?.some((now) => isSameMessage(now, each) && now.text === each.text)),
      );
      settle({ text: `Saved ${count(result.saved, 'text')} to ${language}.json.` });
    }
    return result;
  };
  const notify = (text: string) => setNotice({ text });
  return { notice, notify, dismiss: () => settle(), edit, undo, restore, save };
}
