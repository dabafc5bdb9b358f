import * as React from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import {
  addons,
  experimental_getStatusStore as getStatusStore,
  types,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import type { Decision, Group, Report } from '../types.ts';
import { accessName, decidePath, reportChanged, reportPath, type ReportAccess } from './paths.ts';
import { changesOf, storyStatuses } from './storyChanges.ts';
import { VisualPanel } from './VisualPanel';

const addonId = 'visual-review';
const panelId = 'visual-review/panel';

interface State {
  report?: Report;
  error?: string;
}

const access = document.querySelector<HTMLMetaElement>(`meta[name=${accessName}]`)?.content as ReportAccess | undefined;

let state: State = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setState(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

const useReport = () => React.useSyncExternalStore(subscribe, () => state);

async function loadReport() {
  const response = await fetch(`${reportPath}/report.json`, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.status !== 200) return setState({});
  const report = (await response.json().catch(() => undefined)) as Report | undefined;
  if (!report) return setState({ error: 'The report cannot be read: run npm run visual again.' });
  setState({ report });
  try {
    const statuses = getStatusStore(addonId);
    statuses.unset();
    statuses.set(storyStatuses(report).map((status) => ({ ...status, typeId: addonId })));
  } catch {
    // Storybook could not connect its store of statuses, and has said so: the panel works without it.
  }
}

async function record({ key }: Report, group: Group, decision: Decision) {
  try {
    const response = await fetch(`${reportPath}/${decidePath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key, decisions: { [group.id]: decision } }),
    });
    const answer = (await response.json().catch(() => ({}))) as { error?: string };
    if (!response.ok)
      return setState({
        ...state,
        error: answer.error ?? `The workbench answered with ${response.status}: nothing is recorded.`,
      });
  } catch {
    return setState({ ...state, error: 'The workbench does not answer, so nothing is recorded. Start it again.' });
  }
  await loadReport();
}

/** The snapshot of a story that shows it as it is on screen, as far as its globals tell. */
function preferredSnapshot(report: Report, storyId: string, globals: Readonly<Record<string, unknown>>) {
  const own = report.comparisons.filter(({ snapshot }) => snapshot.storyId === storyId);
  return own.find(({ snapshot }) => Object.entries(snapshot.globals).every(([name, value]) => globals[name] === value))
    ?.snapshot.id;
}

function PanelTitle() {
  const { storyId } = useStorybookState();
  const { report } = useReport();
  const groups = report ? changesOf(report, storyId).flatMap((change) => change.groups) : [];
  const open = new Set(groups.filter(({ decision }) => decision !== true)).size;
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      Visual
      {open > 0 && (
        <Badge compact status="warning">
          {open}
        </Badge>
      )}
    </span>
  );
}

function ConnectedPanel({ active }: { active: boolean }) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const { report, error } = useReport();
  return (
    <AddonPanel active={active}>
      <VisualPanel
        key={storyId}
        changes={report && changesOf(report, storyId)}
        baseUrl={reportPath}
        preferred={report && preferredSnapshot(report, storyId, api.getGlobals())}
        error={error}
        onDecide={report && access === 'write' ? (group, decision) => void record(report, group, decision) : undefined}
      />
    </AddonPanel>
  );
}

addons.register(addonId, (api) => {
  // Before, Storybook's store of statuses is not ready.
  if (access !== 'none') api.on(PREVIEW_INITIALIZED, () => void loadReport());
  api.on(reportChanged, () => void loadReport());
  addons.add(panelId, {
    type: types.PANEL,
    title: PanelTitle,
    render: ({ active = false }) => <ConnectedPanel active={active} />,
  });
});
