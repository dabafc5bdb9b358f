import * as React from 'react';
import type { Channel } from 'storybook/internal/channels';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { MessageKey } from '../config.ts';
import { reviewEvents, type Edit, type MessageId, type Place } from '../preview/channel';
import { loadCatalog, saveEdits } from './catalogFiles';
import { VisuallyHidden } from './elements';
import { LanguagesPanel } from './LanguagesPanel';
import { useReview } from './reviewStore';
import { countIssues } from './rows';

export const panelId = 'languages/panel';

const TitleLine = styled.span({ display: 'flex', alignItems: 'center', gap: 6 });

/** The name of the panel, with the number of issues of the story on screen. */
export function PanelTitle() {
  const { state, rows } = useReview();
  const { total, description } = React.useMemo(() => countIssues(rows ?? [], (rows && state) ?? {}), [state, rows]);
  return (
    <TitleLine title={description || undefined}>
      Languages
      {total > 0 && (
        <Badge compact status="warning">
          {total}
          <VisuallyHidden> issues: {description}</VisuallyHidden>
        </Badge>
      )}
    </TitleLine>
  );
}

/** The message that was last picked in the story; the preview emits it while picking is enabled. */
function usePicked(channel: Channel, isEnabled: boolean) {
  const [picked, setPicked] = React.useState<{ key: MessageKey }>();
  React.useEffect(() => {
    if (!isEnabled) return undefined;
    const pick = (key: MessageKey) => setPicked({ key });
    const enable = () => channel.emit(reviewEvents.setPicking, true);
    enable();
    channel.on(reviewEvents.picked, pick);
    // A reloaded preview has to be told again.
    channel.on(PREVIEW_INITIALIZED, enable);
    return () => {
      channel.off(reviewEvents.picked, pick);
      channel.off(PREVIEW_INITIALIZED, enable);
      channel.emit(reviewEvents.setPicking, false);
    };
  }, [channel, isEnabled]);
  return picked;
}

/** The panel, connected to the preview. Storybook keeps it mounted while another panel is shown. */
export function ConnectedPanel({ channel }: { channel: Channel }) {
  const api = useStorybookApi();
  const { selectedPanel, viewMode } = useStorybookState();
  const isActive = selectedPanel === panelId && viewMode === 'story' && api.getIsPanelShown();
  const { state, rows } = useReview();
  const [isPicking, setIsPicking] = React.useState(false);
  const picked = usePicked(channel, isActive && isPicking);
  const actions = React.useMemo(
    () => ({
      onShow: (key: MessageKey) => channel.emit(reviewEvents.showMessage, key),
      onShowPlace: (place: Place) => channel.emit(reviewEvents.showPlace, place),
      onEdit: (edit: Edit) => channel.emit(reviewEvents.edit, edit),
      onDiscard: (ids: readonly MessageId[]) => channel.emit(reviewEvents.discardEdits, ids),
    }),
    [channel],
  );
  return (
    <AddonPanel active={isActive} hasScrollbar={false}>
      <LanguagesPanel
        {...actions}
        state={state}
        rows={rows}
        picked={picked}
        isPicking={isPicking}
        onPickingChange={setIsPicking}
        saveEdits={saveEdits}
        loadCatalog={loadCatalog}
      />
    </AddonPanel>
  );
}
