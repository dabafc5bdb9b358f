import type { Comparison, Report } from '../../types.ts';
import { isAcceptable } from '../format.ts';
import { find } from './dom.ts';
import { readHash, writeHash, type State } from './urlState.ts';

export const report = JSON.parse(find('report').textContent) as Report;
export const { comparisons } = report;

const prefix = 'visual-review';
const shortcutsKey = `${prefix}-keys`;
/** The oldest sort first. */
const marksKey = `${prefix}:${report.date}:${report.key}`;

/** A browser can refuse to store anything. */
function attempt<Value>(action: () => Value) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(marksKey) ?? '[]'));

/** Ids of the snapshots that the reviewer has accepted. */
export const marks = new Set(
  comparisons.map(({ snapshot }) => snapshot.id).filter((id) => Array.isArray(stored) && stored.includes(id)),
);

/** Drops the marks of all but the last 20 reports. */
export function saveMarks() {
  attempt(() => {
    localStorage.setItem(marksKey, JSON.stringify([...marks]));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
    for (const key of keys.toSorted().slice(0, -20)) localStorage.removeItem(key);
  });
}

export const loadShortcutSetting = () => attempt(() => localStorage.getItem(shortcutsKey)) !== 'off';
export const saveShortcutSetting = (isOn: boolean) =>
  attempt(() => localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off'));

/** The state of the URL, and what matches its filters. */
export const review: { state: State; shown: readonly Comparison[] } = { state: readHash(location.hash), shown: [] };

export const selected = () => comparisons.find(({ snapshot }) => snapshot.id === review.state.snapshot);

export const isAccepted = ({ accepted, snapshot }: Comparison) => accepted || marks.has(snapshot.id);

export const isOpen = (comparison: Comparison) => isAcceptable(comparison) && !isAccepted(comparison);

export function setState(change: Partial<State>) {
  review.state = { ...review.state, ...change };
  const hash = writeHash(review.state);
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
