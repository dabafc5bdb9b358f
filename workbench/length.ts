/** How many px one rem or em is where the visitor did not change the text size. */
const rootSize = 16;

/** A plain length of the tokens (`1.5rem`, `64em`, `3px`, `0`) in px; undefined for anything else. */
export function pixelsOf(length: string): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(rem|em|px)?$/.exec(length.trim()) ?? [];
  if (number === undefined || (unit === undefined && Number(number) !== 0)) return undefined;
  return Number(number) * (unit === 'rem' || unit === 'em' ? rootSize : 1);
}

/** Least and greatest size in px: the two ends of a `clamp()`, twice the same for a plain length. */
export function rangeOf(length: string): { least: number; greatest: number } | undefined {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(length);
  const least = pixelsOf(ends?.[1] ?? length);
  const greatest = pixelsOf(ends?.[2] ?? length);
  return least === undefined || greatest === undefined ? undefined : { least, greatest };
}

/** A length for people: "24 px", or "32 to 64 px" where it grows with the screen. */
export function describeLength(length: string): string {
  const range = rangeOf(length);
  if (!range) return '';
  return range.least === range.greatest ? `${range.least} px` : `${range.least} to ${range.greatest} px`;
}
