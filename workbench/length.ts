/** The default of 1 rem or em, in px. */
const rootSize = 16;

/** A length (`1.5rem`, `64em`, `3px`, `0`) in px; undefined for anything else. */
export function pixelsOf(length: string): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(rem|em|px)?$/.exec(length.trim()) ?? [];
  if (number === undefined || (unit === undefined && Number(number) !== 0)) return undefined;
  return Number(number) * (unit === 'rem' || unit === 'em' ? rootSize : 1);
}

/** Minimum and maximum of a `clamp()`, or of a length, in px. */
export function rangeOf(length: string): { least: number; greatest: number } | undefined {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(length);
  const least = pixelsOf(ends?.[1] ?? length);
  const greatest = pixelsOf(ends?.[2] ?? length);
  return least === undefined || greatest === undefined ? undefined : { least, greatest };
}

/** A length in words: "24 px", or "32 to 64 px" where it grows with the viewport. */
export function describeLength(length: string) {
  const range = rangeOf(length);
  if (!range) return '';
  return range.least === range.greatest ? `${range.least} px` : `${range.least} to ${range.greatest} px`;
}
