import type { Place } from './checks/layout/findings.ts';
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { translationLanguages, type CatalogTexts, type Language, type MessageKey } from './config/config.ts';
import type { Pickable } from './channel';
import { ChangesView } from './edits/ChangesView.panel';
import { Alert, Empty, smallText, wrapping, wrappingRow } from './elements/elements.panel';
import { ClippingView, HardCodedView } from './checks/Findings.panel';
import { MessagesView } from './edits/MessagesView.panel';
import { NotesView, type NoteActions } from './notes/NotesView.panel';
import type { Row } from './edits/rows.panel';
import { tabPanel, Tabs, type Tab } from './elements/Tabs.panel';
import type { SharedChanges } from './sharing/sharedChanges.ts';
import { Toolbar } from './edits/Toolbar.panel';
import { useEdits, type EditingProps, type Notice } from './edits/useEdits.panel';
import { unfiltered, visibleRows, type View } from './edits/view.panel';

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

export interface LanguagesPanelProps extends EditingProps, NoteActions {
  /** The messages of the story on screen; undefined until the preview has emitted them. */
  rows: readonly Row[] | undefined;
  /** Why the preview never emits them. */
  problem?: string | undefined;
  /** The message that was picked in the story: a new object for each click. */
  picked: { key: MessageKey } | undefined;
  /** What a click in the story picks; undefined where it picks nothing. */
  picking: Pickable | undefined;
  onPickingChange: (picking: Pickable | undefined) => void;
  onShow: (key: MessageKey) => void;
  /** The languages on screen: as long as they stay the same, the same object. */
  onScreen: readonly Language[];
  /** Undefined where the story sets its language itself. */
  onShowLanguage: ((language: Language) => void) | undefined;
  onShowPlace: (place: Place) => void;
  loadCatalog: (language: Language) => Promise<CatalogTexts>;
  /** What somebody has shared, and why it could not be opened. */
  shared: { changes?: SharedChanges | undefined; error?: string | undefined };
  openShared: (file: File) => Promise<void>;
  keepShared: (changes: SharedChanges) => void;
}

const NoticeLine = styled.div(({ theme }) => ({
  ...smallText(theme),
  ...wrappingRow('4px 12px'),
  padding: '6px 12px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  '&:empty': { display: 'none' },
}));

const NotReviewed = ({ children }: { children: string }) => (
  <Empty>
    <strong>This story is not reviewed</strong>
    {children}
  </Empty>
);

interface NoticeBarProps {
  notice: Notice | undefined;
  onDismiss: () => void;
}

function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const actionButton = React.useRef<HTMLButtonElement>(null);
  React.useEffect(() => {
    if (notice?.movesFocus) actionButton.current?.focus();
  }, [notice]);
  const { text, action } = notice ?? {};
  return (
    <NoticeLine role="status">
      {notice && (
        <>
          <span>{text}</span>
          {action && (
            <Button ref={actionButton} ariaLabel={false} onClick={action.run}>
              {action.label}
            </Button>
          )}
          <Button ariaLabel={false} variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      )}
    </NoticeLine>
  );
}

const statusOf = (findings?: readonly unknown[]) => (findings?.length ? 'negative' : 'positive');

/** The marked message is the last one shown or picked. */
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

/** Calls back, while rendering, when one of the values has changed. */
function useChange(values: readonly unknown[], onChange: () => void) {
  const [handled, setHandled] = React.useState(values);
  if (values.every((value, index) => value === handled[index])) return;
  setHandled(values);
  onChange();
}

