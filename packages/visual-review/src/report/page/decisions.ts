import type { Comparison } from '../../types.ts';
import { count, isAcceptable } from '../format.ts';
import { showDecision } from './details.ts';
import { find, setText } from './dom.ts';
import { filter } from './filters.ts';
import { showAccepted } from './list.ts';
import { comparisons, isAccepted, marks, review, saveMarks, selected } from './review.ts';
import { selectOpen } from './selection.ts';

export function showProgress() {
  const acceptable = comparisons.filter(isAcceptable);
  const done = acceptable.filter(isAccepted).length;
  const bar = find('bar') as HTMLProgressElement;
  bar.max = Math.max(1, acceptable.length);
  bar.value = done;
  setText('progress-text', `${count(done)} of ${count(acceptable.length)} accepted`);
  setText('mark-count', marks.size > 0 ? count(marks.size) : '');
  const { classList } = find('open-record');
  classList.toggle('quiet', marks.size === 0);
  classList.toggle('action', marks.size > 0);
}

/** Marks comparisons as accepted or not, except for recorded and failed ones. */
export function mark(wanted: readonly Comparison[], isOn: boolean) {
  for (const comparison of wanted) {
    if (comparison.accepted || !isAcceptable(comparison)) continue;
    if (isOn) marks.add(comparison.snapshot.id);
    else marks.delete(comparison.snapshot.id);
    showAccepted(comparison, isOn);
  }
  saveMarks();
  showProgress();
  showDecision();
}

function acceptAndContinue(wanted: readonly Comparison[]) {
  mark(wanted, true);
  selectOpen(wanted.at(-1));
}

/** After decisions have changed. */
export function refilter() {
  if (review.state.decision !== 'all') filter({});
}

export function toggleMark() {
  const comparison = selected();
  if (!comparison || !isAcceptable(comparison) || comparison.accepted) return;
  if (isAccepted(comparison)) mark([comparison], false);
  else acceptAndContinue([comparison]);
  refilter();
}

export function markStory() {
  const storyId = selected()?.snapshot.storyId;
  acceptAndContinue(review.shown.filter(({ snapshot }) => snapshot.storyId === storyId));
  refilter();
}
