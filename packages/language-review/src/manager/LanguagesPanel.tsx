import * as React from 'react';
import { Button, Form, ToggleButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { localeInfo, type Catalog, type Language, type MessageKey } from '../config.ts';
import type { Edit, Place, ReviewState, MessageId } from '../preview/channel';
import type { SaveResult } from './catalogFiles';
import { EditsView } from './EditsView';
import { ClippingView, HardCodedView } from './Findings';
import { Empty, inLanguage, ring } from './elements';
import { countsOf, filters, translations, visibleRows, type Filter, type Row, type View } from './rows';
import { tabPanel, Tabs, type Tab } from './Tabs';
import { MessagesTable } from './MessagesTable';

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

const Tools = styled.div({
  flex: '1 1 480px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '6px 10px',
  '@container (inline-size >= 800px)': { justifyContent: 'flex-end' },
});

const Search = styled.div({
  flex: '1 1 100px',
  maxInlineSize: 220,
  '& input': { blockSize: 28, minBlockSize: 28, paddingBlock: 4 },
});
const Filters = styled.select(({ theme }) => ({
  fieldSizing: 'content',
  blockSize: 28,
  paddingInline: 6,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  colorScheme: theme.base,
  font: 'inherit',
  fontSize: theme.typography.size.s2 - 1,
  '&:focus-visible': ring(theme),
}));
const Languages = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const Views = styled.div({ flex: 1, minBlockSize: 0 });

const Panel = styled.div({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  '&[hidden]': { display: 'none' },
});

const Notice = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 12px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  '&:empty': { display: 'none' },
}));

const filterNames: Readonly<Record<Filter, string>> = {
  all: 'All texts',
  issues: 'With faults',
  missing: 'Missing',
  identical: 'Same as English',
  placeholders: 'Placeholders differ',
  long: 'Over-long',
  edited: 'Edited',
};

type TabId = 'texts' | 'hard-coded' | 'clipping' | 'edits';

const everything: Pick<View, 'search' | 'filter'> = { search: '', filter: 'all' };

export interface LanguagesPanelProps {
  /** What the preview said last; undefined before it has said anything. */
  state: ReviewState | undefined;
  /** The texts of the story on screen; undefined until it has told them. */
  rows: readonly Row[] | undefined;
  /** A key whose text was pressed in the story: a new object for each press. */
  picked: { key: MessageKey } | undefined;
  /** Whether a press in the story means its text. */
  listening: boolean;
  onListen: (listening: boolean) => void;
  onShow: (key: MessageKey) => void;
  onPoint: (place: Place) => void;
  onEdit: (edit: Edit) => void;
  onDrop: (ids: readonly MessageId[]) => void;
  saveEdits: (language: Language, edits: readonly Edit[]) => Promise<SaveResult>;
  loadCatalog: (language: Language) => Promise<Catalog>;
}

const same = (a: MessageId, b: MessageId) => a.language === b.language && a.key === b.key;

const waiting = (
  <Empty>
    <strong>Waiting for the story</strong>
    Its texts are listed here as soon as it is shown.
  </Empty>
);

const noTexts = (
  <Empty>
    <strong>This story shows no text from the catalogs</strong>
    What it shows from elsewhere is listed under “Hard-coded”.
  </Empty>
);

