import * as React from 'react';
import { srOnlyStyles, styled } from 'storybook/theming';
import { getConfig, localeInfo, type Language, type MessageKey } from '../config.ts';
import type { MessageId } from '../preview/channel';
import { inLanguage, KeyName, ring } from './elements';
import { nextSort, shownCells, type Row, type Sort } from './rows';
import { MessageCell, type MessageActions } from './MessageCell';

/** Least widths, in px, of the columns of the table, and of a text where there is no room for it: below its key, beside others. */
const widths = { key: 150, text: 200, card: 300 };

const tableWidth = (texts: number) => widths.key + texts * widths.text;
const asTable = (texts: number) => `@container (inline-size >= ${tableWidth(texts)}px)`;
const asCards = (texts: number) => `@container (inline-size < ${tableWidth(texts)}px)`;

const tableColumns = (texts: number) => `minmax(${widths.key}px, 0.7fr) repeat(${texts}, minmax(0, 1fr))`;

const Scroller = styled.div({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // What gets the focus does not end up below the head.
  scrollPaddingBlock: '40px 8px',
});

const HeadGroup = styled.div({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });

const HeadRow = styled.div<{ texts: number }>(({ theme, texts }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  background: theme.background.app,
  borderInlineStart: '3px solid transparent',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  [asTable(texts)]: { display: 'grid', gridTemplateColumns: tableColumns(texts) },
  [asCards(texts)]: { '& [data-reference]': srOnlyStyles },
}));

const Head = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 28,
  paddingInline: 10,
  fontSize: theme.typography.size.s1,
  fontWeight: theme.typography.weight.bold,
  color: theme.fgColor.muted,
  '& button': {
    minBlockSize: 28,
    marginInline: -10,
    paddingInline: 10,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.color.defaultText },
  '& button:focus-visible': ring(theme),
  '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: theme.barSelectedColor },
}));

/** Follows the focus in its keys and texts. */
const Body = styled.div({ fontVariantNumeric: 'tabular-nums' });