/** The messages of the story in every language, the results of the checks, notes, and all changes. */
export function LanguagesPanel(props: LanguagesPanelProps) {
  const { state, rows, picked, picking, onPickingChange, onShowPlace, loadCatalog } = props;
  const { targets, pickedTarget, opened, onRequestTargets, onShowTarget, onChangeNote, onDiscardNoteChanges } = props;
  const id = React.useId();
  const { changes: shared, error: sharedError } = props.shared;
  const [tab, setTab] = React.useState((shared ?? sharedError) ? 'edits' : 'texts');
  const views = React.useRef<HTMLDivElement>(null);
  const moveFocus = React.useCallback(() => views.current?.focus(), []);
  const { show, marked, ...viewProps } = useView(props, () => setTab('texts'));
  // An element was picked, or a marker pressed, in the story.
  useChange([pickedTarget, opened], () => setTab('notes'));
  useChange([shared, sharedError], () => setTab('edits'));
  const { notice, notify, dismiss, edit, undo, approve, discardDecisions, toggleApproval, take, save } = useEdits(
    props,
    moveFocus,
  );
  const { clipping, hardCoded } = (rows && state) ?? {};
  const { edits = [], decisions = [], noteChanges = [], problems = [], canSave = false } = state ?? {};
  const notes = rows && state?.notes;
  const problem = rows ? undefined : props.problem;
  const pick = (kind: Pickable) => (isPicking: boolean) => onPickingChange(isPicking ? kind : undefined);
  const tabs: ReadonlyArray<Tab & { view: React.ReactNode }> = [
    {
      id: 'texts',
      name: 'Texts',
      count: rows?.length,
      view: (
        <MessagesView
          key={state?.storyId}
          {...viewProps}
          rows={rows}
          isMeasured={state?.isMeasured ?? true}
          marked={marked}
          picked={picked}
          onShow={show}
          onScreen={props.onScreen}
          onShowLanguage={props.onShowLanguage}
          onEdit={edit}
          onUndo={undo}
          onToggleApproval={toggleApproval}
          onReset={moveFocus}
        />
      ),
    },
    {
      id: 'hard-coded',
      name: 'Hard-coded',
      count: hardCoded?.length,
      status: statusOf(hardCoded),
      view: <HardCodedView findings={hardCoded} onShowPlace={onShowPlace} />,
    },
    {
      id: 'clipping',
      name: 'Clipping',
      count: clipping?.length,
      status: statusOf(clipping),
      view: <ClippingView findings={clipping} onShowPlace={onShowPlace} />,
    },
    {
      id: 'notes',
      name: 'Notes',
      count: notes?.filter(({ isResolved }) => !isResolved).length,
      view: (
        <NotesView
          key={state?.storyId}
          notes={notes}
          targets={targets}
          pickedTarget={pickedTarget}
          opened={opened}
          isPicking={picking === 'element'}
          onPickingChange={pick('element')}
          onRequestTargets={onRequestTargets}
          onShowTarget={onShowTarget}
          onChangeNote={onChangeNote}
          onDiscardNoteChanges={onDiscardNoteChanges}
        />
      ),
    },
    {
      id: 'edits',
      name: 'Changes',
      count: edits.length + decisions.length + noteChanges.length,
      view: (
        <ChangesView
          edits={edits}
          decisions={decisions}
          noteChanges={noteChanges}
          shared={shared}
          sharedError={sharedError}
          onOpenShared={props.openShared}
          onKeep={props.keepShared}
          onTake={take}
          canSave={canSave}
          isInStory={(key) => rows?.some((row) => row.key === key) ?? false}
          onShow={show}
          onUndo={(undone) => undo(undone, true)}
          onDiscardDecisions={discardDecisions}
          onDiscardNoteChanges={onDiscardNoteChanges}
          onSave={save}
          loadCatalog={loadCatalog}
          onNotice={notify}
        />
      ),
    },
  ];
  return (
    <Root>
      <Bar>
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} idPrefix={id} />
        {tab === 'texts' && rows && rows.length > 0 && (
          <Toolbar
            {...viewProps}
            rows={rows}
            isPicking={picking === 'message'}
            onPickingChange={pick('message')}
            onApprove={approve}
          />
        )}
      </Bar>
      {problems.map((error) => (
        <Alert key={error} role="alert">
          {error}
        </Alert>
      ))}
      <Views ref={views} tabIndex={-1}>
        {tabs.map((each) => (
          <Panel key={each.id} {...tabPanel(id, each.id, tab)}>
            {problem !== undefined && each.id !== 'edits' ? <NotReviewed>{problem}</NotReviewed> : each.view}
          </Panel>
        ))}
      </Views>
      <NoticeBar notice={notice} onDismiss={dismiss} />
    </Root>
  );
}
