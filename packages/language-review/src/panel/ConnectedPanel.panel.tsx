import * as React from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { events, pack, unpack, type Highlighted, type Pickable, type Picked } from '../channel.ts';
import type { Language } from '../config.ts';
import { countIssues } from '../edits/rows.panel';
import { loadCatalog } from '../edits/saveChanges.panel';
import { unsavedActions } from '../edits/unsavedChanges.panel';
import { panesOf } from '../globals';
import type { NoteTarget } from '../notes/notes.ts';
import { useSharedChanges } from '../sharing/useSharedChanges.panel';
import { VisuallyHidden } from './elements.panel';
import { LanguagesPanel } from './LanguagesPanel.panel';
import { show, usePanelStore } from './panelStore.panel';

export const panelId = 'languages/panel';

/** `rows` is undefined while the state is about another story than the one on screen. */
function usePanelState() {
  const { storyId } = useStorybookState();
  const { rows, ...snapshot } = usePanelStore();
  return { ...snapshot, rows: snapshot.state?.storyId === storyId ? rows : undefined };
}

export function PanelTitle() {
  const { state, rows } = usePanelState();
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

function useStory(onTargetPicked: () => void) {
  const [picked, setPicked] = React.useState<Picked>();
  const [targets, setTargets] = React.useState<readonly NoteTarget[]>([]);
  const emit = useChannel({
    [events.picked]: (json: string) => {
      const next = unpack(json) as Picked | undefined;
      if (!next) return;
      setPicked(next);
      if ('target' in next) onTargetPicked();
    },
    [events.targets]: (json: string) => setTargets((current) => (unpack(json) as NoteTarget[] | undefined) ?? current),
  });
  const actions = React.useMemo(
    () => ({
      onHighlight: (highlighted: Highlighted) => emit(events.highlight, pack(highlighted)),
      onRequestTargets: () => emit(events.requestTargets),
    }),
    [emit],
  );
  return { picked, targets, ...actions };
}

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
export function ConnectedPanel() {
  const api = useStorybookApi();
  const { selectedPanel, viewMode, location } = useStorybookState();
  const isActive = selectedPanel === panelId && viewMode === 'story' && api.getIsPanelShown();
  const [picking, setPicking] = React.useState<Pickable>();
  // Storybook writes the fragment that it knows into each of its URLs.
  const removeFragment = React.useCallback(() => api.navigateUrl(window.location.search, { replace: true }), [api]);
  const sharedProps = useSharedChanges(location.hash ?? '', removeFragment);
  const suggested = sharedProps.shared.changes?.edits;
  React.useEffect(() => show({ suggested: suggested ?? [] }), [suggested]);
  React.useEffect(() => show({ picking: isActive ? picking : undefined }), [isActive, picking]);
  return (
    <AddonPanel active={isActive} hasScrollbar={false}>
      <LanguagesPanel
        {...usePanelState()}
        {...useStory(() => setPicking(undefined))}
        {...sharedProps}
        {...useLanguages()}
        actions={unsavedActions}
        picking={picking}
        onPickingChange={setPicking}
        loadCatalog={loadCatalog}
      />
    </AddonPanel>
  );
}