const BodyRow = styled.div<{ texts: number; marked: boolean }>(({ theme, texts, marked }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${widths.card}px), 1fr))`,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  // Room for the stripe, so that nothing moves when it comes.
  borderInlineStart: `3px solid ${marked ? theme.barSelectedColor : 'transparent'}`,
  background: marked ? theme.background.app : 'none',
  [asTable(texts)]: { gridTemplateColumns: tableColumns(texts), '& [data-label]': { display: 'none' } },
  [asCards(texts)]: {
    '& > [role="rowheader"]': { gridColumn: '1 / -1' },
    // The bars of all languages stand below each other.
    '& [data-content]': { direction: 'ltr' },
  },
}));

const KeyCell = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& button': {
    inlineSize: '100%',
    minBlockSize: 30,
    padding: '6px 10px',
    border: 0,
    background: 'none',
    color: theme.color.defaultText,
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    lineHeight: '18px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.barSelectedColor, textDecoration: 'underline' },
  '& button:focus-visible': ring(theme),
}));

const arrows = { ascending: '\u2191', descending: '\u2193' };

interface SortHeadProps {
  by: Sort['by'];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** What a press sorts by, for those who cannot see the column. */
  title: string;
  children: React.ReactNode;
}

function SortHead({ by, sort, onSort, title, children }: SortHeadProps) {
  const direction = sort?.by === by ? sort.direction : 'none';
  return (
    <Head role="columnheader" aria-sort={direction}>
      <button type="button" title={title} onClick={() => onSort(nextSort(sort, by))}>
        {children} <span aria-hidden="true">{direction === 'none' ? '\u2195' : arrows[direction]}</span>
      </button>
    </Head>
  );
}

interface TextRowProps extends MessageActions {
  row: Row;
  shown: readonly Language[];
  marked: boolean;
  /** The language whose text is being edited, and where its caret starts. */
  editing: Language | undefined;
  caret: number | undefined;
  /** The column where the Tab key stops, if it is in this row. */
  tabStop: string | undefined;
  onShow: (key: MessageKey) => void;
}

const TextRow = React.memo(function TextRow({
  row,
  shown,
  marked,
  editing,
  caret,
  tabStop,
  onShow,
  ...actions
}: TextRowProps) {
  const cells = shownCells(row, shown);
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
          textKey={row.key}
          english={row.english}
          cell={cell}
          editing={editing === cell.language}
          caret={editing === cell.language ? caret : undefined}
          tabStop={tabStop === cell.language}
        />
      ))}
    </BodyRow>
  );
});

/** Where an arrow key leads from a key or text, by what is seen: there may be several texts above each other. */
function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(from.closest('[role="rowgroup"]')?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
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

/** While somebody works in the table, rows stay where they are: an edit neither sorts nor filters them away. */
function useKeptOrder(rows: readonly Row[], all: readonly Row[]) {
  const [kept, setKept] = React.useState<readonly MessageKey[]>();
  const shownRows = React.useMemo(() => {
    if (!kept) return rows;
    const byKey = new Map(all.map((row) => [row.key, row]));
    return [...kept.flatMap((key) => byKey.get(key) ?? []), ...rows.filter(({ key }) => !kept.includes(key))];
  }, [kept, rows, all]);
  const hold = () => setKept((before) => before ?? rows.map(({ key }) => key));
  const release = (event: React.FocusEvent) => {
    // A window that is left keeps its focus for when one comes back.
    const goes = ![event.relatedTarget, document.activeElement].some(
      (element) => element instanceof Node && event.currentTarget.contains(element),
    );
    if (goes) setKept(undefined);
  };
  return { shownRows, hold, release };
}

interface TextsTableProps extends Omit<MessageActions, 'onOpen' | 'onClose'> {
  /** The rows to show, in their order. */
  rows: readonly Row[];
  /** All rows of the story. */
  all: readonly Row[];
  shown: readonly Language[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** The key that was last shown, or picked in the story. */
  marked: MessageKey | undefined;
  onShow: (key: MessageKey) => void;
  /** A key whose text was picked in the story: a new object each time. */
  picked: { key: MessageKey } | undefined;
  /** Stands in place of the rows where there are none. */
  empty: React.ReactNode;
}

/** The texts of a story, a row for each, with their languages side by side, or below each other where there is no room. */
export function MessagesTable({
  rows,
  all,
  shown,
  sort,
  onSort,
  marked,
  onShow,
  picked,
  onEdit,
  onUndo,
  empty,
}: TextsTableProps) {
  const { shownRows, hold, release } = useKeptOrder(rows, all);
  const body = React.useRef<HTMLDivElement>(null);
  const [stop, setStop] = React.useState<{ key: string | undefined; column: string | undefined }>();
  const [open, setOpen] = React.useState<MessageId & { caret?: number | undefined }>();
  const close = React.useCallback(() => setOpen(undefined), []);
  // A text that comes back on screen later would take the focus from where it is then.
  if (
    open &&
    !shownRows.some(
      (row) => row.key === open.key && shownCells(row, shown).some(({ language }) => language === open.language),
    )
  )
    close();
  // What was picked in the story before is no reason to take the focus.
  const [earlier] = React.useState(picked);
  React.useEffect(() => {
    if (!picked || picked === earlier) return;
    body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(picked.key)}"] button[data-column]`)?.focus();
  }, [picked, earlier]);
  const stopKey = shownRows.some(({ key }) => key === stop?.key) ? stop?.key : shownRows[0]?.key;
  const stopColumn =
    stopKey === stop?.key && (stop?.column === getConfig().defaultLocale || shown.some((code) => code === stop?.column))
      ? stop?.column
      : 'key';
  const texts = shown.length + 1;
  return (
    <Scroller>
      <div role="grid" aria-label="Texts of the story">
        <HeadGroup role="rowgroup">
          <HeadRow role="row" texts={texts}>
            <SortHead by="key" sort={sort} onSort={onSort} title="Sort by key">
              Key
            </SortHead>
            <Head role="columnheader" data-reference="">
              {localeInfo(getConfig().defaultLocale).name}
            </Head>
            {shown.map((language) => (
              <SortHead key={language} by={language} sort={sort} onSort={onSort} title="Sort by length against English">
                <span {...inLanguage(language)}>{localeInfo(language).name}</span>
              </SortHead>
            ))}
          </HeadRow>
        </HeadGroup>
        <Body
          ref={body}
          role="rowgroup"
          onFocus={({ target }) => {
            hold();
            const element = target.closest<HTMLElement>('[data-column]');
            setStop({ key: target.closest<HTMLElement>('[data-key]')?.dataset.key, column: element?.dataset.column });
          }}
          onBlur={release}
          onKeyDown={(event) => {
            if (
              !(event.target instanceof HTMLElement) ||
              !event.target.dataset.column ||
              event.altKey ||
              event.ctrlKey ||
              event.metaKey
            )
              return;
            const next = neighbour(event.target, event.key);
            if (!next) return;
            event.preventDefault();
            next.focus();
          }}
        >
          {shownRows.map((row) => (
            <TextRow
              key={row.key}
              row={row}
              shown={shown}
              marked={row.key === marked}
              editing={open?.key === row.key ? open.language : undefined}
              caret={open?.key === row.key ? open.caret : undefined}
              tabStop={row.key === stopKey ? stopColumn : undefined}
              onShow={onShow}
              onOpen={setOpen}
              onClose={close}
              onEdit={onEdit}
              onUndo={onUndo}
            />
          ))}
        </Body>
      </div>
      {shownRows.length === 0 && empty}
    </Scroller>
  );
}
