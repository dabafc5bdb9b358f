import { showProgress, toggleMark } from './decisions.ts';
import { startDialogs } from './dialogs.ts';
import { find, onClick } from './dom.ts';
import { applyFilters, startFilters } from './filters.ts';
import { startKeyboard } from './keyboard.ts';
import { isListOpen } from './list.ts';
import { comparisons, isAccepted, review } from './review.ts';
import { showNothingChanged, showRun } from './runInfo.ts';
import { list, select, step } from './selection.ts';
import { readHash, views, zooms } from './urlState.ts';
import { setView, setZoom, showTools, swap, toggleFrames, togglePlaying } from './viewer.ts';

function startButtons() {
  onClick('skip', () => find('main').focus());
  onClick('previous', () => step(-1));
  onClick('next', () => step(1));
  onClick('accept', toggleMark);
  onClick('frames', toggleFrames);
  onClick('play', togglePlaying);
  onClick('swap', swap);
  onClick('toggle-list', () => list.open(!isListOpen()));
  find('affected-by-summary').addEventListener('click', (event) => {
    if (find('affected-by').hasAttribute('data-single')) event.preventDefault();
  });
  for (const radio of document.querySelectorAll<HTMLInputElement>('#tools input[type=radio]')) {
    radio.addEventListener('change', () => {
      const view = views.find((name) => name === radio.value);
      const zoom = zooms.find((name) => name === radio.value);
      if (view) setView(view);
      if (zoom) setZoom(zoom);
    });
  }
}

/** Shows what the URL says. */
function showState() {
  const state = readHash(location.hash);
  // Nothing is selected, because another view of the same snapshot needs another stage.
  review.state = { ...state, snapshot: '' };
  applyFilters();
  showTools();
  select(comparisons.find(({ snapshot }) => snapshot.id === state.snapshot) ?? review.shown[0]);
}

showRun();
startButtons();
startDialogs();
startKeyboard();
if (comparisons.length === 0) {
  showNothingChanged();
} else {
  startFilters();
  for (const comparison of comparisons) if (isAccepted(comparison)) list.setAccepted(comparison, true);
  showProgress();
  showState();
  addEventListener('hashchange', showState);
}
