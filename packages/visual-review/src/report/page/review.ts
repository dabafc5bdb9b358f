import { ownValue } from 'system-tools/own-value';
import type { Comparison, Decision, Group, Report } from '../../types.ts';
import { decisionOf, isDecidable, titleOf } from '../format.ts';
import { find } from './dom.ts';
import { readHash, writeHash, type State } from './urlState.ts';

export const report = JSON.parse(find('report').textContent) as Report;
export const { comparisons, groups } = report;

/** A snapshot as the member of a group: one that shows several changes is a member of each. */
export interface Item {
  group: Group;
  title: string;
  comparison: Comparison;
}

const byId = new Map(comparisons.map((comparison) => [comparison.snapshot.id, comparison]));

/** By group, the most changed first. */
export const items: readonly Item[] = groups.flatMap((group) => {
  const title = titleOf(group);
  return group.members.flatMap((id) => {
    const comparison = byId.get(id);
    return comparison ? { group, title, comparison } : [];
  });
});

/** What makes the snapshot a member of the group. */
export const causesOf = ({ comparison: { causes = [] }, group: { id } }: Item) =>
  causes.filter(({ group }) => group === id);

const prefix = 'visual-review';
const shortcutsKey = `${prefix}-keys`;
/** The same for all reports of the same screenshots. */
const marksKey = `${prefix}:${report.key}`;

interface StoredMarks {
  /** Of the report. */
  date: string;
  marks: Record<string, unknown>;
}

/** A browser can refuse to store anything. */
function attempt<Value>(action: () => Value) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const readStored = (key: string) =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredMarks>);

function storedMarks() {
  const { marks: stored = {} } = readStored(marksKey) ?? {};
  return groups.flatMap(({ id, decision: recorded = null }) => {
    const [mark, recordedBefore] = [ownValue(stored, id)].flat();
    const isMark = mark === true || typeof mark === 'string';
    // Since then, the command has recorded it, or another decision.
    return isMark && recorded === recordedBefore && mark !== recorded ? [[id, mark] as const] : [];
  });
}

/** What the reviewer has decided, by the id of the group, and has not recorded yet. */
export const marks = new Map<string, Decision>(storedMarks());

/** Calls back when another tab has changed the marks. */
export const onOtherTab = (action: () => void) =>
  addEventListener('storage', ({ key }) => {
    if (key !== marksKey) return;
    marks.clear();
    for (const [id, decision] of storedMarks()) marks.set(id, decision);
    action();
  });

/** Drops the marks of all but the last 20 reports. */
export function saveMarks() {
  const toStore = groups.flatMap(({ id, decision = null }) => (marks.has(id) ? [[id, [marks.get(id), decision]]] : []));
  attempt(() => {
    const { date } = report;
    localStorage.setItem(marksKey, JSON.stringify({ date, marks: Object.fromEntries(toStore) } satisfies StoredMarks));
    const others = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`) && key !== marksKey);
    const dateOf = (key: string) => readStored(key)?.date ?? '';
    const oldestFirst = others.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
    for (const key of oldestFirst.slice(0, -19)) localStorage.removeItem(key);
  });
}

export const loadShortcutSetting = () => attempt(() => localStorage.getItem(shortcutsKey)) !== 'off';
export const saveShortcutSetting = (isOn: boolean) =>
  attempt(() => localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off'));

/** The state of the URL, and what matches its filters. */
export const review: { state: State; shown: readonly Item[] } = { state: readHash(location.hash), shown: [] };

export const itemOf = ({ group, snapshot }: Pick<State, 'group' | 'snapshot'>) =>
  items.find((item) => item.comparison.snapshot.id === snapshot && (group === '' || item.group.id === group));

export const selected = () => itemOf(review.state);

/** On record, or marked since. */
export const decisionOn = ({ id, decision }: Group) => decisionOf(marks.get(id) ?? decision);

export const isOpen = (group: Group) => isDecidable(group) && decisionOn(group) === 'open';

export function setState(change: Partial<State>) {
  review.state = { ...review.state, ...change };
  const hash = writeHash(review.state);
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
