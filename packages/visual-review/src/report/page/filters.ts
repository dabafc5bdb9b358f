import type { Result } from '../../types.ts';
import { count, countOf, languageName, results } from '../format.ts';
import { find, icon, make, onClick, setText } from './dom.ts';
import { showRows } from './list.ts';
import { comparisons, decisionOn, groups, items, review, selected, setState } from './review.ts';
import { select } from './selection.ts';
import { matches, noFilters, writeHash, type Filters, type State } from './urlState.ts';

/** The controls are named by the filters that they set. */
const controls = () => find('filters').querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');

export function applyFilters() {
  const { state } = review;
  for (const control of controls()) {
    const value = state[control.name as keyof Filters];
    if (typeof value !== 'string') (control as HTMLInputElement).checked = value.includes(control.value as Result);
    else if (control.value !== value) control.value = value;
  }
  const shown = items.filter(({ comparison, group, title }) => matches(comparison, title, decisionOn(group), state));
  review.shown = shown;
  showRows(new Set(shown));
  const shownGroups = new Set(shown.map(({ group }) => group)).size;
  const shownSnapshots = new Set(shown.map(({ comparison }) => comparison)).size;
  const of = (part: number, total: number, what: string) =>
    part < total ? `${count(part)} of ${countOf(total, what)}` : countOf(total, what);
  const changes = of(shownGroups, groups.length, 'change');
  setText('shown', `${changes} in ${of(shownSnapshots, comparisons.length, 'snapshot')}`);
  find('reset').hidden = writeHash({ ...state, ...noFilters }) === writeHash(state);
}

/** Changes filters; a comparison that does not match them is no longer selected. */
export function filter(change: Partial<State>) {
  setState(change);
  applyFilters();
  const item = selected();
  select(item && review.shown.includes(item) ? item : review.shown[0]);
}

function addResult(result: Result) {
  const found = comparisons.filter((comparison) => comparison.result === result).length;
  if (found === 0) return;
  const box = make('input', { type: 'checkbox', name: 'results', value: result });
  const label = make('span', {}, icon(result), result, ' ', make('b', {}, count(found)));
  find('results').append(make('label', { class: result }, box, label));
}

function addOptions(id: string, all: string, values: readonly string[], textOf: (value: string) => string) {
  const options = [...new Set(values)].map((value) => make('option', { value }, textOf(value)));
  find(id).append(make('option', { value: '' }, all), ...options);
  find(id).hidden = options.length < 2;
}

export function startFilters() {
  for (const result of results) addResult(result);
  const languages = comparisons
    .map(({ snapshot }) => snapshot.globals.locale)
    .filter((locale) => typeof locale === 'string');
  addOptions('language', 'All languages', languages, (code) => `${languageName(code)} (${code})`);
  const widths = comparisons.map(({ snapshot }) => snapshot.viewport.width).toSorted((a, b) => a - b);
  addOptions('width', 'All widths', widths.map(String), (width) => `${width} px`);
  find('filters').addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const checked = results.filter((result) => find('results').querySelector(`[value=${result}]:checked`));
    filter(name === 'results' ? { results: checked } : { [name]: value });
  });
  onClick('reset', () => {
    filter(noFilters);
    find('search').focus();
  });
}