/** The texts of the story on screen in every language, to look through, find in the story and change; what else is wrong with it; all edits. */
export function LanguagesPanel(props: LanguagesPanelProps) {
  const { state, rows, picked, listening, onListen, onShow, onPoint, onEdit, onDrop, saveEdits, loadCatalog } = props;
  const id = React.useId();
  const { clipping, hardCoded } = (rows && state) ?? {};
  const [tab, setTab] = React.useState<TabId>('texts');
  const [view, setView] = React.useState<View>({ ...everything, shown: translations(), sort: undefined });
  const [marked, setMarked] = React.useState<MessageKey>();
  const [notice, setNotice] = React.useState<{ text: string; undone?: readonly Edit[]; focus?: boolean }>();
  const restoreButton = React.useRef<HTMLButtonElement>(null);
  const views = React.useRef<HTMLDivElement>(null);
  const edits = state?.edits ?? [];
  const latestEdits = React.useRef(edits);
  latestEdits.current = edits;

  // A text that was picked in the story is shown whatever the panel showed before.
  const [handled, setHandled] = React.useState(picked);
  if (picked && picked !== handled) {
    setHandled(picked);
    setTab('texts');
    setMarked(picked.key);
    if (!visibleRows(rows ?? [], view).some(({ key }) => key === picked.key)) setView({ ...view, ...everything });
  }

  const show = React.useCallback(
    (key: MessageKey) => {
      setMarked(key);
      onShow(key);
    },
    [onShow],
  );
  const edit = React.useCallback(
    (change: Edit) => {
      if (change.text === (change.from ?? '')) onDrop([change]);
      else onEdit(change);
    },
    [onEdit, onDrop],
  );
  const undo = React.useCallback(
    (undone: readonly Edit[], focus = false) => {
      onDrop(undone);
      const [first] = undone;
      const what =
        undone.length === 1 && first
          ? `the edit of ${first.key}, ${localeInfo(first.language).name}`
          : `${undone.length} edits`;
      setNotice({ text: `Took back ${what}.`, undone, focus });
    },
    [onDrop],
  );
  // The button that took an edit back goes with the edit.
  React.useEffect(() => {
    if (notice?.focus) restoreButton.current?.focus();
  }, [notice]);
  const settle = (text?: string) => {
    setNotice(text === undefined ? undefined : { text });
    views.current?.focus();
  };
  const restore = (undone: readonly Edit[]) => {
    for (const each of undone) onEdit(each);
    settle(`Brought back ${undone.length === 1 ? 'the edit' : `${undone.length} edits`}.`);
  };
  const save = async (language: Language, sent: readonly Edit[]) => {
    const result = await saveEdits(language, sent);
    if ('saved' in result) {
      // What was typed meanwhile is not in the file.
      onDrop(sent.filter((each) => latestEdits.current.some((now) => same(now, each) && now.text === each.text)));
      settle(`Saved ${result.saved} ${result.saved === 1 ? 'text' : 'texts'} to ${language}.json.`);
    }
    return result;
  };

  const visible = React.useMemo(() => visibleRows(rows ?? [], view), [rows, view]);
  const counts = React.useMemo(() => countsOf(rows ?? [], view.shown), [rows, view.shown]);
  const toggleLanguage = (language: Language) =>
    setView({ ...view, shown: translations().filter((code) => (code === language) !== view.shown.includes(code)) });

  const noMatch = (
    <Empty>
      <strong>No text matches</strong>
      <Button
        ariaLabel={false}
        onClick={() => {
          setView({ ...view, ...everything });
          views.current?.focus();
        }}
      >
        Show all texts
      </Button>
    </Empty>
  );
  const texts = (
    <MessagesTable
      key={state?.storyId}
      rows={visible}
      all={rows ?? []}
      shown={view.shown}
      sort={view.sort}
      onSort={(sort) => setView({ ...view, sort })}
      marked={marked}
      onShow={show}
      picked={picked}
      onEdit={edit}
      onUndo={undo}
      empty={noMatch}
    />
  );
  const content = !rows ? waiting : rows.length === 0 ? noTexts : texts;
  const tabs: ReadonlyArray<Tab<TabId>> = [
    { id: 'texts', name: 'Texts', count: rows?.length, status: 'neutral' },
    {
      id: 'hard-coded',
      name: 'Hard-coded',
      count: hardCoded?.length,
      status: hardCoded?.length ? 'negative' : 'positive',
    },
    { id: 'clipping', name: 'Clipping', count: clipping?.length, status: clipping?.length ? 'negative' : 'positive' },
    { id: 'edits', name: 'Edits', count: edits.length, status: 'neutral' },
  ];

  return (
    <Root>
      <Bar>
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} idPrefix={id} />
        {tab === 'texts' && rows && rows.length > 0 && (
          <Tools role="group" aria-label="Texts shown">
            <Search>
              <Form.Input
                type="search"
                aria-label="Search keys and texts"
                placeholder="Search"
                value={view.search}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                  setView({ ...view, search: event.target.value })
                }
              />
            </Search>
            <Filters
              aria-label="Filter"
              value={view.filter}
              onChange={({ target }) =>
                setView({ ...view, filter: filters.find((filter) => filter === target.value) ?? 'all' })
              }
            >
              {filters.map((filter) => (
                <option key={filter} value={filter}>
                  {filterNames[filter]} ({counts[filter]})
                </option>
              ))}
            </Filters>
            <Languages role="group" aria-label="Languages beside English">
              {translations().map((language) => (
                <ToggleButton
                  key={language}
                  ariaLabel={false}
                  pressed={view.shown.includes(language)}
                  onClick={() => toggleLanguage(language)}
                >
                  <span {...inLanguage(language)}>{localeInfo(language).name}</span>
                </ToggleButton>
              ))}
            </Languages>
            <ToggleButton
              ariaLabel={false}
              tooltip="Press a text in the story to find its row"
              pressed={listening}
              onClick={() => onListen(!listening)}
            >
              Pick in story
            </ToggleButton>
          </Tools>
        )}
      </Bar>
      <Views ref={views} tabIndex={-1}>
        <Panel {...tabPanel(id, 'texts', tab)}>{content}</Panel>
        <Panel {...tabPanel(id, 'hard-coded', tab)}>
          <HardCodedView texts={hardCoded} onPoint={onPoint} />
        </Panel>
        <Panel {...tabPanel(id, 'clipping', tab)}>
          <ClippingView findings={clipping} onPoint={onPoint} />
        </Panel>
        <Panel {...tabPanel(id, 'edits', tab)}>
          <EditsView
            edits={edits}
            canSave={state?.canSave ?? false}
            inStory={(key) => rows?.some((row) => row.key === key) ?? false}
            onShow={show}
            onUndo={(undone) => undo(undone, true)}
            onSave={save}
            loadCatalog={loadCatalog}
            onNotice={(text) => setNotice({ text })}
          />
        </Panel>
      </Views>
      <Notice role="status">
        {notice && (
          <>
            <span>{notice.text}</span>
            {notice.undone && (
              <Button ref={restoreButton} ariaLabel={false} onClick={() => restore(notice.undone ?? [])}>
                Bring back
              </Button>
            )}
            <Button ariaLabel={false} variant="ghost" onClick={() => settle()}>
              Dismiss
            </Button>
          </>
        )}
      </Notice>
    </Root>
  );
}
