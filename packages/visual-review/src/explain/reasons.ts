import type { Content } from '../content/content.ts';
import { strengthOf } from './area.ts';
import { fitsColor, fitsLetters, isColor } from './colorChange.ts';
import type { Found } from './nodeChanges.ts';
import type { NodePairs } from './nodePairs.ts';
import { edgeOf, hasLetters, isPaintedAnew, isShape, isTranslucent, showsPicture, topmostNodes } from './paint.ts';

export interface Side {
  content: Content;
  /** RGBA, of the size that both sides have in common. */
  data: Buffer;
  /** Of the screenshot, in px; below it, `data` is transparent. */
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The rounding of the browser, which nobody can see, of 255. */
export const noiseStrength = 2;

/** The page itself, in place of a node. */
export const page = -1;

export const pixelsOf = ({ data }: Side) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Why a pixel has changed; `displaced`: because something has moved that looks different at another place. */
type Reason = { found: Found; node: number } | 'moved' | 'displaced' | 'unexplained';

/** Reads the pixels of both sides, by their number. */
function pixelReader(before: Side, after: Side, shifts: NodePairs['shifts'], { width, height }: Size) {
  const [was, is] = [pixelsOf(before), pixelsOf(after)];
  /** The pixel of one side that is away from a place by so many px; undefined where that is not on the screenshot. */
  const pixelAt = (side: Uint32Array, at: number, byX: number, byY: number) => {
    const [x, y] = [(at % width) + byX, Math.floor(at / width) + byY];
    return x >= 0 && y >= 0 && x < width && y < height ? side[y * width + x] : undefined;
  };
  const shiftOf = (node: number) => shifts.get(node) ?? { x: 0, y: 0 };
  /** What was where a node was that is at a place now. */
  const formerPixel = (node: number, at: number) => pixelAt(was, at, -shiftOf(node).x, -shiftOf(node).y);
  /** What is where a node is that was at a place before. */
  const laterPixel = (node: number, at: number) => pixelAt(is, at, shiftOf(node).x, shiftOf(node).y);
  return { was, is, formerPixel, laterPixel };
}

type PixelReader = ReturnType<typeof pixelReader>;

/** Returns a function that finds the change of colors, among those of a node, that explains a pixel; or the first other change. */
function changeFinder(content: Content, { was, is, formerPixel }: PixelReader) {
  return (changes: readonly Found[], node: number, at: number): Reason | undefined => {
    if (changes.length === 0) return undefined;
    const former = [was[at], formerPixel(node, at)];
    const findColor = (fits: typeof isColor) =>
      changes.find(({ colors = [] }) => former.some((pixel) => pixel !== undefined && fits(colors, pixel, is[at]!)));
    const found =
      changes.find(({ kind }) => kind !== 'color') ??
      findColor(isColor) ??
      findColor(fitsColor) ??
      (hasLetters(content.nodes[node]!) ? findColor(fitsLetters) : undefined);
    return found && { found, node };
  };
}

/** Returns a function that finds the change of a node that is painted beyond its element, or of another shape of the same SVG. */
function nearFinder(
  { after, changesNear, recoloredNear }: NodePairs,
  { was, is, formerPixel }: PixelReader,
  findChange: ReturnType<typeof changeFinder>,
) {
  const shapeReason = (current: number, x: number, y: number, at: number): Reason | undefined => {
    if (current < 0 || !isShape(after.nodes[current]!)) return undefined;
    const shapes = recoloredNear(current, x, y);
    const former = formerPixel(current, at) ?? was[at]!;
    const find = (fits: typeof isColor) => shapes.find(({ found }) => fits(found.colors ?? [], former, is[at]!));
    return find(isColor) ?? find(fitsColor);
  };
  return (current: number, x: number, y: number, at: number): Reason | undefined => {
    for (const near of changesNear(current, x, y)) {
      const reason = findChange(near.changes, near.node, at);
      if (reason) return reason;
    }
    return shapeReason(current, x, y, at);
  };
}

/** Returns a function that finds out why a pixel has changed, given the topmost nodes at its place on both sides. */
function reasonFinder(pairs: NodePairs, before: Side, after: Side, size: Size) {
  const { after: content, oldOf, currentOf, shifts, changesAround, isDisplaced, isNearDisplaced } = pairs;
  const pixels = pixelReader(before, after, shifts, size);
  const { was, is, formerPixel, laterPixel } = pixels;
  const findChange = changeFinder(content, pixels);
  const findNear = nearFinder(pairs, pixels, findChange);
  const isMovedPicture = (current: number) => {
    const { isResized = true } = shifts.get(current) ?? {};
    return current >= 0 && showsPicture(content, current) && isDisplaced(current) && !isResized;
  };
  /** Because of what was there before. */
  const uncovered = (old: number, current: number, isChanged: boolean): Reason | undefined => {
    if (old < 0 || old === (current < 0 ? page : oldOf.get(current))) return undefined;
    const other = currentOf.get(old);
    if (other === undefined) return { found: pairs.removed(old), node: page - 1 - old };
    if (isChanged) return undefined;
    // A picture looks the same at another place, whatever was there before; an SVG shows what is behind it.
    const isOpaque = isMovedPicture(current) && /^(?:img|canvas|video|iframe)$/.test(content.nodes[current]!.tag);
    if (isDisplaced(other)) return isOpaque ? undefined : 'displaced';
    const [found] = changesAround(other);
    return found && { found, node: other };
  };
  /** Letters that reach out of the box of their text have moved with it, to a place or away from it. */
  const isOfMovedLetters = (x: number, y: number, at: number) =>
    pairs.movedTextsNear(x, y).some(({ current }) => {
      const isSame = (one: number | undefined, other: number) =>
        one !== undefined && strengthOf(one, other) <= noiseStrength;
      return isSame(formerPixel(current, at), is[at]!) || isSame(laterPixel(current, at), was[at]!);
    });
  return (at: number, old: number, current: number): Reason => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const isBackground = current < 0 || content.nodes[current]!.tag === 'body';
    // The page has grown or shrunk.
    if (isBackground && y >= Math.min(before.height, after.height)) return 'displaced';
    if (current >= 0 && !oldOf.has(current)) return { found: pairs.added(current), node: current };
    if (shifts.get(current)?.isMoved && formerPixel(current, at) === is[at]) return 'moved';
    const changes = current < 0 ? [] : changesAround(current);
    const reason = uncovered(old, current, changes.length > 0) ?? findChange(changes, current, at);
    if (reason) return reason;
    const near = findNear(current, x, y, at);
    if (near) return near;
    // What is at another place looks different there, apart from a picture and from what is well inside of an element.
    if (isDisplaced(current) && !isMovedPicture(current) && !isUnmovedInside(pairs, current, x, y)) return 'displaced';
    return isNearDisplaced(x, y) || isOfMovedLetters(x, y, at) ? 'displaced' : 'unexplained';
  };
}

