import type { Result } from '../../types.ts';
import { count, countOf, languageName, results } from '../format.ts';
import { capitalized } from './details.ts';
import { find, icon, make, onClick, setText } from './dom.ts';
import { comparisons, isAccepted, review, selected, setState } from './review.ts';
import { list, select } from './selection.ts';
import { matches, noFilters, writeHash, type State } from './urlState.ts';

const resultBoxes = new Map<Result, HTMLInputElement>();
const search = find<HTMLInputElement>('search');
const selects = (['language', 'width', 'decision'] as const).map((name) => ({
  name,
  element: find<HTMLSelectElement>(name),
}));

/** Shows the filters of the state, and the comparisons that match them. */
export function applyFilters() {
  const { state } = review;
  for (const [result, box] of resultBoxes) box.checked = state.results.includes(result);
  if (search.value !== state.search) search.value = state.search;
  for (const { name, element } of selects) element.value = state[name];
  const shown = comparisons.filter((comparison) => matches(comparison, isAccepted(comparison), state));
  review.shown = shown;
  list.show(new Set(shown));
  const total = countOf(comparisons.length, 'snapshot');
  setText('shown', shown.length < comparisons.length ? `${count(shown.length)} of ${total}` : total);
  find('reset').hidden = writeHash({ ...state, ...noFilters }) === writeHash(state);
}

/** Changes filters; a comparison that does not match them is no longer selected. */
export function filter(change: Partial<State>) {
  setState(change);
  applyFilters();
  const comparison = selected();
  select(comparison && review.shown.includes(comparison) ? comparison : review.shown[0]);
}

function addResultBoxes() {
  for (const result of results) {
    const found = comparisons.filter((comparison) => comparison.result === result).length;
    if (found === 0) continue;
    const box = make('input', { type: 'checkbox', value: result });
    box.addEventListener('change', () =>
      filter({ results: [...resultBoxes].flatMap(([name, { checked }]) => (checked ? [name] : [])) }),
    );
    resultBoxes.set(result, box);
    const label = make('span', {}, icon(result), capitalized(result), ' ', make('b', {}, count(found)));
    find('results').append(make('label', { class: result }, box, label));
  }
}

function addOptions(id: string, all: string, options: ReadonlyArray<readonly [value: string, text: string]>) {
  const element = find(id);
  element.append(...[['', all] as const, ...options].map(([value, text]) => make('option', { value }, text)));
  element.hidden = options.length < 2;
}

/** Fills the filters with what the comparisons have. */
export function startFilters() {
  addResultBoxes();
  const languages = new Set(comparisons.flatMap(({ snapshot }) => snapshot.globals.locale ?? []));
  addOptions(
    'language',
    'All languages',
    [...languages].map((code) => [code, `${languageName(code)} (${code})`]),
  );
  const widths = new Set(comparisons.map(({ snapshot }) => snapshot.viewport.width));
  addOptions(
    'width',
    'All widths',
    [...widths].toSorted((a, b) => a - b).map((width) => [`${width}`, `${width} px`]),
  );
  search.addEventListener('input', () => filter({ search: search.value }));
  for (const { name, element } of selects) element.addEventListener('change', () => filter({ [name]: element.value }));
  onClick('reset', () => {
    filter(noFilters);
    search.focus();
  });
}
