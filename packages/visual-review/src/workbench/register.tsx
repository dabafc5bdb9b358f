import * as React from 'react';
import { AddonPanel, Badge } from 'storybook/internal/components';
import { STORY_RENDERED, DOCS_RENDERED } from 'storybook/internal/core-events';
import {
  addons,
  experimental_getStatusStore as getStatusStore,
  types,
  useStorybookApi,
  useStorybookState,
} from 'storybook/manager-api';
import { ownValue } from 'system-tools/own-value';
import { parseReport } from '../report/parseReport.ts';
import type { Decision, Group, Report, Retaken } from '../types.ts';
import {
  accessName,
  addonId,
  decidePath,
  reportChanged,
  reportPath,
  retakePath,
  statusesMissing,
  type ReportAccess,
} from './paths.ts';
import { replaceStatuses, statusesOf } from './statuses.ts';
import { changesOf } from './storyChanges.ts';
import { VisualPanel } from './VisualPanel';

const panelId = 'visual-review/panel';

interface State {
  report?: Report;
  error?: string;
}

const settings = document.querySelector<HTMLMetaElement>(`meta[name=${accessName}]`);
const access = settings?.content as ReportAccess | undefined;
const command = settings?.dataset.command ?? '';

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
  try {
    const report = parseReport(await response.text(), 'report.json');
    if (report) return setState({ report });
  } catch {
    // Reported below.
  }
  setState({ error: `The report cannot be read: run ${command} again.` });
}

/** @throws {Error} with a sentence: what could not be done, and why */
async function post<Answer>(path: string, body: object, failure: string): Promise<Answer> {
  const response = await fetch(`${reportPath}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`The workbench does not answer, so ${failure}. Start it again.`);
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The workbench answered with ${response.status}: ${failure}.`);
  return answer;
}

async function record({ key }: Report, group: Group, decision: Decision) {
  try {
    await post(decidePath, { key, decisions: { [group.id]: decision } }, 'nothing is recorded');
  } catch (error) {
    return setState({ ...state, error: (error as Error).message });
  }
  await loadReport();
}

const retake = (snapshot: string) => post<Retaken>(retakePath, { snapshot }, 'nothing is taken');

/** The snapshot of a story that shows it as it is on screen, as far as its globals tell. */
function preferredSnapshot(report: Report, storyId: string, globals: Readonly<Record<string, unknown>>) {
  const own = report.comparisons.filter(({ snapshot }) => snapshot.storyId === storyId);
  return own.find(({ snapshot }) =>
    Object.entries(snapshot.globals).every(
      ([name, value]) => JSON.stringify(ownValue(globals, name)) === JSON.stringify(value),
    ),
  )?.snapshot.id;
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
        command={command}
        preferred={report && preferredSnapshot(report, storyId, api.getGlobals())}
        error={error}
        onDecide={report && access === 'write' ? (group, decision) => void record(report, group, decision) : undefined}
        onRetake={access === 'write' ? retake : undefined}
      />
    </AddonPanel>
  );
}

/** Marks the stories of a built workbench; during development, the server does. */
async function markStories(loaded: Promise<void>) {
  await loaded;
  replaceStatuses(getStatusStore(addonId), statusesOf(state.report, addonId));
}

/** Whether Storybook has lost the statuses that the server has sent: it waits only a second for them. */
function lacksStatuses() {
  const known = Object.values(getStatusStore(addonId).getAll());
  return statusesOf(state.report, addonId).length > 0 && !known.some((statuses) => addonId in statuses);
}

addons.register(addonId, (api) => {
  // A built workbench without a report never gets one.
  if (access === 'none') return;
  const loaded = loadReport();
  if (access === 'read') void markStories(loaded);
  if (access === 'write')
    for (const event of [STORY_RENDERED, DOCS_RENDERED])
      api.on(event, () => void loaded.then(() => lacksStatuses() && api.emit(statusesMissing)));
  api.on(reportChanged, () => void loadReport());
  addons.add(panelId, {
    type: types.PANEL,
    title: PanelTitle,
    render: ({ active = false }) => <ConnectedPanel active={active} />,
  });
});
