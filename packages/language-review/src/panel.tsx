import type { Edit } from './edits/edits.ts';
import * as React from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import {
  GLOBALS_UPDATED,
  PREVIEW_INITIALIZED,
  SET_GLOBALS,
  STORY_FINISHED,
  type StoryFinishedPayload,
} from 'storybook/internal/core-events';
import {
  addons,
  types,
  useChannel,
  useGlobals,
  useStorybookApi,
  useStorybookState,
  type API,
} from 'storybook/manager-api';
import { configure, isLanguage, type Language, type LanguageReviewConfig, type MessageKey } from './config/config.ts';
import { isInPreview, panesOf } from './globals';
import type { Globals } from 'storybook/internal/types';
import { configElementId } from './api';
import type { NoteTarget } from './notes/notes.ts';
import { events, type Pickable, type Reports, type ReviewState, type StoryProgress } from './channel';
import { whenSettled } from './whenSettled.ts';
import { loadCatalog, saveChanges } from './edits/saveChanges.panel';
import { VisuallyHidden } from './elements/elements.panel';
import { LanguagesPanel } from './LanguagesPanel.panel';
import { progressStatuses } from './coverage/progressStatuses.panel';
import { countIssues, rowsOf, type Row } from './edits/rows.panel';
import { showStatuses } from './coverage/showStatuses.panel';
import { runShortcut, tableShortcuts } from './edits/tableFocus.panel';
import { useSharedChanges } from './sharing/useSharedChanges.panel';

const addonId = 'languages';
const panelId = 'languages/panel';

const configElement = document.getElementById(configElementId);
if (configElement) configure(JSON.parse(configElement.textContent) as LanguageReviewConfig);

/** Changes that the preview has not answered with its state: one that reloads has not received them. */
let unanswered: Array<[event: string, detail: unknown]> = [];

interface Review {
  state?: ReviewState;
  rows: readonly Row[];
  /** Why there is no state. */
  problem?: string | undefined;
}

let review: Review = { rows: [] };
const listeners = new Set<() => void>();

