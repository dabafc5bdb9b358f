import { viewports } from '../../../.storybook/modes.ts';
import type { Comparison, Picture, Report, Snapshot, Verdict } from '../snapshots.ts';

/** What a reviewer has to look at, in the order in which it matters. */
export const verdicts = ['failed', 'changed', 'new', 'removed'] as const satisfies readonly Verdict[];

const number = new Intl.NumberFormat('en');

/** `12,345`. */
export const count = (value: number) => number.format(value);

/** `1 snapshot`, `1,204 snapshots`. */
export const countOf = (value: number, what: string) => `${count(value)} ${what}${value === 1 ? '' : 's'}`;

/** `320 × 4120`, and `320 × 4120 → 320 × 4160` where the sides differ; empty where there is no picture. */
export function sizeOf({ before, after }: Pick<Comparison, 'before' | 'after'>): string {
  const size = ({ width, height }: Picture) => `${width} × ${height}`;
  const sizes = [before, after].filter((picture) => picture !== undefined).map(size);
  return [...new Set(sizes)].join(' → ');
}

/** `English`; the code itself where nothing is known of it. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** As people name a commit. */
export const shortCommit = (commit: string) => commit.slice(0, 7);

/** How many snapshots of the matrix look as they did: those that no change reaches are among them. */
export const sameCount = ({ total, comparisons }: Report) =>
  total - comparisons.filter(({ verdict }) => verdict !== 'removed').length;

/** What the report stands for: `5f0e9d1 with uncommitted changes`. */
export const headOf = ({ commit, isDirty }: Report['head']) =>
  `${shortCommit(commit)}${isDirty ? ' with uncommitted changes' : ''}`;

const viewportNames = Object.keys(viewports);

/** The address of a story in the workbench as its snapshot has it; undefined where no workbench is known. */
export function storyAddress(workbench: string, { storyId, mode, globals }: Snapshot): string | undefined {
  if (workbench === '') return undefined;
  const viewport = viewportNames.find((name) => mode === name || mode.endsWith(`-${name}`));
  const choices = [
    ...Object.entries(globals),
    ...(viewport === undefined ? [] : [['viewport.value', viewport] as const]),
  ];
  const globalsPart = choices
    .map(([name, value]) => `${encodeURIComponent(name)}:${encodeURIComponent(value)}`)
    .join(';');
  return `${workbench.replace(/\/+$/, '')}/?path=/story/${encodeURIComponent(storyId)}${globalsPart === '' ? '' : `&globals=${globalsPart}`}`;
}

/** Whether there is something to accept: a story that fails has to be repaired. */
export const isAcceptable = ({ verdict }: Comparison) => verdict !== 'failed';
