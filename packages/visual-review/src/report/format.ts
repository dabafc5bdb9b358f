import type { Comparison, Report, Snapshot, Result } from '../types.ts';

/** The results that a reviewer has to look at, in the order of their importance. */
export const results = ['failed', 'changed', 'new', 'removed'] as const satisfies readonly Result[];

/** `12,345`. */
export const count = (value: number) => value.toLocaleString('en');

/** `1 snapshot`, `1,204 snapshots`. */
export const countOf = (value: number, what: string) => `${count(value)} ${what}${value === 1 ? '' : 's'}`;

/** `320 × 4120`, or `320 × 4120 → 320 × 4160`; empty where there is no screenshot. */
export function sizeOf({ before, after }: Pick<Comparison, 'before' | 'after'>) {
  const sizes = [before, after].flatMap((image) => (image ? `${image.width} × ${image.height}` : []));
  return [...new Set(sizes)].join(' → ');
}

/** `English`; the code itself where it is not known. */
export function languageName(code: string) {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const shortCommit = (commit: string) => commit.slice(0, 7);

/** `1 failed`, `3 changed`. */
export const countsOf = (comparisons: readonly Comparison[]) =>
  results.flatMap((result) => {
    const found = comparisons.filter((comparison) => comparison.result === result).length;
    return found > 0 ? [`${count(found)} ${result}`] : [];
  });

/** How many have not changed, including those that no change affects. */
export const sameCount = ({ total, comparisons }: Report) =>
  total - comparisons.filter(({ result }) => result !== 'removed').length;

/** What was reviewed: `5f0e9d1 with uncommitted changes`. */
export const headOf = ({ commit, isDirty }: Report['head']) =>
  `${shortCommit(commit)}${isDirty ? ' with uncommitted changes' : ''}`;

/** The URL of a story, with globals and viewport; undefined where no Storybook is known. */
export function storyUrl(storybookUrl: string, { storyId, globals, viewportName }: Snapshot) {
  if (storybookUrl === '') return undefined;
  const all = { ...globals, ...(viewportName !== undefined && { 'viewport.value': viewportName }) };
  const parts = Object.entries(all).map(([name, value]) => `${encodeURIComponent(name)}:${encodeURIComponent(value)}`);
  const url = `${storybookUrl.replace(/\/+$/, '')}/?path=/story/${encodeURIComponent(storyId)}`;
  return parts.length === 0 ? url : `${url}&globals=${parts.join(';')}`;
}

/** A story that fails has to be repaired. */
export const isAcceptable = ({ result }: Comparison) => result !== 'failed';

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
