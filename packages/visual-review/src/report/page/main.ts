import { count, countOf, headOf, sameCount, shortCommit } from '../format.ts';
import { refilter, showProgress, toggleAccepted } from './decisions.ts';
import { showDecision } from './details.ts';
import { startDialogs, startRejection } from './dialogs.ts';
import { find, make, onClick, setText } from './dom.ts';
import { applyFilters, startFilters } from './filters.ts';
import { startKeyboard } from './keyboard.ts';
import { isListOpen, onSelect, openList, showGroupDecision } from './list.ts';
import { comparisons, groups, itemOf, onOtherTab, report, review } from './review.ts';
import { select, step } from './selection.ts';
import { readHash, type View, type Zoom } from './urlState.ts';
import { setView, setZoom, showTools, swap, toggleFrames, toggleMoved, togglePlaying } from './viewer.ts';

function showRun() {
  const { base, head, browser, date, duration, total, captured, everything, variants = [] } = report;
  const commit = (text: string) => make('span', { class: 'commit' }, text);
  find('refs').append(
    ...(base ? [make('code', {}, base.ref), ' ', commit(shortCommit(base.commit))] : ['No baseline']),
    ' → ',
    commit(headOf(head)),
  );
  const rows = {
    Before: base ? `${base.ref} (${base.commit})` : 'There is no baseline',
    After: `${head.commit}${head.isDirty ? ', with uncommitted changes' : ''}`,
    Snapshots: `${count(captured)} captured again of ${count(total)}`,
    ...(everything !== undefined && { 'Everything was captured': everything }),
    'The same': countOf(sameCount(report), 'snapshot'),
    ...(variants.length > 0 && { 'Known variants among them': variants.join(', ') }),
    Browser: browser,
    Finished: new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
    Duration: `${count(Math.round(duration / 100) / 10)} s`,
  };
  find('about-list').append(
    ...Object.entries(rows).flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
  );
}

function showNothingChanged() {
  const { captured, total } = report;
  const same = sameCount(report);
  find('body').toggleAttribute('data-empty', true);
  for (const part of ['list', 'comparison', 'progress', 'open-record']) find(part).hidden = true;
  find('empty').hidden = false;
  setText('empty-title', `Nothing has changed: ${countOf(same, 'snapshot')} ${same === 1 ? 'is' : 'are'} the same`);
  setText(
    'empty-text',
    captured < total
      ? `${count(captured)} of them were captured again; the change does not affect the others.`
      : 'All of them were captured again.',
  );
}

function startButtons() {
  const actions = {
    skip: () => find('main').focus(),
    previous: () => step(-1),
    next: () => step(1),
    accept: toggleAccepted,
    reject: startRejection,
    moved: toggleMoved,
    frames: toggleFrames,
    play: togglePlaying,
    swap,
    'toggle-list': () => openList(!isListOpen()),
  };
  for (const [id, action] of Object.entries(actions)) onClick(id, action);
  find('affected-by-summary').addEventListener('click', (event) => {
    if (find('affected-by').hasAttribute('data-single')) event.preventDefault();
  });
  find('tools').addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'view') setView(value as View);
    else setZoom(value as Zoom);
  });
}

function showDecisions() {
  for (const group of groups) showGroupDecision(group);
  showProgress();
}

function showState() {
  const state = readHash(location.hash);
  // Nothing is selected, because another view of the same snapshot needs another stage.
  review.state = { ...state, snapshot: '', group: '' };
  applyFilters();
  showTools();
  select(itemOf(state) ?? review.shown[0]);
}

showRun();
startButtons();
startDialogs();
startKeyboard();
if (comparisons.length === 0) {
  showNothingChanged();
} else {
  startFilters();
  onSelect(select);
  showDecisions();
  showState();
  onOtherTab(() => {
    showDecisions();
    showDecision();
    refilter();
  });
  addEventListener('hashchange', showState);
}
