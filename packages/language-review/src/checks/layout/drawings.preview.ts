import { isShown, pathOf } from './elements.preview';
import { isEmpty, isSet, type Box } from './geometry.preview';

const shapesOf = (drawing: Element) => [
  ...drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, line, polyline, polygon'),
];

/** Returns a function that tells whether a drawing paints anything at a point of the viewport. */
export function paintOf(drawing: Element, styleOf: (shape: Element) => CSSStyleDeclaration) {
  const shapes = shapesOf(drawing).flatMap((shape) => {
    const toShape = shape.getScreenCTM()?.inverse();
    return toShape && isShown(shape) ? { shape, toShape, style: styleOf(shape) } : [];
  });
  return (x: number, y: number) =>
    shapes.some(({ shape, toShape: { a, b, c, d, e, f }, style: { fill, stroke } }) => {
      const point = { x: a * x + c * y + e, y: b * x + d * y + f };
      return (isSet(fill) && shape.isPointInFill(point)) || (isSet(stroke) && shape.isPointInStroke(point));
    });
}

/** What a drawing looks like: which points of a grid it paints. */
type Grid = ReadonlyArray<readonly boolean[]>;

/** An icon that points sideways. */
export interface Pointer {
  /** Its path in the story. */
  where: string;
  rows: Grid;
}

/** What is larger is an illustration, in px. */
const largestIcon = 48;

/** Points of the grid in each direction. */
const resolution = 16;

const reversed = (rows: Grid) => rows.map((row) => row.toReversed());

/** The share of painted points at which two drawings differ. */
function difference(one: Grid, other: Grid) {
  const [points, others] = [one.flat(), other.flat()];
  const differing = points.filter((isPainted, index) => isPainted !== others[index]).length;
  return differing / (points.filter(Boolean).length || 1);
}

/** The box around all shapes of a drawing. */
function paintedBox(drawing: Element): Box {
  const boxes = shapesOf(drawing)
    .filter(isShown)
    .map((shape) => shape.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The icons in an element, and the box around what each draws. */
export const iconsIn = (element: Element) =>
  [...element.querySelectorAll('svg')]
    .map((icon) => ({ icon, box: paintedBox(icon) }))
    .filter(({ box }) => box.right - box.left <= largestIcon);

function rowsOf(drawing: Element, view: Window) {
  const { left, top, right, bottom } = paintedBox(drawing);
  const isPaintedAt = paintOf(drawing, (shape) => view.getComputedStyle(shape));
  const at = (start: number, end: number, index: number) => start + ((end - start) * (index + 0.5)) / resolution;
  const indices = Array.from({ length: resolution }, (_, index) => index);
  return indices.map((row) => indices.map((column) => isPaintedAt(at(left, right, column), at(top, bottom, row))));
}

/** Whether a drawing is symmetric from top to bottom, but not from left to right: an arrow, or a list with its bullets. */
const pointsSideways = (rows: Grid) =>
  difference(rows, rows.toReversed()) < 0.1 && difference(rows, reversed(rows)) > 0.2;

/** By markup, orientation and what of it is shown: an icon is drawn many times. */
const known = new Map<string, Grid>();

function knownRowsOf(drawing: SVGSVGElement, view: Window) {
  const { a = 1, b = 0, c = 0, d = 1 } = drawing.getScreenCTM() ?? {};
  const scale = Math.sqrt(Math.abs(a * d - b * c)) || 1;
  const orientation = [a, b, c, d].map((value) => Math.round((10 * value) / scale));
  const key = [drawing.innerHTML, ...orientation, ...shapesOf(drawing).map(isShown)].join(' ');
  const rows = known.get(key) ?? rowsOf(drawing, view);
  known.set(key, rows);
  return rows;
}

/** The icons of a story that point sideways. What is in an element with `dir` has its own direction. */
export function pointersIn(root: Element): Pointer[] {
  const view = root.ownerDocument.defaultView;
  if (!view) return [];
  return [...root.querySelectorAll('svg')].flatMap((drawing) => {
    const box = drawing.getBoundingClientRect();
    const directed = drawing.closest('[dir]');
    const isDirected = directed !== null && directed !== root && root.contains(directed);
    if (isEmpty(box) || box.width > largestIcon || isDirected || !isShown(drawing)) return [];
    const rows = knownRowsOf(drawing, view);
    return pointsSideways(rows) ? { where: pathOf(drawing, root), rows } : [];
  });
}

/** The icons that point to the same side in both directions. */
export const unturnedPointers = (leftToRight: readonly Pointer[], rightToLeft: readonly Pointer[]) =>
  rightToLeft.filter(({ where, rows }) => {
    const other = leftToRight.find((pointer) => pointer.where === where);
    return other && difference(rows, other.rows) < difference(rows, reversed(other.rows));
  });
