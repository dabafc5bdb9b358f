/** The sides of a rectangle in px, from the corner of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Differences up to these are rounding: of positions along a line, and of font heights across it. In px. */
export const inlineTolerance = 1;
export const blockTolerance = 1.5;

export const unbounded: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
export const emptyBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;
export const isEmpty = (box: Box) => widthOf(box) <= 0 || heightOf(box) <= 0;

export const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Whether two boxes share more than an edge. */
export const overlap = (one: Box, other: Box) =>
  one.left < other.right - inlineTolerance &&
  other.left < one.right - inlineTolerance &&
  one.top < other.bottom - blockTolerance &&
  other.top < one.bottom - blockTolerance;

/** How far a box extends outside another: at its sides, and at top or bottom. Negative where it is inside. */
export const overflowX = (inner: Box, outer: Box) => Math.max(outer.left - inner.left, inner.right - outer.right);
export const overflowY = (inner: Box, outer: Box) => Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