/** Returns functions that tell why a pixel has changed, and which node is topmost at it. */
export function pixelReasons(pairs: NodePairs, before: Side, after: Side, size: Size) {
  const reasonOf = reasonFinder(pairs, before, after, size);
  const topmost = (isBeneath: boolean) =>
    [before, after].map(({ content }) => topmostNodes(content, size, isBeneath)) as [
      ReturnType<typeof topmostNodes>,
      ReturnType<typeof topmostNodes>,
    ];
  const [topBefore, topAfter] = topmost(false);
  let beneath: ReturnType<typeof topmost> | undefined;
  const showsBeneath = ({ content: { nodes, styles } }: Side, index: number) =>
    index >= 0 && isTranslucent(nodes[index]!, styles[nodes[index]!.style]!);
  const reasonAt = (at: number): Reason => {
    const [old, current] = [topBefore(at), topAfter(at)];
    const reason = reasonOf(at, old, current);
    const isFound = typeof reason === 'object' || reason === 'moved';
    if (isFound || !(showsBeneath(before, old) || showsBeneath(after, current))) return reason;
    beneath ??= topmost(true);
    const other = reasonOf(at, beneath[0](at), beneath[1](at));
    return other === 'unexplained' ? reason : other;
  };
  return { reasonAt, topAfter };
}

/**
 * Whether a place is well inside a node that has become larger or smaller without moving, and whose background does not depend on its
 * size: it would look the same.
 */
function isUnmovedInside({ before, after, oldOf, shifts }: NodePairs, current: number, x: number, y: number) {
  const { tag, box, style } = after.nodes[current]!;
  if (shifts.get(current)!.isMoved || isPaintedAnew(tag, after.styles[style]!)) return false;
  const boxes = [box, before.nodes[oldOf.get(current)!]!.box];
  const edge = edgeOf(after.styles[style]!);
  return boxes.every(
    ([left, top, width, height]) =>
      x >= left + edge && x < left + width - edge && y >= top + edge && y < top + height - edge,
  );
}
