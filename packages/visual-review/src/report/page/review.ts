import type { Comparison, Report } from '../../types.ts';
import { isAcceptable } from '../format.ts';
import { find } from './dom.ts';
import { loadMarks } from './storage.ts';
import { readHash, writeHash, type State } from './urlState.ts';

export const report = JSON.parse(find('report').textContent) as Report;
export const { comparisons } = report;

/** Ids of the snapshots that the reviewer has marked as accepted. */
export const marks = loadMarks(report);

/** The state of the URL, and the comparisons that matched its filters when they were applied. */
export const review: { state: State; shown: readonly Comparison[] } = { state: readHash(location.hash), shown: [] };

export const selected = () => comparisons.find(({ snapshot }) => snapshot.id === review.state.snapshot);

export const isAccepted = ({ accepted, snapshot }: Comparison) => accepted || marks.has(snapshot.id);

export const isOpen = (comparison: Comparison) => isAcceptable(comparison) && !isAccepted(comparison);

export function setState(change: Partial<State>) {
  review.state = { ...review.state, ...change };
  const hash = writeHash(review.state);
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
