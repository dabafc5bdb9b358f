import { defaultLocale, localeInfo, type Language } from '../config.ts';
import { searchable } from '../catalogs/messages.ts';
import { isOpen } from '../checks/findings.ts';
import { shareOf } from '../checks/textWidths.ts';
import { hasIssue, isToReview, type Cell, type Row } from './rows.panel';

export const filters = ['all', 'review', 'issues', 'missing', 'identical', 'placeholders', 'checks', 'edited'] as const;
export type Filter = (typeof filters)[number];

export interface Sort {
  /** The share of its line that a text of a language takes, or the key. */
  by: 'key' | Language;
  direction: 'ascending' | 'descending';
}

export interface View {
  search: string;
  filter: Filter;
  languages: readonly Language[];
  /** Undefined: as in the story. */
  sort: Sort | undefined;
}

export const unfiltered: Pick<View, 'search' | 'filter'> = { search: '', filter: 'all' };

/** The cells of the languages shown; English is always shown. */
export const shownCells = ({ cells }: Row, languages: readonly Language[]) =>
  cells.filter(({ language }) => language === defaultLocale() || languages.includes(language));

function passes(cells: readonly Cell[], filter: Filter) {
  if (filter === 'all') return true;
  if (filter === 'issues') return cells.some(hasIssue);
  if (filter === 'review') return cells.some(isToReview);
  if (filter === 'checks') return cells.some(({ findings }) => findings.some(isOpen));
  if (filter === 'edited') return cells.some(({ isEdited }) => isEdited);
  return cells.some(({ issues }) => issues.includes(filter));
}

export const filterCounts = (rows: readonly Row[], languages: readonly Language[]) =>
  Object.fromEntries(
    filters.map((filter) => [filter, rows.filter((row) => passes(shownCells(row, languages), filter)).length]),
  ) as Record<Filter, number>;

/** The order after a click on a column header: A to Z or tightest first, the reverse, as in the story. */
export function nextSort(sort: Sort | undefined, by: Sort['by']): Sort | undefined {
  const first = by === 'key' ? 'ascending' : 'descending';
  if (sort?.by !== by) return { by, direction: first };
  return sort.direction === first ? { by, direction: by === 'key' ? 'descending' : 'ascending' } : undefined;
}

/** Texts whose width was not measured are last in either direction. */
function comparison({ by, direction }: Sort) {
  const sign = direction === 'ascending' ? 1 : -1;
  if (by === 'key') return (a: Row, b: Row) => sign * a.key.localeCompare(b.key, localeInfo(defaultLocale()).tag);
  const share = (row: Row) => {
    const { width } = row.cells.find(({ language }) => language === by) ?? {};
    return width && shareOf(width);
  };
  return (a: Row, b: Row) => {
    const [left, right] = [share(a), share(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  };
}

/** The rows that a view shows, in its order. The search covers keys and the languages shown. */
export function visibleRows(rows: readonly Row[], { search, filter, languages, sort }: View) {
  const wanted = searchable(search.trim());
  const found = rows.filter((row) => {
    const cells = shownCells(row, languages);
    return (
      passes(cells, filter) &&
      [row.key, ...cells.map(({ text = '' }) => text)].some((text) => searchable(text).includes(wanted))
    );
  });
  return sort ? found.toSorted(comparison(sort)) : found;
}

/** The translations of the rows and languages shown that somebody has to read. */
export const toReview = (rows: readonly Row[], { languages }: Pick<View, 'languages'>): Cell[] =>
  rows.flatMap((row) => shownCells(row, languages).filter(isToReview));
