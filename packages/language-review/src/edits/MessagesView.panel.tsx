import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { srOnlyStyles, styled } from 'storybook/theming';
import { defaultLocale, localeInfo, notMeasured, type Language, type MessageKey } from '../config.ts';
import { Empty, inLanguage, KeyName, monospaced, note, plainButton, ring } from '../panel/elements.panel';
import { MessageCell, type MessageActions, type OpenMessage } from './MessageCell.panel';
import type { Row } from './rows.panel';
import { useTableFocus } from './tableFocus.panel';
import { nextSort, shownCells, unfiltered, visibleRows, type Sort, type View } from './view.panel';

const Scroller = styled.div({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  fontVariantNumeric: 'tabular-nums',
  // Keeps the focused cell below the sticky header.
  scrollPaddingBlock: '40px 8px',
});

/** Least widths of columns, and of a text below its key, in px. */
const widths = { key: 150, text: 200, card: 300 };

const tableWidth = (texts: number) => widths.key + texts * widths.text;
const wide = (texts: number) => `@container (inline-size >= ${tableWidth(texts)}px)`;
const narrow = (texts: number) => `@container (inline-size < ${tableWidth(texts)}px)`;
const columns = (texts: number) => `minmax(${widths.key}px, 0.7fr) repeat(${texts}, minmax(0, 1fr))`;

const HeadRow = styled.div<{ texts: number }>(({ theme, texts }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  background: theme.background.app,
  borderInlineStart: '3px solid transparent',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  [wide(texts)]: { display: 'grid', gridTemplateColumns: columns(texts) },
  [narrow(texts)]: { '& [data-reference]': srOnlyStyles },
}));

const BodyRow = styled.div<{ texts: number; marked: boolean }>(({ theme, texts, marked }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${widths.card}px), 1fr))`,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  // Reserves the space of the stripe, so that nothing moves.
  borderInlineStart: `3px solid ${marked ? theme.barSelectedColor : 'transparent'}`,
  background: marked ? theme.background.app : 'none',
  [wide(texts)]: { gridTemplateColumns: columns(texts), '& [data-label]': { display: 'none' } },
  [narrow(texts)]: {
    '& > [role="rowheader"]': { gridColumn: '1 / -1' },
    // The bars of all languages are aligned.
    '& [data-content]': { direction: 'ltr' },
  },
}));

const HeadGroup = styled.div({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });

const Header = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 28,
  paddingInline: 10,
  ...note(theme),
  fontWeight: theme.typography.weight.bold,
  '& button': { ...plainButton, minBlockSize: 28, marginInline: -10, paddingInline: 10, color: 'inherit' },
  '& button:hover': { color: theme.color.defaultText },
  '& button:focus-visible': ring(theme),
  '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: theme.barSelectedColor },
}));

const arrows = { none: '\u2195', ascending: '\u2191', descending: '\u2193' };

const Footer = styled.div(({ theme }) => ({ ...note(theme), padding: '6px 12px' }));

interface MessagesTableProps extends Omit<MessageActions, 'onOpen' | 'onClose'> {
  rows: readonly Row[];
  /** See `PanelState`. */
  isMeasured: boolean;
  view: View;
  onViewChange: (change: Partial<View>) => void;
  marked: MessageKey | undefined;
  onShow: (key: MessageKey) => void;
  picked: { key: MessageKey } | undefined;
  /** Called when the button that resets the filter is removed. */
  onReset: () => void;
}

interface SortHeaderProps extends Pick<MessagesTableProps, 'onViewChange'> {
  by: Sort['by'];
  sort: Sort | undefined;
  title: string;
  children: React.ReactNode;
}

function SortHeader({ by, sort, onViewChange, title, children }: SortHeaderProps) {
  const direction = sort?.by === by ? sort.direction : 'none';
  return (
    <Header role="columnheader" aria-sort={direction}>
      <button type="button" title={title} onClick={() => onViewChange({ sort: nextSort(sort, by) })}>
        {children} <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </Header>
  );
}

function TableHead({ view: { languages, sort }, onViewChange }: Pick<MessagesTableProps, 'view' | 'onViewChange'>) {
  const sorting = { sort, onViewChange };
  return (
    <HeadGroup role="rowgroup">
      <HeadRow role="row" texts={languages.length + 1}>
        <SortHeader by="key" {...sorting} title="Sort by key">
          Key
        </SortHeader>
        <Header role="columnheader" data-reference="">
          {localeInfo(defaultLocale()).name}
        </Header>
        {languages.map((language) => (
          <SortHeader key={language} by={language} {...sorting} title="Sort by the width that is left">
            <span {...inLanguage(language)}>{localeInfo(language).name}</span>
          </SortHeader>
        ))}
      </HeadRow>
    </HeadGroup>
  );
}

const KeyCell = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& button': {
    ...plainButton,
    inlineSize: '100%',
    minBlockSize: 30,
    padding: '6px 10px',
    color: theme.color.defaultText,
    ...monospaced(theme),
    lineHeight: '18px',
    textAlign: 'start',
  },
  '& button:hover': { color: theme.barSelectedColor, textDecoration: 'underline' },
  '& button:focus-visible': ring(theme),
}));

interface MessageRowProps extends MessageActions {
  row: Row;
  languages: readonly Language[];
  marked: boolean;
  /** If it is in this row. */
  open: OpenMessage | undefined;
  /** The column, if it is in this row. */
  tabStop: string | undefined;
  onShow: (key: MessageKey) => void;
}

const MessageRow = React.memo(function MessageRow({
  row,
  languages,
  marked,
  open,
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
          english={row.english}
          cell={cell}
          open={open?.language === cell.language ? open : undefined}
          isTabStop={tabStop === cell.language}
        />
      ))}
    </BodyRow>
  );
});

/** Focuses the row of a message when it is picked in the story. */
function useFocusOnPick(body: React.RefObject<HTMLElement | null>, picked: MessagesTableProps['picked']) {
  const [earlier] = React.useState(picked);
  React.useEffect(() => {
    if (!picked || picked === earlier) return;
    body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(picked.key)}"] button[data-column]`)?.focus();
  }, [body, picked, earlier]);
}

