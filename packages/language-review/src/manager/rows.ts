import { getConfig, type Language, type MessageKey } from '../config.ts';
import { placeholdersOf, type MessageIssue } from '../node/messageState';
import type { ReviewState } from '../preview/channel';
import { evaluateMessage } from '../node/evaluateMessage';

/** A text in one language. */
export interface Cell {
  language: Language;
  /** As the story shows it, with its edit; undefined where there is none. */
  text: string | undefined;
  /** As the file has it. */
  file: string | undefined;
  edited: boolean;
  issues: readonly MessageIssue[];
  /** Why it is the English text; undefined where it is not, or should not be. */
  reason: string | undefined;
  /** Length against English; undefined where there is no text, and for English itself. */
  expansion: number | undefined;
}

/** A text of the story in every language, English first. */
export interface Row {
  key: MessageKey;
  english: string | undefined;
  cells: readonly Cell[];
}

/** Every language, the one that all others are held against first. */
const columns = (): readonly Language[] => [getConfig().defaultLocale, ...translations()];

/** The languages that are held against English. */
export const translations = (): readonly Language[] =>
  getConfig()
    .locales.map(({ code }) => code)
    .filter((code) => code !== getConfig().defaultLocale);

/** English is always there for reference. */
export const shownCells = ({ cells }: Row, shown: readonly Language[]) =>
  cells.filter(({ language }) => language === getConfig().defaultLocale || shown.includes(language));

/**
 * The rows of a state. A cell or row that says what it said `before` is the same object: judging a text is slow, and a row
 * that has not changed is not rendered again.
 */
export function rowsOf(
  { texts, edits }: Pick<ReviewState, 'texts' | 'edits'>,
  before: readonly Row[] = [],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const editOf = new Map(edits.map(({ language, key, text }) => [`${language} ${key}`, text]));
  return texts.map(({ key, texts: files }) => {
    const old = known.get(key);
    const english = editOf.get(`${getConfig().defaultLocale} ${key}`) ?? files[getConfig().defaultLocale];
    const cells = columns().map((language): Cell => {
      const edit = editOf.get(`${language} ${key}`);
      const file = files[language];
      const text = edit ?? file;
      const edited = edit !== undefined;
      const same = old?.english === english && old?.cells.find((cell) => cell.language === language);
      if (same && same.text === text && same.file === file && same.edited === edited) return same;
      const { issues, reason, expansion } = evaluateMessage(language, key, english, text);
      return {
        language,
        text,
        file,
        edited,
        issues,
        reason,
        expansion: language === getConfig().defaultLocale ? undefined : expansion,
      };
    });
    return old && cells.every((cell, index) => cell === old.cells[index]) ? old : { key, english, cells };
  });
}

/** How much is wrong with the story on screen: in all, and in words. */
export function countIssues(
  rows: readonly Row[],
  { clipping = [], hardCoded = [] }: Pick<ReviewState, 'clipping' | 'hardCoded'>,
): { count: number; words: string } {
  const faulty = rows.filter(({ cells }) => cells.some(({ issues }) => issues.length > 0)).length;
  const parts = [
    [faulty, faulty === 1 ? 'text with faults' : 'texts with faults'],
    [hardCoded.length, 'not from a catalog'],
    [clipping.length, 'clipped'],
  ] as const;
  const words = parts.flatMap(([count, name]) => (count > 0 ? `${count} ${name}` : []));
  return { count: faulty + hardCoded.length + clipping.length, words: words.join(', ') };
}

/** The placeholders that a text lacks, and those that English does not know; each as often as it is wrong. */
export function placeholderDifference(english: string, text: string): { lacking: string[]; unknown: string[] } {
  const without = (names: string[], others: string[]) => {
    const left = [...others];
    return names.filter((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const wanted = placeholdersOf(english);
  const found = placeholdersOf(text);
  return { lacking: without(wanted, found), unknown: without(found, wanted) };
}

/** Which texts are shown: by what is to be said about them, in any of the languages shown. */
export const filters = ['all', 'issues', 'missing', 'identical', 'placeholders', 'long', 'edited'] as const;
export type Filter = (typeof filters)[number];

function passes(cells: readonly Cell[], filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'issues') return cells.some(({ issues }) => issues.length > 0);
  if (filter === 'edited') return cells.some(({ edited }) => edited);
  return cells.some(({ issues }) => issues.includes(filter));
}

/** For each filter, how many texts it leaves. */
export function countsOf(rows: readonly Row[], shown: readonly Language[]): Readonly<Record<Filter, number>> {
  const cells = rows.map((row) => shownCells(row, shown));
  const counts = filters.map((filter) => [filter, cells.filter((each) => passes(each, filter)).length] as const);
  return Object.fromEntries(counts) as Record<Filter, number>;
}

export interface Sort {
  /** By key, or by the length of a language's texts against English. */
  by: 'key' | Language;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a head: keys from A to Z and longest texts first, then the reverse, then as in the story. */
export function nextSort(sort: Sort | undefined, by: Sort['by']): Sort | undefined {
  const first = by === 'key' ? 'ascending' : 'descending';
  if (sort?.by !== by) return { by, direction: first };
  return sort.direction === first ? { by, direction: first === 'ascending' ? 'descending' : 'ascending' } : undefined;
}

/** Texts without a length stay last in either direction. */
function comparison({ by, direction }: Sort) {
  const sign = direction === 'ascending' ? 1 : -1;
  if (by === 'key') return (a: Row, b: Row) => sign * a.key.localeCompare(b.key, getConfig().defaultLocale);
  const length = (row: Row) => row.cells.find(({ language }) => language === by)?.expansion;
  return (a: Row, b: Row) => {
    const [left, right] = [length(a), length(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  };
}

/** What somebody chose to see. */
export interface View {
  search: string;
  filter: Filter;
  /** The languages shown beside English. */
  shown: readonly Language[];
  /** Undefined: as in the story. */
  sort: Sort | undefined;
}

/** As a search compares texts: without accents and case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows that a view shows, in its order. A search looks into keys and the texts of the languages shown. */
export function visibleRows(rows: readonly Row[], { search, filter, shown, sort }: View): readonly Row[] {
  const wanted = plain(search.trim());
  const found = rows.filter((row) => {
    const cells = shownCells(row, shown);
    return (
      passes(cells, filter) &&
      [row.key, ...cells.map(({ text = '' }) => text)].some((text) => plain(text).includes(wanted))
    );
  });
  return sort ? found.toSorted(comparison(sort)) : found;
}
