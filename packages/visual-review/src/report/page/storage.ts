import type { Report } from '../../types.ts';

const prefix = 'visual-review';
const keptReports = 20;
const shortcutsKey = `${prefix}-keys`;

/** A browser can refuse to store anything. */
function attempt<Value>(action: () => Value) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The date comes first, so the oldest sort first. */
const keyOf = ({ date, key }: Report) => `${prefix}:${date}:${key}`;

/** The ids of the marked snapshots. */
export function loadMarks(report: Report) {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(report)) ?? '[]'));
  const ids = new Set(Array.isArray(stored) ? stored : []);
  return new Set(report.comparisons.map(({ snapshot }) => snapshot.id).filter((id) => ids.has(id)));
}

/** Stores the marks of a report, and drops those of the oldest reports. */
export function saveMarks(report: Report, marks: ReadonlySet<string>) {
  attempt(() => {
    localStorage.setItem(keyOf(report), JSON.stringify([...marks]));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`));
    for (const key of keys.toSorted().slice(0, -keptReports)) localStorage.removeItem(key);
  });
}

/** Whether single keys are commands. */
export const loadShortcutSetting = () => attempt(() => localStorage.getItem(shortcutsKey)) !== 'off';
export const saveShortcutSetting = (isOn: boolean) =>
  attempt(() => localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off'));
