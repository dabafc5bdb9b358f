import { count } from '../format.ts';
import { showDetails } from './details.ts';
import { find, setText } from './dom.ts';
import { openList, selectRow } from './list.ts';
import { isOpen, review, selected, setState, type Item } from './review.ts';
import { preload, showStage, stopPlaying } from './viewer.ts';

const indexOf = (item: Item | undefined) => review.shown.indexOf(item!);

function showNothingFound() {
  stopPlaying();
  setText('empty-title', 'No snapshot matches the filters');
  setText('empty-text', '');
  // On a narrow screen, there are the filters.
  openList(true);
  document.title = 'Visual review';
}

export function select(item: Item | undefined) {
  const isSame = item === selected() && review.state.group !== '';
  setState({ snapshot: item?.comparison.snapshot.id ?? '', group: item?.group.id ?? '' });
  selectRow(item);
  find('comparison').hidden = item === undefined;
  find('empty').hidden = item !== undefined;
  if (!item) return showNothingFound();
  const { shown } = review;
  const index = indexOf(item);
  setText('position', `${index < 0 ? '–' : count(index + 1)} of ${count(shown.length)}`);
  for (const button of ['previous', 'next']) (find(button) as HTMLButtonElement).disabled = shown.length < 2;
  if (isSame) return;
  showDetails(item);
  showStage(item);
  preload([shown[index + 1], shown[index - 1]]);
}

export function step(by: 1 | -1) {
  const { length } = review.shown;
  if (length > 0) select(review.shown[(indexOf(selected()) + by + length) % length]);
}

/** Selects the first snapshot of the next group, or of the previous one. */
export function stepGroup(by: 1 | -1) {
  const shown = [...new Set(review.shown.map(({ group }) => group))];
  const next = shown.at((shown.indexOf(selected()?.group ?? shown[0]!) + by) % shown.length);
  select(review.shown.find(({ group }) => group === next));
}

/** Selects the next change that is still to be decided on. */
export function selectNextOpen() {
  const current = selected()?.group;
  // After its last snapshot.
  const start = review.shown.findLastIndex(({ group }) => group === current) + 1;
  const next = [...review.shown.slice(start), ...review.shown.slice(0, start)].find(({ group }) => isOpen(group));
  if (next) select(review.shown.find(({ group }) => group === next.group));
  else setText('announcement', 'Everything that is shown is decided');
}
