import * as React from 'react';
import { styled } from 'storybook/theming';
import { translationLanguages, type Catalog, type Language, type MessageKey } from '../config.ts';
import type { Place } from '../preview/channel';
import { EditsView } from './EditsView';
import { ClippingView, HardCodedView } from './Findings';
import { MessagesView } from './MessagesView';
import { NoticeBar } from './NoticeBar';
import type { Row } from './rows';
import { tabPanel, Tabs, type Tab } from './Tabs';
import { Toolbar } from './Toolbar';
import { useEdits, type EditingProps } from './useEdits';
import { unfiltered, visibleRows, type View } from './view';

const Root = styled.div(({ theme }) => ({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'size',
  background: theme.background.content,
  color: theme.color.defaultText,
  textAlign: 'start',
}));

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0 8px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  background: theme.barBg,
}));

const Views = styled.div({ flex: 1, minBlockSize: 0 });

const Panel = styled.div({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  '&[hidden]': { display: 'none' },
});

type TabId = 'texts' | 'hard-coded' | 'clipping' | 'edits';

export interface LanguagesPanelProps extends EditingProps {
  /** The messages of the story on screen; undefined until the preview has emitted them. */
  rows: readonly Row[] | undefined;
  /** The message that was picked in the story: a new object for each click. */
  picked: { key: MessageKey } | undefined;
  /** Whether a click in the story picks its message. */
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
  onShow: (key: MessageKey) => void;
  onShowPlace: (place: Place) => void;
  loadCatalog: (language: Language) => Promise<Catalog>;
}

function tabsOf({ state, rows }: Pick<LanguagesPanelProps, 'state' | 'rows'>): ReadonlyArray<Tab<TabId>> {
  const { clipping, hardCoded } = (rows && state) ?? {};
  const statusOf = (findings: readonly unknown[] | undefined) => (findings?.length ? 'negative' : 'positive');
  return [
    { id: 'texts', name: 'Texts', count: rows?.length, status: 'neutral' },
    { id: 'hard-coded', name: 'Hard-coded', count: hardCoded?.length, status: statusOf(hardCoded) },
    { id: 'clipping', name: 'Clipping', count: clipping?.length, status: statusOf(clipping) },
    { id: 'edits', name: 'Edits', count: state?.edits.length ?? 0, status: 'neutral' },
  ];
}

/** The view of the table, and the message that is marked in it: the last one shown, or picked in the story. */
function useView({ rows = [], picked, onShow }: LanguagesPanelProps, onPick: () => void) {
  const [view, setView] = React.useState<View>({ ...unfiltered, languages: translationLanguages(), sort: undefined });
  const [marked, setMarked] = React.useState<MessageKey>();
  const onViewChange = (change: Partial<View>) => setView({ ...view, ...change });
  const [handled, setHandled] = React.useState(picked);
  if (picked && picked !== handled) {
    setHandled(picked);
    onPick();
    setMarked(picked.key);
    if (!visibleRows(rows, view).some(({ key }) => key === picked.key)) onViewChange(unfiltered);
  }
  const show = React.useCallback(
    (key: MessageKey) => {
      setMarked(key);
      onShow(key);
    },
    [onShow],
  );
  return { view, onViewChange, marked, show };
}

/** The messages of the story in every language, the results of the checks, and all edits. */
export function LanguagesPanel(props: LanguagesPanelProps) {
  const { state, rows, picked, onShowPlace } = props;
  const picking = { isPicking: props.isPicking, onPickingChange: props.onPickingChange };
  const id = React.useId();
  const [tab, setTab] = React.useState<TabId>('texts');
  const views = React.useRef<HTMLDivElement>(null);
  const moveFocus = () => views.current?.focus();
  const { show, marked, ...viewProps } = useView(props, () => setTab('texts'));
  const { notice, notify, dismiss, edit, undo, restore, save } = useEdits(props, moveFocus);
  const { clipping, hardCoded } = (rows && state) ?? {};
  const panels: Readonly<Record<TabId, React.ReactNode>> = {
    texts: (
      <MessagesView
        key={state?.storyId}
        {...viewProps}
        rows={rows}
        marked={marked}
        picked={picked}
        onShow={show}
        onEdit={edit}
        onUndo={undo}
        onReset={moveFocus}
      />
    ),
    'hard-coded': <HardCodedView findings={hardCoded} onShowPlace={onShowPlace} />,
    clipping: <ClippingView findings={clipping} onShowPlace={onShowPlace} />,
    edits: (
      <EditsView
        edits={state?.edits ?? []}
        canSave={state?.canSave ?? false}
        isInStory={(key) => rows?.some((row) => row.key === key) ?? false}
        onShow={show}
        onUndo={(undone) => undo(undone, true)}
        onSave={save}
        loadCatalog={props.loadCatalog}
        onNotice={notify}
      />
    ),
  };
  const tabs = tabsOf(props);
  return (
    <Root>
      <Bar>
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} idPrefix={id} />
        {tab === 'texts' && rows && rows.length > 0 && <Toolbar {...viewProps} {...picking} rows={rows} />}
      </Bar>
      <Views ref={views} tabIndex={-1}>
        {tabs.map((each) => (
          <Panel key={each.id} {...tabPanel(id, each.id, tab)}>
            {panels[each.id]}
          </Panel>
        ))}
      </Views>
      <NoticeBar notice={notice} onRestore={restore} onDismiss={dismiss} />
    </Root>
  );
}
