import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { getConfig, localeInfo, type MessageKey } from '../config.ts';
import type { Edit, MessageId } from '../preview/channel';
import { CellFacts, clamped, inLanguage, ring } from './elements';
import { placeholderDifference, type Cell } from './rows';
import { useDraft } from './useDraft';

/** What can be done with a text. */
export interface MessageActions {
  /** Opens a text for editing; `caret` is where in the text it was pressed. */
  onOpen: (id: MessageId & { caret?: number | undefined }) => void;
  onClose: () => void;
  onEdit: (edit: Edit) => void;
  onUndo: (edits: readonly Edit[]) => void;
}

/** Leaves room for the row around a text in a low panel. */
const tallest = 'clamp(64px, 40cqb, 220px)';

const Box = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minInlineSize: 0,
  padding: '6px 10px',
  cursor: 'text',
  '&:hover': { background: theme.background.app },
  '&:focus-visible': ring(theme),
  '&:has(textarea)': { background: theme.background.app, cursor: 'auto' },
}));

/** Stands for the head of the column where there is none. */
const Label = styled.span(({ theme }) => ({
  flex: '0 0 22px',
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  lineHeight: '18px',
  color: theme.fgColor.muted,
}));

/** A short text shares its line with what is said about it. */
const Content = styled.div({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'flex-end',
  gap: '4px 10px',
});

const Text = styled.span<{ absent: boolean }>(({ theme, absent }) => ({
  ...clamped(3),
  flex: '1 1 auto',
  // Beside a text that is being edited, the others are there to be read.
  '[role="row"]:has(textarea) &': { display: 'block', maxBlockSize: tallest, overflowY: 'auto' },
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  textAlign: 'start',
  color: absent ? theme.fgColor.muted : theme.color.defaultText,
  fontStyle: absent ? 'italic' : 'normal',
}));

const Area = styled.textarea(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 64,
  maxBlockSize: tallest,
  fieldSizing: 'content',
  resize: 'vertical',
  padding: '6px 8px',
  border: `1px solid ${theme.fgColor.muted}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:focus-visible': ring(theme),
  '&[aria-invalid="true"]': { borderColor: theme.fgColor.negative },
  '&::placeholder': { color: theme.fgColor.muted, opacity: 1 },
}));

const Problem = styled.div(({ theme }) => ({
  flex: '1 0 100%',
  color: theme.fgColor.negative,
  fontSize: theme.typography.size.s1,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}));

const Tools = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6, marginInlineEnd: 'auto' });

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** What is wrong with the placeholders of a text, in words; empty where nothing is. */
function placeholderProblem(english: string | undefined, { text, issues }: Cell): string {
  if (english === undefined || text === undefined || !issues.includes('placeholders')) return '';
  const { lacking, unknown } = placeholderDifference(english, text);
  return [lacking.length > 0 && `Lacks ${braced(lacking)}.`, unknown.length > 0 && `English has no ${braced(unknown)}.`]
    .filter(Boolean)
    .join(' ');
}

interface TextEditorProps extends MessageActions {
  textKey: MessageKey;
  english: string | undefined;
  cell: Cell;
  caret: number | undefined;
}

function TextEditor({ textKey: key, english, cell, caret, onClose, onEdit, onUndo }: TextEditorProps) {
  const { language, file } = cell;
  const id = React.useId();
  const area = React.useRef<HTMLTextAreaElement>(null);
  const [draft, type] = useDraft(cell.text ?? '', (text) => onEdit({ language, key, text, from: file }));
  React.useLayoutEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(caret ?? area.current.value.length, caret ?? area.current.value.length);
  }, [caret]);
  const undo = () => {
    type(file ?? '');
    onUndo([{ language, key, text: draft, from: file }]);
    area.current?.focus();
  };
  const problem = placeholderProblem(english, cell);
  return (
    <>
      <Area
        ref={area}
        {...inLanguage(language)}
        aria-label={`${key}, ${localeInfo(language).name}`}
        aria-describedby={id}
        aria-invalid={problem !== ''}
        placeholder={english}
        spellCheck
        value={draft}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Problem id={id} aria-live="polite">
        {problem}
      </Problem>
      <Tools>
        <Button ariaLabel={false} onClick={onClose}>
          Done
        </Button>
        {cell.edited && (
          <Button ariaLabel={false} variant="ghost" onClick={undo}>
            Undo edit
          </Button>
        )}
      </Tools>
      <CellFacts {...cell} />
    </>
  );
}

/** Where in its text an element was pressed; undefined where that cannot be told. */
function caretAt({ clientX, clientY, target }: React.MouseEvent): number | undefined {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  return position?.offsetNode.nodeType === Node.TEXT_NODE && target === position.offsetNode.parentNode
    ? position.offset
    : undefined;
}

interface TextCellProps extends MessageActions {
  textKey: MessageKey;
  english: string | undefined;
  cell: Cell;
  editing: boolean;
  caret: number | undefined;
  /** Whether the Tab key stops here: once in the whole table. */
  tabStop: boolean;
}

/** A text in one language: its words and what is to be said about them; a press or Enter opens it for editing. */
export const MessageCell = React.memo(function MessageCell({ editing, tabStop, ...props }: TextCellProps) {
  const { textKey: key, english, cell, onOpen, onClose } = props;
  const { language, text, issues } = cell;
  const box = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    // The row has become lower.
    if (!editing && document.activeElement === box.current) box.current?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  const close = () => {
    // Before the editor goes, and the focus with it.
    box.current?.focus();
    onClose();
  };
  const missing = issues.includes('missing');
  return (
    <Box
      ref={box}
      role="gridcell"
      aria-keyshortcuts="Enter"
      data-column={language}
      tabIndex={tabStop ? 0 : -1}
      onClick={(event) => {
        if (!editing) onOpen({ language, key, caret: missing ? undefined : caretAt(event) });
      }}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== 'F2')) return;
        event.preventDefault();
        onOpen({ language, key });
      }}
    >
      <Label data-label="" aria-hidden="true" lang={language}>
        {localeInfo(language).short}
      </Label>
      <Content data-content="" dir={editing ? 'ltr' : localeInfo(language).direction}>
        {editing ? (
          <TextEditor {...props} onClose={close} />
        ) : (
          <>
            <Text absent={missing} {...inLanguage(missing ? getConfig().defaultLocale : language)}>
              {missing ? english : text}
            </Text>
            <CellFacts {...cell} />
          </>
        )}
      </Content>
    </Box>
  );
});
