import * as React from 'react';
import { styled } from 'storybook/theming';
import { defaultLocale, localeInfo } from '../config.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { ApproveButton } from '../approvals/ApproveButton.panel';
import {
  CellFacts,
  clamped,
  inLanguage,
  note,
  ring,
  smallText,
  tallestText,
  wrappingRow,
} from '../panel/elements.panel';
import { MessageEditor, type MessageEditorProps } from './MessageEditor.panel';
import { isToReview, type Cell } from './rows.panel';

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

/** Replaces the column header where the languages wrap. */
const Label = styled.span(({ theme }) => ({
  ...note(theme),
  flex: '0 0 22px',
  fontWeight: theme.typography.weight.bold,
  lineHeight: '18px',
}));

const Content = styled.div({
  ...wrappingRow('4px 10px'),
  flex: 1,
  minInlineSize: 0,
  alignContent: 'start',
  justifyContent: 'flex-end',
});

const Text = styled.span<{ absent: boolean }>(({ theme, absent }) => ({
  ...clamped(3),
  flex: '1 1 auto',
  // Beside an editor, the other languages are shown completely.
  '[role="row"]:has(textarea) &': { display: 'block', maxBlockSize: tallestText, overflowY: 'auto' },
  ...smallText(theme),
  textAlign: 'start',
  color: absent ? theme.fgColor.muted : theme.color.defaultText,
  fontStyle: absent ? 'italic' : 'normal',
}));

/** The offset of a click in the text of an element; undefined elsewhere. */
function caretAt({ clientX, clientY, target }: React.MouseEvent) {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  return position?.offsetNode.nodeType === Node.TEXT_NODE && target === position.offsetNode.parentNode
    ? position.offset
    : undefined;
}

export interface OpenMessage extends MessageId {
  /** Where the caret starts; at the end by default. */
  caret?: number | undefined;
}

interface MessageCellProps extends Omit<MessageEditorProps, 'caret'> {
  onOpen: (message: OpenMessage) => void;
  /** Approves translations, or takes their approval back if all are approved. */
  onToggleApproval: (cells: readonly Cell[]) => void;
  open: OpenMessage | undefined;
  /** Whether the Tab key stops here: once in the whole table. */
  isTabStop: boolean;
}

export type MessageActions = Pick<
  MessageCellProps,
  'onOpen' | 'onClose' | 'onEdit' | 'onUndo' | 'onToggleApproval' | 'onScreen' | 'onShowLanguage'
>;

/** A message in one language, with its length and issues. A click or Enter opens it for editing. */
export const MessageCell = React.memo(function MessageCell({ open, isTabStop, ...props }: MessageCellProps) {
  const { english, cell, onOpen, onClose, onToggleApproval } = props;
  const { language, key, text, shown, issues, isNoForm, approval } = cell;
  const box = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    // Closing the editor has made the row lower.
    if (!open && document.activeElement === box.current) box.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const close = () => {
    // Before the focused editor is removed.
    box.current?.focus();
    onClose();
  };
  const isMissing = issues.includes('missing');
  return (
    <Box
      ref={box}
      role="gridcell"
      aria-keyshortcuts={isNoForm ? undefined : approval ? 'Enter A' : 'Enter'}
      data-column={language}
      data-to-review={isToReview(cell) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => {
        if (!open && !isNoForm) onOpen({ language, key, caret: isMissing ? undefined : caretAt(event) });
      }}
      onKeyDown={(event) => {
        if (isNoForm || event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== 'F2')) return;
        event.preventDefault();
        onOpen({ language, key });
      }}
    >
      <Label data-label="" aria-hidden="true" lang={localeInfo(language).tag}>
        {localeInfo(language).short}
      </Label>
      <Content data-content="" dir={open ? 'ltr' : localeInfo(language).direction}>
        {open ? (
          <MessageEditor {...props} caret={open.caret} onClose={close} />
        ) : (
          <>
            {isNoForm ? (
              <Text absent lang="en" dir="ltr">
                no such form
              </Text>
            ) : (
              <Text absent={!text?.trim()} {...inLanguage(shown === undefined ? defaultLocale() : language)}>
                {shown ?? english}
              </Text>
            )}
            <CellFacts {...cell} />
            <ApproveButton cell={cell} onToggle={() => onToggleApproval([cell])} />
          </>
        )}
      </Content>
    </Box>
  );
});