function setReview(changed: Review) {
  review = changed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** `rows` is undefined while the state is about another story than the one on screen. */
function useReview() {
  const { storyId } = useStorybookState();
  const { state, rows, problem } = React.useSyncExternalStore(subscribe, () => review);
  return { state, rows: state && state.storyId === storyId ? rows : undefined, problem };
}

function PanelTitle() {
  const { state, rows } = useReview();
  const { total, description } = React.useMemo(() => countIssues(rows ?? [], (rows && state) ?? {}), [state, rows]);
  return (
    <span title={description || undefined} style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      Languages
      {total > 0 && (
        <Badge compact status="warning">
          {total}
          <VisuallyHidden> issues: {description}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}

/** What was picked or pressed in the story. */
function usePicked(picking: Pickable | undefined, onPicked: () => void) {
  const [picked, setPicked] = React.useState<{ key: MessageKey }>();
  const [pickedTarget, setPickedTarget] = React.useState<NoteTarget>();
  const [opened, setOpened] = React.useState<{ id: string }>();
  const [targets, setTargets] = React.useState<readonly NoteTarget[]>([]);
  const emit = useChannel(
    {
      [events.picked]: (key: MessageKey) => setPicked({ key }),
      [events.pickedTarget]: (target: NoteTarget) => {
        setPickedTarget(target);
        onPicked();
      },
      [events.openNote]: (id: string) => setOpened({ id }),
      [events.targets]: setTargets,
      // A reloaded preview has to be told again.
      [PREVIEW_INITIALIZED]: () => emit(events.setPicking, picking),
    },
    [picking],
  );
  React.useEffect(() => emit(events.setPicking, picking), [emit, picking]);
  return { picked, pickedTarget, opened, targets };
}

const none: readonly Edit[] = [];

/** Shows in the story what somebody suggests. */
function useSuggested(edits = none) {
  const emit = useChannel({ [PREVIEW_INITIALIZED]: () => emit(events.suggest, edits) }, [edits]);
  React.useEffect(() => emit(events.suggest, edits), [emit, edits]);
}

/** The languages on screen, and how to show another one. */
function useLanguages() {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const { locale, compare } = globals;
  const isFixed = 'locale' in storyGlobals;
  return React.useMemo(
    () => ({
      onScreen: panesOf({ locale, compare }).map(({ language }) => language),
      onShowLanguage: isFixed ? undefined : (language: Language) => updateGlobals({ locale: language }),
    }),
    [locale, compare, isFixed, updateGlobals],
  );
}

/** Storybook keeps it mounted while another panel is shown. */
function ConnectedPanel() {
  const api = useStorybookApi();
  const { selectedPanel, viewMode, location } = useStorybookState();
  const isActive = selectedPanel === panelId && viewMode === 'story' && api.getIsPanelShown();
  const [picking, setPicking] = React.useState<Pickable>();
  // Storybook writes the fragment that it knows into each of its URLs.
  const removeFragment = React.useCallback(() => api.navigateUrl(window.location.search, { replace: true }), [api]);
  const sharedProps = useSharedChanges(location.hash ?? '', removeFragment);
  useSuggested(sharedProps.shared.changes?.edits);
  const pickedProps = usePicked(isActive ? picking : undefined, () => setPicking(undefined));
  const actions = React.useMemo(() => {
    const emitting = (event: string) => (detail: unknown) => api.emit(event, detail);
    const changing = (event: string) => (detail: unknown) => {
      unanswered.push([event, detail]);
      api.emit(event, detail);
    };
    return {
      onShow: emitting(events.showMessage),
      onShowPlace: emitting(events.showPlace),
      onEdit: changing(events.edit),
      onDiscard: changing(events.discardEdits),
      onApprove: changing(events.approve),
      onWithdraw: changing(events.withdraw),
      onRecordSaved: changing(events.recordSaved),
      onChangeNote: changing(events.changeNote),
      onDiscardNoteChanges: changing(events.discardNoteChanges),
      onRequestTargets: () => api.emit(events.requestTargets),
      onShowTarget: emitting(events.showTarget),
      onDiscardDecisions: changing(events.discardDecisions),
      onDecide: changing(events.decide),
    };
  }, [api]);
  return (
    <AddonPanel active={isActive} hasScrollbar={false}>
      <LanguagesPanel
        {...actions}
        {...useReview()}
        {...pickedProps}
        {...sharedProps}
        {...useLanguages()}
        picking={picking}
        onPickingChange={setPicking}
        saveChanges={saveChanges}
        loadCatalog={loadCatalog}
      />
    </AddonPanel>
  );
}

const noAnnotations =
  'The preview does not have the addon. Export createPreview(…) from .storybook/preview, or from the file that `preview` of language-review.config.ts names. Where .storybook/preview calls definePreview, put it into the `addons` there: other files are not read.';

const noDecorator =
  'The preview shows the story without the decorator of the addon: `decorators` beside …createPreview(…) replace it. Move createPreview(…) into a file of its own, and name that in `preview` of language-review.config.ts.';

/** Whether a story was shown, but not in the provider of the addon. */
const isOutside = ({ reporters }: StoryFinishedPayload) =>
  reporters.some(
    ({ type, result }) =>
      type === 'language-review/languages' && !(result as Reports['language-review/languages']).isInProvider,
  );

/** Marks the stories in the sidebar whose checks have found issues. */
function reportStatus(api: API, { storyId, reporters }: StoryFinishedPayload) {
  const report = reporters.find(({ type }) => type === 'language-review/issues');
  if (!report) return;
  const { clipping, hardCoded } = report.result as Reports['language-review/issues'];
  const status = {
    storyId,
    value: report.status === 'failed' ? ('status-value:error' as const) : ('status-value:warning' as const),
    title: 'Languages',
    description: `${clipping.length} clipped, ${hardCoded.length} not from a catalog`,
  };
  showStatuses(addonId, report.status === 'passed' ? [] : [status], api.emit, [storyId]);
}

let progress: StoryProgress = { approvals: {}, openNotes: {} };

/** Says in the sidebar how far each story is in the languages of the toolbar. */
function reportProgress(api: API, globals: Globals = api.getGlobals()) {
  const languages = panesOf(globals)
    .map(({ code }) => code)
    .filter(isLanguage);
  const statuses = progressStatuses(progress, languages);
  // The menu of a story shows the title, and not the description.
  showStatuses(
    'languages/progress',
    statuses.map((status) => ({ ...status, title: status.description })),
    api.emit,
  );
}

/** The story in another language is painted before the sidebar is. */
const scheduleProgress = whenSettled(reportProgress, 300);

addons.register(addonId, (api) => {
  for (const shortcut of tableShortcuts) {
    const action = () => runShortcut(shortcut.actionName);
    void api.setAddonShortcut(addonId, { ...shortcut, action });
  }
  api.on(events.state, (state: ReviewState) => {
    unanswered = [];
    setReview({ state, rows: rowsOf(state, review.rows) });
  });
  // The preview emits its state on request, and has to be asked again after each reload.
  const request = () => api.emit(events.requestState);
  api.on(PREVIEW_INITIALIZED, () => {
    for (const [event, detail] of unanswered) api.emit(event, detail);
    request();
  });
  request();
  api.on(SET_GLOBALS, ({ globals }: { globals: Globals }) =>
    setReview({ ...review, problem: isInPreview(globals) ? undefined : noAnnotations }),
  );
  api.on(STORY_FINISHED, (payload: StoryFinishedPayload) => {
    reportStatus(api, payload);
    if (isOutside(payload)) setReview({ ...review, problem: noDecorator });
  });
  api.on(events.progress, (current: StoryProgress) => {
    progress = current;
    reportProgress(api);
  });
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => scheduleProgress(api, globals));
});

// Not when Storybook registers its own panels, so that this one is the first, which is open by default.
addons.add(panelId, { type: types.PANEL, title: PanelTitle, render: () => <ConnectedPanel /> });
