import type { Comparison, Result } from '../../types.ts';
import { results, type decisionOf } from '../format.ts';

/** How a pair is shown, in the order of their keys. */
const views = ['side', 'slider', 'difference', 'blink'] as const;
export type View = (typeof views)[number];

/** Pixels of the screen for one of the screenshot; `fit` never enlarges. */
export const zooms = ['fit', '1', '2'] as const;
export type Zoom = (typeof zooms)[number];

const decisions = ['all', 'open', 'accepted', 'rejected'] as const;

export interface Filters {
  /** An empty list selects all. */
  results: readonly Result[];
  /** A locale, and a width of the viewport in px; empty for all. */
  language: string;
  width: string;
  decision: (typeof decisions)[number];
  search: string;
}

/** What the URL holds, so that a link shows the same. */
export interface State extends Filters {
  snapshot: string;
  /** Of the changes of the snapshot. */
  group: string;
  view: View;
  zoom: Zoom;
}

export const noFilters: Filters = { results: [], language: '', width: '', decision: 'all', search: '' };

/** Reads the hash of a URL; unknown values are left out. */
export function readHash(hash: string): State {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string) => params.get(name) ?? '';
  const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], name: string) =>
    values.find((value) => value === params.get(name)) ?? values[0];
  return {
    snapshot: text('snapshot'),
    group: text('group'),
    view: oneOf(views, 'view'),
    zoom: oneOf(zooms, 'zoom'),
    results: results.filter((result) => text('result').split(',').includes(result)),
    language: text('language'),
    width: text('width'),
    decision: oneOf(decisions, 'decision'),
    search: text('search'),
  };
}

const { results: _, ...defaults } = readHash('');

/** The hash of a state, with `#`, without values that are the default. */
export function writeHash({ results: wanted, ...rest }: State) {
  const params = new URLSearchParams();
  const initial: Record<string, string> = { ...defaults, result: '' };
  for (const [name, value] of Object.entries({ ...rest, result: wanted.join(',') }))
    if (value !== initial[name]) params.set(name, value);
  return `#${params.toString()}`;
}

/** Every word of a search has to occur. @param change the title of the group */
export function matches(
  { result, snapshot }: Comparison,
  change: string,
  decision: ReturnType<typeof decisionOf>,
  filters: Filters,
) {
  const text = [change, snapshot.title, snapshot.name, snapshot.mode, snapshot.storyId, snapshot.file]
    .join('\n')
    .toLowerCase();
  const words = filters.search.toLowerCase().split(/\s+/);
  return (
    (filters.results.length === 0 || filters.results.includes(result)) &&
    (filters.language === '' || snapshot.globals.locale === filters.language) &&
    (filters.width === '' || `${snapshot.viewport.width}` === filters.width) &&
    (filters.decision === 'all' || decision === filters.decision) &&
    words.every((word) => text.includes(word))
  );
}
