import type { Report } from '../../types.ts';

const prefix = 'visual-review';
const keptReports = 20;

/** A browser can refuse to keep anything; the page then forgets when it is closed. */
function attempt<Value>(action: () => Value, otherwise: Value): Value {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

const keyOf = ({ base, head, date }: Report) => `${prefix}:${date}:${base?.commit ?? ''}:${head.commit}`;

/** The snapshots that a reviewer has marked in this report. */
export function loadMarks(report: Report): Set<string> {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(keyOf(report)) ?? '[]'), []);
  const ids = new Set(report.comparisons.map(({ snapshot }) => snapshot.id));
  return new Set(Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && ids.has(id)) : []);
}

/** Keeps the marks of a report; those of reports long past are dropped. */
export function saveMarks(report: Report, marks: ReadonlySet<string>) {
  attempt(() => {
    localStorage.setItem(keyOf(report), JSON.stringify([...marks]));
    // The date comes first in a key, so the oldest sort first.
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}:`))
      .toSorted();
    for (const key of keys.slice(0, -keptReports)) localStorage.removeItem(key);
  }, undefined);
}

const keysSetting = `${prefix}-keys`;

/** Whether single keys are commands. */
export const loadShortcutSetting = () => attempt(() => localStorage.getItem(keysSetting) !== 'off', true);
export const saveShortcutSetting = (areOn: boolean) =>
  attempt(() => localStorage.setItem(keysSetting, areOn ? 'on' : 'off'), undefined);
