import * as React from 'react';
import { ownValue } from 'system-tools/own-value';
import { defaultLocale, type Language, type MessageKey } from '../config.ts';
import type { Row } from './rows.panel';

/** The cell that an arrow key leads to, by position on screen: a row may wrap. */
function neighbour(from: HTMLElement, key: string) {
  const all = [...(from.closest('[role="rowgroup"]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const step = ownValue<string, number>({ ArrowLeft: -1, ArrowRight: 1 }, key);
  if (step) return all[all.indexOf(from) + step];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const { left, top } = from.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const distance = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const down = sign * (box.top - top);
    return down < 1 ? Infinity : down * 10_000 + Math.abs(box.left - left);
  };
  const best = all.reduce((a, b) => (distance(b) < distance(a) ? b : a), from);
  return best === from ? undefined : best;
}

/** The next translation to review, in the order of the page; after the last one, the first. */
function nextToReview(from: HTMLElement) {
  const all = [...(from.closest('[role="rowgroup"]')?.querySelectorAll<HTMLElement>('[data-to-review]') ?? [])];
  return all.find((cell) => from.compareDocumentPosition(cell) === Node.DOCUMENT_POSITION_FOLLOWING) ?? all[0];
}

/** What Storybook's page of keyboard shortcuts lists; there, other keys can be chosen. */
export const tableShortcuts = [
  { actionName: 'approve', label: 'Languages: approve the focused text or row', defaultShortcut: ['A'] },
  { actionName: 'next', label: 'Languages: go to the next text to review', defaultShortcut: ['N'] },
];

/** Emitted by the element with the focus, whose table runs it. */
const shortcutEvent = 'languages-shortcut';

export const runShortcut = (actionName: string) =>
  document.activeElement?.dispatchEvent(new CustomEvent(shortcutEvent, { bubbles: true, detail: actionName }));

/** Keys that move like arrow keys. */
const letters: Readonly<Partial<Record<string, string>>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** While the focus is in the table, an edit neither sorts rows nor filters them away. */
function useStableOrder(rows: readonly Row[], allRows: readonly Row[]) {
  const [kept, setKept] = React.useState<readonly MessageKey[]>();
  const ordered = React.useMemo(() => {
    if (!kept) return rows;
    const byKey = new Map(allRows.map((row) => [row.key, row]));
    return [...kept.flatMap((key) => byKey.get(key) ?? []), ...rows.filter(({ key }) => !kept.includes(key))];
  }, [kept, rows, allRows]);
  const keepOrder = () => setKept((before) => before ?? rows.map(({ key }) => key));
  const handleBlur = (event: React.FocusEvent) => {
    // A window that loses the focus gets it back in the same place.
    const isInside = [event.relatedTarget, document.activeElement].some(
      (element) => element instanceof Node && event.currentTarget.contains(element),
    );
    if (!isInside) setKept(undefined);
  };
  return { ordered, keepOrder, handleBlur };
}

/**
 * W3C, Grid Pattern: arrow keys and one tab stop. Rows stay in place meanwhile. It runs the shortcuts of the table.
 * @param body of the table
 * @param onApprove called with the column of the cell: a language, or `key` for the whole row
 */
export function useTableFocus(
  body: React.RefObject<HTMLElement | null>,
  rows: readonly Row[],
  allRows: readonly Row[],
  languages: readonly Language[],
  onApprove: (row: Row, column: string) => void,
) {
  const { ordered, keepOrder, handleBlur } = useStableOrder(rows, allRows);
  const [focused, setFocused] = React.useState<{ key: string | undefined; column: string | undefined }>();
  const handleFocus = ({ target }: React.FocusEvent<HTMLElement>) => {
    keepOrder();
    const cell = target.closest<HTMLElement>('[data-column]');
    setFocused({ key: target.closest<HTMLElement>('[data-key]')?.dataset.key, column: cell?.dataset.column });
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLElement) || !target.dataset.column || altKey || ctrlKey || metaKey) return;
    const next = neighbour(target, ownValue(letters, key) ?? key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  React.useEffect(() => {
    const { current: table } = body;
    const handleShortcut = ({ target, detail }: CustomEventInit<string> & Event) => {
      if (!(target instanceof HTMLElement) || !target.dataset.column) return;
      if (detail === 'next') return nextToReview(target)?.focus();
      const row = ordered.find((each) => each.key === focused?.key);
      if (row) onApprove(row, target.dataset.column);
    };
    table?.addEventListener(shortcutEvent, handleShortcut);
    return () => table?.removeEventListener(shortcutEvent, handleShortcut);
  });
  const isRowShown = ordered.some(({ key }) => key === focused?.key);
  const isColumnShown = [defaultLocale(), ...languages].some((code) => code === focused?.column);
  const tabStop = {
    key: isRowShown ? focused?.key : ordered[0]?.key,
    column: isRowShown && isColumnShown ? focused?.column : 'key',
  };
  return { ordered, tabStop, handlers: { onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown } };
}
