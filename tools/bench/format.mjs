/** @typedef {[figure: string, target: string, measured: string]} Row */
/** @typedef {{ address: string, value: number }} Measured the figure of a page */

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (/** @type {number} */ time) => `${Math.round(time)} ms`;

/**
 * A table in Markdown.
 *
 * @param {string[]} heads
 * @param {string[][]} rows
 */
export const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * The worst of some pages and its address; the figure alone where it looks the same on every page.
 *
 * @param {Measured[]} measured at least one
 * @param {(value: number) => string} format
 * @param {'largest' | 'lowest'} [worst]
 */
export function worstOf(measured, format, worst = 'largest') {
  const sorted = measured.toSorted((a, b) => a.value - b.value);
  const found = worst === 'largest' ? sorted.at(-1) : sorted[0];
  if (!found) throw new Error('There is no worst page among none.');
  const text = format(found.value);
  return measured.every(({ value }) => format(value) === text) ? text : `${text} (${found.address})`;
}
