/** @typedef {[figure: string, target: string, measured: string]} Row */
/** @typedef {{ path: string, value: number }} Measured a figure of one page */

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (/** @type {number} */ time) => `${Math.round(time)} ms`;
export const seconds = (/** @type {number} in ms */ time) => `${(time / 1000).toFixed(1)} s`;

/**
 * Renders a Markdown table.
 *
 * @param {string[]} headings
 * @param {string[][]} rows
 */
export const table = (headings, rows) =>
  [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The worst figure and the path of its page; the figure alone if it is the same on every page.
 *
 * @param {Measured[]} measured at least one
 * @param {(value: number) => string} format
 * @param {'largest' | 'lowest'} [worst]
 */
export function worstOf(measured, format, worst = 'largest') {
  const sorted = measured.toSorted((a, b) => a.value - b.value);
  const found = worst === 'largest' ? sorted.at(-1) : sorted[0];
  if (!found) throw new Error('There is no page to measure.');
  const text = format(found.value);
  return measured.every(({ value }) => format(value) === text) ? text : `${text} (${found.path})`;
}

/**
 * @param {number[]} values at least one
 * @returns {number} the middle value, or the mean of the two middle values
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new Error('An empty list has no median.');
  return (low + high) / 2;
}
