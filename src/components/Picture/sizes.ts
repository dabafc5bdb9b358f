import { breakpoint, size, space } from '#theme/tokens.ts';

/** Width of the content column, spelled out because `sizes` cannot use custom properties. */
const column = `min(${size.page}, 100vw - 2 * ${space.gutter})`;

/** A fraction of a row of the content column without its gap, as a term for a CSS math function. */
export const shareOfRow = (share: number) => `(${column} - ${space.part}) * ${share.toFixed(3)}`;

/** The `sizes` of a picture: a CSS length on desktops and, if given, on tablets; the content column elsewhere. */
export const pictureSizes = ({ desktop, tablet }: { desktop: string; tablet?: string }) =>
  [
    `(min-width: ${breakpoint.desktop}) ${desktop}`,
    ...(tablet ? [`(min-width: ${breakpoint.tablet}) ${tablet}`] : []),
    `calc(${column})`,
  ].join(', ');
