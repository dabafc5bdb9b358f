import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Highlighted, Pickable, Picked } from '../channel.ts';
import { LayoutView, HardCodedView } from '../checks/Findings.panel';
import type { Place } from '../checks/layout/findings.ts';
import { translationLanguages, type Catalogs, type CatalogTexts, type Language, type MessageKey } from '../config.ts';
import { countChanges, noChanges } from '../edits/changes.ts';
import { ChangesView } from '../edits/ChangesView.panel';
import { MessagesView } from '../edits/MessagesView.panel';
import type { Row } from '../edits/rows.panel';
import { Toolbar } from '../edits/Toolbar.panel';
import type { UnsavedActions } from '../edits/unsavedChanges.panel';
import { useEdits } from '../edits/useEdits.panel';
import { unfiltered, visibleRows, type View } from '../edits/view.panel';
import type { NoteTarget } from '../notes/notes.ts';
import { NotesView } from '../notes/NotesView.panel';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import { Alert, Empty, wrapping } from './elements.panel';
import { NoticeBar } from './NoticeBar.panel';
import type { PanelState } from './panelStore.panel';
import { tabPanel, Tabs, type Tab } from './Tabs.panel';

const Root = styled.div(({ theme }) => ({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'size',
  background: theme.background.content,
  color: theme.color.defaultText,
  // Of scrollbars, lists and checkboxes.
  colorScheme: theme.base,
  textAlign: 'start',
}));

