import * as React from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { PREVIEW_INITIALIZED, STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import {
  addons,
  experimental_getStatusStore as getStatusStore,
  types,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { configElementId } from '../paths';
import { configure, type LanguageReviewConfig, type MessageKey } from '../config.ts';
import { reviewEvents, type Place, type ReviewState } from '../preview/channel';
import type { Reports } from '../reports';
import { loadCatalog, saveEdits } from './catalogFiles';
import { LanguagesPanel } from './LanguagesPanel';
import { Unseen } from './elements';
import { countIssues, rowsOf, type Row } from './rows';

const addonId = 'languages';
const panelId = `${addonId}/panel`;

interface Review {
  /** What the preview said last. */
  state: ReviewState | undefined;
  rows: readonly Row[];
}

let review: Review = { state: undefined, rows: [] };
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What the preview said last, and the texts of the story on screen: undefined as long as it speaks of another one. */
function useReview(): { state: ReviewState | undefined; rows: readonly Row[] | undefined } {
  const { storyId } = useStorybookState();
  const { state, rows } = React.useSyncExternalStore(subscribe, () => review);
  return { state, rows: state && state.storyId === storyId ? rows : undefined };
}

const TitleLine = styled.span({ display: 'flex', alignItems: 'center', gap: 6 });

/** The name of the panel, with the number of issues in the story on screen. */
function Title() {
  const { state, rows } = useReview();
  const { count, words } = React.useMemo(
    () => (state && rows ? countIssues(rows, state) : { count: 0, words: '' }),
    [state, rows],
  );
  return (
    <TitleLine title={words || undefined}>
      Languages
      {count > 0 && (
        <Badge compact status="warning">
          {count}
          <Unseen> faults: {words}</Unseen>
        </Badge>
      )}
    </TitleLine>
  );
}

const configElement = document.getElementById(configElementId);
if (configElement) configure(JSON.parse(configElement.textContent) as LanguageReviewConfig);

addons.register(addonId, () => {
  const channel = addons.getChannel();
  channel.on(reviewEvents.state, (state: ReviewState) => {
    review = { state, rows: rowsOf(state, review.rows) };
    for (const listener of listeners) listener();
  });
  const ask = () => channel.emit(reviewEvents.ask);
  channel.on(PREVIEW_INITIALIZED, ask);
  ask();

  // The sidebar marks the stories whose checks have found an issue.
  const statuses = getStatusStore(addonId);
  channel.on(STORY_FINISHED, ({ storyId, reporters }: StoryFinishedPayload) => {
    const report = reporters.find(({ type }) => type === 'language-review/issues');
    if (!report) return;
    statuses.unset([storyId]);
    if (report.status === 'passed') return;
    const { clipping, hardCoded } = report.result as Reports['language-review/issues'];
    statuses.set([
      {
        storyId,
        typeId: addonId,
        value: report.status === 'failed' ? 'status-value:error' : 'status-value:warning',
        title: 'Languages',
        description: `${clipping.length} clipped, ${hardCoded.length} not from a catalog`,
      },
    ]);
  });

  const send = {
    onShow: (key: MessageKey) => channel.emit(reviewEvents.show, key),
    onPoint: (place: Place) => channel.emit(reviewEvents.point, place),
    onEdit: (edit: unknown) => channel.emit(reviewEvents.edit, edit),
    onDrop: (ids: unknown) => channel.emit(reviewEvents.drop, ids),
  };

  /** Storybook keeps a panel that is not shown. */
  function Connected() {
    const api = useStorybookApi();
    const { selectedPanel, viewMode } = useStorybookState();
    const active = selectedPanel === panelId && viewMode === 'story' && api.getIsPanelShown();
    const { state, rows } = useReview();
    const [picked, setPicked] = React.useState<{ key: MessageKey }>();
    const [listening, setListening] = React.useState(false);
    React.useEffect(() => {
      const pick = (key: MessageKey) => setPicked({ key });
      channel.on(reviewEvents.picked, pick);
      return () => channel.off(reviewEvents.picked, pick);
    }, []);
    const listens = active && listening;
    React.useEffect(() => {
      if (!listens) return undefined;
      const listen = () => channel.emit(reviewEvents.listen, true);
      listen();
      // A preview that was loaded anew has forgotten.
      channel.on(PREVIEW_INITIALIZED, listen);
      return () => {
        channel.off(PREVIEW_INITIALIZED, listen);
        channel.emit(reviewEvents.listen, false);
      };
    }, [listens]);
    return (
      <AddonPanel active={active} hasScrollbar={false}>
        <LanguagesPanel
          {...send}
          state={state}
          rows={rows}
          picked={picked}
          listening={listening}
          onListen={setListening}
          saveEdits={saveEdits}
          loadCatalog={loadCatalog}
        />
      </AddonPanel>
    );
  }

  addons.add(panelId, {
    type: types.PANEL,
    title: Title,
    render: () => <Connected />,
  });
});
