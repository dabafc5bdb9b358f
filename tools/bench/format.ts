export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (time: number) => `${Math.round(time)} ms`;
/** @param time in ms */
export const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;

/** Renders a Markdown table. */
export const table = (headings: string[], rows: string[][]) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The worst figure and the path of its page; the figure alone if it is the same on every page.
 * @param pages at least one
 */
export function worstOf<Page extends { path: string }>(
  pages: readonly Page[],
  figureOf: (page: Page) => number,
  format: (figure: number) => string,
  worst: 'largest' | 'lowest' = 'largest',
) {
  const sorted = pages
    .map((page) => ({ path: page.path, figure: figureOf(page) }))
    .toSorted((a, b) => a.figure - b.figure);
  const found = sorted.at(worst === 'largest' ? -1 : 0);
  if (!found) throw new Error('There is no page to measure.');
  const text = format(found.figure);
  return sorted.every(({ figure }) => format(figure) === text) ? text : `${text} (${found.path})`;
}

/** The middle value, or the mean of the two middle values. @param values at least one */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