const Bar = styled.div(({ theme }) => ({
  ...wrapping('0 8px'),
  alignItems: 'end',
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

export interface LanguagesPanelProps {
  /** Undefined until the preview has reported a story. */
  state: PanelState | undefined;
  /** The messages of the story on screen; undefined until the preview has reported them. */
  rows: readonly Row[] | undefined;
  /** Why the preview never reports them. */
  problem?: string | undefined;
  actions: UnsavedActions;
  /** What was pressed in the story: a new object for each click. */
  picked: Picked | undefined;
  /** What a click in the story picks; undefined where it picks nothing. */
  picking: Pickable | undefined;
  onPickingChange: (picking: Pickable | undefined) => void;
  onHighlight: (highlighted: Highlighted) => void;
  /** The elements of the story that a note can be pinned to, once they were requested. */
  targets: readonly NoteTarget[];
  onRequestTargets: () => void;
  /** The languages on screen: as long as they stay the same, the same object. */
  onScreen: readonly Language[];
  /** Undefined where the story sets its language itself. */
  onShowLanguage: ((language: Language) => void) | undefined;
  /** Of the files; undefined until the preview has sent them. */
  catalogs: Catalogs | undefined;
  loadCatalog: (language: Language) => Promise<CatalogTexts>;
  /** What somebody has shared, and why it could not be opened. */
  shared: { changes?: SharedChanges | undefined; error?: string | undefined };
  openShared: (file: File) => Promise<void>;
  keepShared: (changes: SharedChanges) => void;
}

const NotReviewed = ({ children }: { children: string }) => (
  <Empty>
    <strong>This story is not reviewed</strong>
    {children}
  </Empty>
);

const statusOf = (findings?: readonly unknown[]) => (findings?.length ? 'negative' : 'positive');

/** Calls back, while rendering, when one of the values has changed. */
function useChange(values: readonly unknown[], onChange: () => void) {
  const [handled, setHandled] = React.useState(values);
  if (values.every((value, index) => value === handled[index])) return;
  setHandled(values);
  onChange();
}

/** The marked message is the last one shown or picked. */
function useView({ rows = [], picked, onHighlight }: LanguagesPanelProps) {
  const [view, setView] = React.useState<View>({ ...unfiltered, languages: translationLanguages(), sort: undefined });
  const [marked, setMarked] = React.useState<MessageKey>();
  const onViewChange = (change: Partial<View>) => setView({ ...view, ...change });
  useChange([picked], () => {
    if (!picked || !('key' in picked)) return;
    setMarked(picked.key);
    if (!visibleRows(rows, view).some(({ key }) => key === picked.key)) onViewChange(unfiltered);
  });
  const show = React.useCallback(
    (key: MessageKey) => {
      setMarked(key);
      onHighlight({ key });
    },
    [onHighlight],
  );
  return { view, onViewChange, marked, show };
}

type TabWithView = Tab & { view: React.ReactNode };

interface TabContext {
  props: LanguagesPanelProps;
  view: ReturnType<typeof useView>;
  edits: ReturnType<typeof useEdits>;
  moveFocus: () => void;
}

function textsTab({ props, view: { show, ...viewProps }, edits, moveFocus }: TabContext): TabWithView {
  const { state, rows, picked, onScreen, onShowLanguage } = props;
  return {
    id: 'texts',
    name: 'Texts',
    count: rows?.length,
    view: (
      <MessagesView
        key={state?.storyId}
        {...viewProps}
        rows={rows}
        isMeasured={state?.isMeasured ?? true}
        picked={picked && 'key' in picked ? picked : undefined}
        onShow={show}
        onScreen={onScreen}
        onShowLanguage={onShowLanguage}
        onEdit={edits.edit}
        onUndo={edits.undo}
        onToggleApproval={edits.toggleApproval}
        onReset={moveFocus}
      />
    ),
  };
}

function findingTabs({ props: { state, rows, onHighlight } }: TabContext): TabWithView[] {
  const { layout, hardCoded } = (rows && state) ?? {};
  const onShowPlace = (place: Place) => onHighlight({ place });
  return [
    {
      id: 'hard-coded',
      name: 'Hard-coded',
      count: hardCoded?.length,
      status: statusOf(hardCoded),
      view: <HardCodedView findings={hardCoded} onShowPlace={onShowPlace} />,
    },
    {
      id: 'layout',
      name: 'Layout',
      count: layout?.length,
      status: statusOf(layout),
      view: <LayoutView findings={layout} onShowPlace={onShowPlace} />,
    },
  ];
}

function notesTab({ props, edits }: TabContext): TabWithView {
  const { state, rows, targets, picked, picking, onPickingChange, onRequestTargets, onHighlight } = props;
  const notes = rows && state?.notes;
  return {
    id: 'notes',
    name: 'Notes',
    count: notes?.filter(({ isResolved }) => !isResolved).length,
    view: (
      <NotesView
        key={state?.storyId}
        storyId={state?.storyId ?? ''}
        notes={notes}
        targets={targets}
        picked={picked}
        isPicking={picking === 'element'}
        onPickingChange={(isPicking) => onPickingChange(isPicking ? 'element' : undefined)}
        onRequestTargets={onRequestTargets}
        onShowTarget={(target) => onHighlight({ target })}
        onChangeNote={edits.changeNote}
        onDiscardNoteChanges={edits.discardNotes}
      />
    ),
  };
}

function changesTab({ props, view, edits }: TabContext): TabWithView {
  const { state, rows, catalogs, shared, openShared, keepShared, loadCatalog } = props;
  const { changes = noChanges, canSave = false } = state ?? {};
  return {
    id: 'edits',
    name: 'Changes',
    count: countChanges(changes),
    view: (
      <ChangesView
        changes={changes}
        actions={edits}
        catalogs={catalogs}
        shared={shared.changes}
        sharedError={shared.error}
        onOpenShared={openShared}
        onKeepShared={keepShared}
        canSave={canSave}
        isInStory={(key) => rows?.some((row) => row.key === key) ?? false}
        onShow={view.show}
        loadCatalog={loadCatalog}
      />
    ),
  };
}

/** The messages of the story in every language, the results of the checks, notes, and all changes. */
export function LanguagesPanel(props: LanguagesPanelProps) {
  const { state, rows, picked, picking, onPickingChange, actions } = props;
  const { changes: shared, error: sharedError } = props.shared;
  const id = React.useId();
  const [tab, setTab] = React.useState((shared ?? sharedError) ? 'edits' : 'texts');
  const views = React.useRef<HTMLDivElement>(null);
  const moveFocus = React.useCallback(() => views.current?.focus(), []);
  const view = useView(props);
  const edits = useEdits(actions, moveFocus);
  useChange([picked], () => setTab(picked && 'key' in picked ? 'texts' : 'notes'));
  useChange([shared, sharedError], () => setTab('edits'));
  const problem = rows ? undefined : props.problem;
  const context = { props, view, edits, moveFocus };
  const tabs = [textsTab(context), ...findingTabs(context), notesTab(context), changesTab(context)];
  return (
    <Root>
      <Bar>
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} idPrefix={id} />
        {tab === 'texts' && rows && rows.length > 0 && (
          <Toolbar
            view={view.view}
            onViewChange={view.onViewChange}
            rows={rows}
            isPicking={picking === 'message'}
            onPickingChange={(isPicking) => onPickingChange(isPicking ? 'message' : undefined)}
            onApprove={edits.approve}
          />
        )}
      </Bar>
      {state?.problems.map((text) => (
        <Alert key={text} role="alert">
          {text}
        </Alert>
      ))}
      <Views ref={views} tabIndex={-1}>
        {tabs.map((each) => (
          <Panel key={each.id} {...tabPanel(id, each.id, tab)}>
            {problem !== undefined && each.id !== 'edits' ? <NotReviewed>{problem}</NotReviewed> : each.view}
          </Panel>
        ))}
      </Views>
      <NoticeBar notice={edits.notice} onDismiss={edits.dismiss} />
    </Root>
  );
}
