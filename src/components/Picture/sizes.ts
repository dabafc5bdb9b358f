import { breakpoint, size, space } from '../../theme/tokens';

/** Width of the page's column, written out: custom properties have no meaning in the `sizes` of an image. */
const column = `min(${size.page}, 100vw - 2 * ${space.gutter})`;

/** A share of a row of that column, the gap left out, as a term inside a CSS function. */
export const shareOfRow = (share: number) => `(${column} - ${space.part}) * ${share.toFixed(3)}`;

/** The `sizes` of a picture: CSS lengths for a desktop and, where it stands beside something there as well, a tablet; else the page's column. */
export const pictureSizes = ({ desktop, tablet }: { desktop: string; tablet?: string }) =>
  [
    `(min-width: ${breakpoint.desktop}) ${desktop}`,
    ...(tablet ? [`(min-width: ${breakpoint.tablet}) ${tablet}`] : []),
    `calc(${column})`,
  ].join(', ');
