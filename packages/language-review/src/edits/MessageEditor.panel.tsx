import type { Edit } from './edits.ts';
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { acceptedReason, localeInfo, type Language, type MessageKey } from '../config.ts';
import { longest } from '../config/limits.ts';
import { strayLineBreaks } from '../catalogs/lineBreaks.ts';
import { placeholderDifference } from '../checks/text/evaluateMessage';
import { englishName, sourceName } from '../format';
import {
  Area,
  CellFacts,
  inLanguage,
  isEnter,
  isOfInputMethod,
  note,
  wrapping,
  wrappingRow,
} from '../panel/elements.panel';
import type { Cell } from './rows.panel';

const Problem = styled.div(({ theme }) => ({
  flex: '1 0 100%',
  color: theme.fgColor.negative,
  fontSize: theme.typography.size.s1,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}));

const Hint = styled.div(({ theme }) => ({
  ...wrappingRow('4px 8px'),
  ...note(theme),
  flex: '1 0 100%',
  lineHeight: '16px',
  textAlign: 'start',
}));

const Tools = styled.div({ ...wrapping(6), marginInlineEnd: 'auto' });

function placeholderProblem({ placeholders }: Cell) {
  if (!placeholders) return '';
  const { lacking, unknown } = placeholderDifference(placeholders);
  return [
    lacking.length > 0 && `Lacks ${lacking.join(', ')}.`,
    unknown.length > 0 && `${sourceName()} has no ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A text as a catalog has it: in NFC, and without line breaks around it. An empty line too many within it is left to who reads the check. */
function catalogText(language: Language, key: MessageKey, typed: string) {
  const composed = typed.normalize('NFC');
  if (acceptedReason(language, key, 'copy') !== undefined) return composed;
  return composed.replaceAll(strayLineBreaks, (found, at: number) =>
    at === 0 || at + found.length === composed.length ? '' : found,
  );
}

/** A text that was not typed here, as after an undo, replaces the draft. */
function useDraft(text: string, tidy: (typed: string) => string, send: (text: string) => void) {
  const [draft, setDraft] = React.useState(text);
  const [sent, setSent] = React.useState(text);
  if (text !== sent) {
    setSent(text);
    setDraft(text);
  }
  const type = (typed: string) => {
    // The draft stays as it is typed: without its last line break, none could be typed, and the caret would move.
    setDraft(typed);
    setSent(tidy(typed));
    send(tidy(typed));
  };
  return [draft, type] as const;
}

export interface MessageEditorProps {
  english: string | undefined;
  cell: Cell;
  caret: number | undefined;
  onClose: () => void;
  onEdit: (edit: Edit) => void;
  onUndo: (edits: readonly Edit[]) => void;
  onScreen: readonly Language[];
  /** Undefined where the story sets its language itself. */
  onShowLanguage: ((language: Language) => void) | undefined;
}

/** Enter closes it; what is typed is kept at once. */
export function MessageEditor(props: MessageEditorProps) {
  const { english, cell, caret, onClose, onEdit, onUndo, onScreen, onShowLanguage } = props;
  const { language, key, textInFile: from } = cell;
  const id = React.useId();
  const area = React.useRef<HTMLTextAreaElement>(null);
  const [draft, type] = useDraft(
    cell.text ?? '',
    (typed) => catalogText(language, key, typed),
    (text) => onEdit({ language, key, text, from }),
  );
  React.useLayoutEffect(() => {
    const { current } = area;
    const position = caret ?? current?.value.length ?? 0;
    current?.focus();
    current?.setSelectionRange(position, position);
    // With what stands below the text.
    current?.closest('[role="gridcell"]')?.scrollIntoView({ block: 'nearest' });
  }, [caret]);
  const undo = () => {
    type(from ?? '');
    onUndo([{ language, key, text: draft, from }]);
    area.current?.focus();
  };
  const showLanguage = () => {
    onShowLanguage?.(language);
    // The button goes.
    area.current?.focus();
  };
  const problem = placeholderProblem(cell);
  return (
    <>
      <Area
        ref={area}
        {...inLanguage(language)}
        aria-label={`${key}, ${localeInfo(language).name}`}
        aria-describedby={`${id}problem ${id}place ${id}keys`}
        aria-invalid={problem !== ''}
        placeholder={english}
        spellCheck
        maxLength={longest.text}
        value={draft}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (isOfInputMethod(event) || (!isEnter(event) && event.key !== 'Escape')) return;
          // Focused again, the cell would open with the same key.
          event.preventDefault();
          onClose();
        }}
      />
      <Problem id={`${id}problem`} aria-live="polite">
        {problem}
      </Problem>
      {!onScreen.includes(language) && (
        <Hint id={`${id}place`}>
          {onShowLanguage ? 'Not on screen.' : 'Not on screen: the story sets its language.'}
          {onShowLanguage && (
            <Button ariaLabel={false} onClick={showLanguage}>
              Show {englishName(language)}
            </Button>
          )}
        </Hint>
      )}
      <Tools>
        <Button ariaLabel={false} onClick={onClose}>
          Done
        </Button>
        {cell.isEdited && (
          <Button ariaLabel={false} variant="ghost" onClick={undo}>
            Undo edit
          </Button>
        )}
      </Tools>
      <CellFacts {...cell} />
      <Hint id={`${id}keys`}>Enter saves, Shift + Enter breaks the line.</Hint>
    </>
  );
}