/** One row for each message: its languages side by side, or below the key where space is short. */
function MessagesTable({
  rows,
  isMeasured,
  view,
  onViewChange,
  marked,
  picked,
  onReset,
  ...actions
}: MessagesTableProps) {
  const { languages } = view;
  const visible = React.useMemo(() => visibleRows(rows, view), [rows, view]);
  const body = React.useRef<HTMLDivElement>(null);
  const { ordered, tabStop, handlers } = useTableFocus(body, visible, rows, languages, (row, column) =>
    actions.onToggleApproval(
      shownCells(row, languages).filter(({ language }) => column === 'key' || language === column),
    ),
  );
  const [open, setOpen] = React.useState<OpenMessage>();
  const close = React.useCallback(() => setOpen(undefined), []);
  useFocusOnPick(body, picked);
  const openRow = ordered.find(({ key }) => key === open?.key);
  const isOpenShown = openRow && shownCells(openRow, languages).some(({ language }) => language === open?.language);
  // An editor that is shown again later would take the focus.
  if (open && !isOpenShown) close();
  const reset = () => {
    onViewChange(unfiltered);
    onReset();
  };
  return (
    <Scroller>
      <div role="grid" aria-label="Texts of the story">
        <TableHead view={view} onViewChange={onViewChange} />
        <div ref={body} role="rowgroup" {...handlers}>
          {ordered.map((row) => (
            <MessageRow
              key={row.key}
              {...actions}
              row={row}
              languages={languages}
              marked={row.key === marked}
              open={row === openRow ? open : undefined}
              tabStop={row.key === tabStop.key ? tabStop.column : undefined}
              onOpen={setOpen}
              onClose={close}
            />
          ))}
        </div>
      </div>
      {ordered.length === 0 && (
        <Empty>
          <strong>No text matches</strong>
          <Button ariaLabel={false} onClick={reset}>
            Show all texts
          </Button>
        </Empty>
      )}
      {ordered.length > 0 && (
        <Footer>
          Arrow keys move between texts, and Enter edits one. The head of a language sorts by the width that is left.
        </Footer>
      )}
      {!isMeasured && <Footer>Other stories are {notMeasured()}.</Footer>}
    </Scroller>
  );
}

interface MessagesViewProps extends Omit<MessagesTableProps, 'rows'> {
  /** Undefined until the preview has emitted them. */
  rows: readonly Row[] | undefined;
}

export function MessagesView({ rows, ...props }: MessagesViewProps) {
  if (!rows)
    return (
      <Empty>
        <strong>Waiting for the story</strong>
        Its texts are listed here as soon as it is shown.
      </Empty>
    );
  if (rows.length === 0)
    return (
      <Empty>
        <strong>This story shows no text from the catalogs</strong>
        What it shows from elsewhere is listed under “Hard-coded”.
      </Empty>
    );
  return <MessagesTable {...props} rows={rows} />;
}
