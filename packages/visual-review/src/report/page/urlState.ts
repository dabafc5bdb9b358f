import type { Comparison, Result } from '../../types.ts';
import { results } from '../format.ts';

/** How a pair is looked at, in the order of their keys. */
export const views = ['side', 'slider', 'difference', 'blink'] as const;
export type View = (typeof views)[number];

/** Pixels of the screen for one of the screenshot; `fit` never enlarges. */
export const zooms = ['fit', '1', '2'] as const;
export type Zoom = (typeof zooms)[number];

export const decisions = ['all', 'open', 'accepted'] as const;
type Decision = (typeof decisions)[number];

export interface Filters {
  /** None stands for all. */
  results: readonly Result[];
  /** A locale, and a width of the screen in px; empty for all. */
  language: string;
  width: string;
  decision: Decision;
  search: string;
}

/** All that the page's address holds, so that a link to it shows the same. */
export interface State extends Filters {
  snapshot: string;
  view: View;
  zoom: Zoom;
}

export const noFilters: Filters = { results: [], language: '', width: '', decision: 'all', search: '' };
const start: State = { ...noFilters, snapshot: '', view: 'side', zoom: 'fit' };

const oneOf = <Value extends string>(values: readonly Value[], wanted: string | null, otherwise: Value): Value =>
  values.find((value) => value === wanted) ?? otherwise;

/** Reads the part of an address after `#`; what it does not know is left out. */
export function readHash(hash: string): State {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const wanted = parts.get('result')?.split(',') ?? [];
  return {
    snapshot: parts.get('snapshot') ?? '',
    view: oneOf(views, parts.get('view'), start.view),
    zoom: oneOf(zooms, parts.get('zoom'), start.zoom),
    results: results.filter((result) => wanted.includes(result)),
    language: parts.get('language') ?? '',
    width: parts.get('width') ?? '',
    decision: oneOf(decisions, parts.get('decision'), start.decision),
    search: parts.get('search') ?? '',
  };
}

/** The address of a state, with `#`; only what differs from the start is in it. */
export function writeHash(state: State): string {
  const parts = new URLSearchParams();
  const { snapshot, view, zoom, language, width, decision, search } = state;
  for (const [name, value] of Object.entries({
    snapshot,
    view,
    zoom,
    result: state.results.join(','),
    language,
    width,
    decision,
    search,
  })) {
    if (value !== '' && value !== (start as unknown as Record<string, unknown>)[name]) parts.set(name, value);
  }
  return `#${parts.toString()}`;
}

/** Whether a comparison is among those that are asked for. Every word of a search has to occur. */
export function matches({ result, snapshot }: Comparison, isAccepted: boolean, filters: Filters): boolean {
  const text = [snapshot.title, snapshot.name, snapshot.mode, snapshot.storyId, snapshot.file].join('\n').toLowerCase();
  return (
    (filters.results.length === 0 || filters.results.includes(result)) &&
    (filters.language === '' || snapshot.globals['locale'] === filters.language) &&
    (filters.width === '' || `${snapshot.viewport.width}` === filters.width) &&
    (filters.decision === 'all' || isAccepted === (filters.decision === 'accepted')) &&
    filters.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
