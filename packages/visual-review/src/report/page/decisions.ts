import type { Decision, Group } from '../../types.ts';
import { count, countOf, isDecidable } from '../format.ts';
import { showDecision } from './details.ts';
import { find, setText } from './dom.ts';
import { filter } from './filters.ts';
import { showGroupDecision } from './list.ts';
import { decisionOn, groups, marks, review, saveMarks, selected } from './review.ts';
import { selectNextOpen } from './selection.ts';

export function showProgress() {
  const decidable = groups.filter(isDecidable);
  const done = decidable.filter((group) => decisionOn(group) !== 'open').length;
  const bar = find('bar') as HTMLProgressElement;
  bar.max = Math.max(1, decidable.length);
  bar.value = done;
  setText('progress-text', `${count(done)} of ${countOf(decidable.length, 'change')} decided`);
  setText('mark-count', marks.size > 0 ? count(marks.size) : '');
  const { classList } = find('open-record');
  classList.toggle('quiet', marks.size === 0);
  classList.toggle('action', marks.size > 0);
}

/** Marks groups with a decision, or takes it back; one that is on record stays until another replaces it. */
export function mark(wanted: readonly Group[], decision: Decision | undefined) {
  for (const group of wanted) {
    if (decision === undefined || decision === group.decision) marks.delete(group.id);
    else marks.set(group.id, decision);
    showGroupDecision(group);
  }
  saveMarks();
  showProgress();
  showDecision();
}

/** After decisions have changed. */
export function refilter() {
  if (review.state.decision !== 'all') filter({});
}

/** Decides on a group that has not failed, and goes on. */
export function decide(group: Group, decision: Decision) {
  mark([group], decision);
  selectNextOpen();
  refilter();
}

/** Accepts the selected group and goes on; or takes back what was marked. */
export function toggleAccepted() {
  const group = selected()?.group;
  if (!group || !isDecidable(group)) return;
  if (decisionOn(group) !== 'accepted') return decide(group, true);
  mark([group], undefined);
  refilter();
}
