import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Language, MessageKey } from '../config.ts';
import { KeyName, plainButton, ring } from './elements';
import { MessageCell, type MessageActions } from './MessageCell';
import type { Row } from './rows';
import { BodyRow } from './tableLayout';
import { shownCells } from './view';

const KeyCell = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& button': {
    ...plainButton,
    inlineSize: '100%',
    minBlockSize: 30,
    padding: '6px 10px',
    color: theme.color.defaultText,
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    lineHeight: '18px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& button:hover': { color: theme.barSelectedColor, textDecoration: 'underline' },
  '& button:focus-visible': ring(theme),
}));

interface MessageRowProps extends MessageActions {
  row: Row;
  languages: readonly Language[];
  marked: boolean;
  /** The language that is being edited, and where the caret starts. */
  editing: Language | undefined;
  caret: number | undefined;
  /** The column that the Tab key stops at, if it is in this row. */
  tabStop: string | undefined;
  onShow: (key: MessageKey) => void;
}

export const MessageRow = React.memo(function MessageRow({
  row,
  languages,
  marked,
  editing,
  caret,
  tabStop,
  onShow,
  ...actions
}: MessageRowProps) {
  const cells = shownCells(row, languages);
  return (
    <BodyRow role="row" texts={cells.length} marked={marked} aria-selected={marked} data-key={row.key}>
      <KeyCell role="rowheader">
        <button
          type="button"
          data-column="key"
          tabIndex={tabStop === 'key' ? 0 : -1}
          title="Show in the story"
          onClick={() => onShow(row.key)}
        >
          <KeyName name={row.key} />
        </button>
      </KeyCell>
      {cells.map((cell) => (
        <MessageCell
          key={cell.language}
          {...actions}
          messageKey={row.key}
          english={row.english}
          cell={cell}
          isEditing={editing === cell.language}
          caret={editing === cell.language ? caret : undefined}
          isTabStop={tabStop === cell.language}
        />
      ))}
    </BodyRow>
  );
});
