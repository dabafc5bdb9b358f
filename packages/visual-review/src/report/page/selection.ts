import type { Comparison } from '../../types.ts';
import { count } from '../format.ts';
import { showDetails } from './details.ts';
import { find, setText } from './dom.ts';
import { selectRow } from './list.ts';
import { isOpen, review, selected, setState } from './review.ts';
import { preload, showStage, stopPlaying } from './viewer.ts';

const indexOf = (comparison: Comparison | undefined) => review.shown.indexOf(comparison!);

function showNothingFound() {
  stopPlaying();
  setText('empty-title', 'No snapshot matches the filters');
  setText('empty-text', '');
  document.title = 'Visual review';
}

export function select(comparison: Comparison | undefined) {
  const isSame = comparison === selected();
  setState({ snapshot: comparison?.snapshot.id ?? '' });
  selectRow(comparison);
  find('comparison').hidden = comparison === undefined;
  find('empty').hidden = comparison !== undefined;
  if (!comparison) return showNothingFound();
  const { shown } = review;
  const index = indexOf(comparison);
  setText('position', `${index < 0 ? '–' : count(index + 1)} of ${count(shown.length)}`);
  for (const button of ['previous', 'next']) (find(button) as HTMLButtonElement).disabled = shown.length < 2;
  if (isSame) return;
  showDetails(comparison);
  showStage(comparison);
  preload([shown[index + 1], shown[index - 1]]);
}

export function step(by: 1 | -1) {
  const { length } = review.shown;
  if (length > 0) select(review.shown[(indexOf(selected()) + by + length) % length]);
}

/** Selects the next that is still to be decided on. */
export function selectOpen(after: Comparison | undefined) {
  const start = indexOf(after) + 1;
  const next = [...review.shown.slice(start), ...review.shown.slice(0, start)].find(isOpen);
  if (next) select(next);
  else setText('announcement', 'Everything that is shown is decided');
}
