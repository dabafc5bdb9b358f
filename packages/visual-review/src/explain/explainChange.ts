import type { Content, ShownNode } from '../content/content.ts';
import type { Cause, PixelRect } from '../types.ts';
import { Areas, hashOf, strengthOf } from './area.ts';
import { fitsColor, fitsLetters, isColor } from './colorChange.ts';
import { childrenOf } from './matchNodes.ts';
import { accessibilityChange, kindOf, nameOf, type Found } from './nodeChanges.ts';
import { nodePairs, type NodePairs } from './nodePairs.ts';
import { edgeOf, hasLetters, isImage, isPaintedAnew, isShape, isTranslucent, topmostNodes } from './paint.ts';

export interface Side {
  content: Content;
  /** RGBA, of the size that both sides have in common. */
  data: Buffer;
  /** Of the screenshot, in px; below it, `data` is transparent. */
  height: number;
}

export interface Explanation {
  /** The one with the most changed pixels first. */
  causes: readonly Cause[];
  /** By how many px elements have moved, at most. */
  moved: number;
  /** 1 for each pixel that has changed, and not just moved. */
  mask: Uint8Array;
  /** How many have. */
  pixels: number;
}

interface Size {
  width: number;
  height: number;
}

/** The frames of a cause, at most. */
const maxAreas = 12;

/** The rounding of the browser, which nobody can see, of 255. */
const noiseStrength = 2;

/** The page itself, in place of a node. */
const page = -1;

const pixelsOf = ({ data }: Side) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4);

/** Why a pixel has changed; `displaced`: because something has moved that looks different at another place. */
type Reason = { found: Found; node: number } | 'moved' | 'displaced' | 'unexplained';

/** Finds out why pixels have changed, and what has only moved. */
function reasons(pairs: NodePairs, before: Side, after: Side, size: Size) {
  const { width, height } = size;
  const [was, is] = [pixelsOf(before), pixelsOf(after)];
  const [topBefore, topAfter] = [topmostNodes(before.content, size), topmostNodes(after.content, size)];
  const showsBeneath = ({ content: { nodes, styles } }: Side, index: number) =>
    index >= 0 && isTranslucent(nodes[index]!, styles[nodes[index]!.style]!);
  let beneath: Array<typeof topAfter> | undefined;
  const {
    after: content,
    oldOf,
    currentOf,
    shifts,
    changesAround,
    changesNear,
    recoloredNear,
    isDisplaced,
    isNearDisplaced,
  } = pairs;

  /** The pixel of one side that is away from a place by so many px; undefined where that is not on the screenshot. */
  const pixelAt = (side: Uint32Array, at: number, byX: number, byY: number) => {
    const [x, y] = [(at % width) + byX, Math.floor(at / width) + byY];
    return x >= 0 && y >= 0 && x < width && y < height ? side[y * width + x] : undefined;
  };
  /** What was where a node was that is at a place now. */
  const formerPixel = (node: number, at: number) => {
    const { x, y } = shifts.get(node) ?? { x: 0, y: 0 };
    return pixelAt(was, at, -x, -y);
  };
  const hasMovedHere = (current: number, at: number) =>
    shifts.get(current)?.isMoved === true && formerPixel(current, at) === is[at];
  /** Because of what was there before. */
  const uncovered = (old: number, current: number, isChanged: boolean): Reason | undefined => {
    if (old < 0 || old === (current < 0 ? page : oldOf.get(current))) return undefined;
    const other = currentOf.get(old);
    if (other === undefined) return { found: pairs.removed(old), node: page - 1 - old };
    if (isChanged) return undefined;
    if (isDisplaced(other)) return 'displaced';
    const [found] = changesAround(other);
    return found && { found, node: other };
  };
  /** Because of a change of the node, or of one around it: one of colors has to explain the color of the pixel. */
  const ownReason = (changes: readonly Found[], node: number, at: number): Reason | undefined => {
    if (changes.length === 0) return undefined;
    const findColor = (fits: typeof isColor) => {
      const former = [was[at], formerPixel(node, at)];
      return changes.find(({ colors = [] }) =>
        former.some((pixel) => pixel !== undefined && fits(colors, pixel, is[at]!)),
      );
    };
    const found =
      changes.find(({ kind }) => kind !== 'color') ??
      findColor(isColor) ??
      findColor(fitsColor) ??
      (hasLetters(content.nodes[node]!) ? findColor(fitsLetters) : undefined);
    return found && { found, node };
  };
  const isMovedPicture = (current: number) => {
    const { isWhole = false, isResized = true } = shifts.get(current) ?? {};
    return isImage(content.nodes[current]!) && isDisplaced(current) && isWhole && !isResized;
  };
  /** Letters that reach out of the box of their text have moved with it, to a place or away from it. */
  const isOfMovedLetters = (x: number, y: number, at: number) =>
    pairs.movedTextsNear(x, y).some(({ current }) => {
      const shift = shifts.get(current)!;
      const laterPixel = pixelAt(is, at, shift.x, shift.y);
      const isSame = (one: number | undefined, other: number) =>
        one !== undefined && strengthOf(one, other) <= noiseStrength;
      return isSame(formerPixel(current, at), is[at]!) || isSame(laterPixel, was[at]!);
    });
  /** Because of a color of another shape of the same SVG. */
  const shapeReason = (current: number, x: number, y: number, at: number): Reason | undefined => {
    if (current < 0 || !isShape(content.nodes[current]!)) return undefined;
    const shapes = recoloredNear(current, x, y);
    const former = formerPixel(current, at) ?? was[at]!;
    const find = (fits: typeof isColor) => shapes.find(({ found }) => fits(found.colors ?? [], former, is[at]!));
    return find(isColor) ?? find(fitsColor);
  };
  /** Because of a change that is painted beyond its element. */
  const nearReason = (current: number, x: number, y: number, at: number): Reason | undefined => {
    for (const near of changesNear(x, y)) {
      const reason = ownReason(near.changes, near.node, at);
      if (reason) return reason;
    }
    return shapeReason(current, x, y, at);
  };
  const reasonOf = (at: number, old: number, current: number): Reason => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isBackground = current < 0 || content.nodes[current]!.tag === 'body';
    // The page has grown or shrunk.
    if (isBackground && y >= Math.min(before.height, after.height)) return 'displaced';
    if (current >= 0 && !oldOf.has(current)) return { found: pairs.added(current), node: current };
    if (hasMovedHere(current, at)) return 'moved';
    const changes = current < 0 ? [] : changesAround(current);
    const reason = uncovered(old, current, changes.length > 0) ?? ownReason(changes, current, at);
    if (reason) return reason;
    if (current >= 0 && isDisplaced(current) && !isUnmovedInside(pairs, current, x, y)) {
      // Nothing that is found is left out.
      if (!isMovedPicture(current)) return nearReason(current, x, y, at) ?? 'displaced';
    }
    const isDisplacedHere = isNearDisplaced(x, y) || isOfMovedLetters(x, y, at);
    return nearReason(current, x, y, at) ?? (isDisplacedHere ? 'displaced' : 'unexplained');
  };
  const reasonAt = (at: number): Reason => {
    const [old, current] = [topBefore(at), topAfter(at)];
    const reason = reasonOf(at, old, current);
    const isFound = typeof reason === 'object' || reason === 'moved';
    if (isFound || !(showsBeneath(before, old) || showsBeneath(after, current))) return reason;
    beneath ??= [topmostNodes(before.content, size, true), topmostNodes(after.content, size, true)];
    const [oldBeneath, currentBeneath] = beneath.map((topmost) => topmost(at)) as [number, number];
    const other = reasonOf(at, oldBeneath, currentBeneath);
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

const rectsOf = ([left, top, width, height]: ShownNode['box'] = [0, 0, 0, 0]): PixelRect[] =>
  width > 0 && height > 0 ? [{ left, top, width, height }] : [];

/** Collects causes and where they show. */
function causeCollection() {
  const entries = new Map<string, { found: Found; areas: Areas; box: ShownNode['box'] | undefined }>();
  return {
    entries,
    /** @param box of the element, for a change that no pixel shows */
    add: (found: Found, areas = new Areas(), box?: ShownNode['box']) => {
      const entry = entries.get(found.signature) ?? { found, areas, box };
      entries.set(found.signature, entry);
      return entry.areas;
    },
    list: () =>
      [...entries.values()]
        .map(({ found: { kind, signature, what, from, to }, areas, box }): Cause => {
          const sorted = [...areas.values()].toSorted((one, other) => other.pixels - one.pixels);
          return {
            kind,
            signature,
            what,
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
            areas: sorted.length > 0 ? sorted.slice(0, maxAreas).map(({ rect }) => rect) : rectsOf(box),
            pixels: sorted.reduce((sum, { pixels }) => sum + pixels, 0),
            strength: Math.max(0, ...sorted.map(({ strength }) => strength)),
          };
        })
        .toSorted((one, other) => other.pixels - one.pixels),
  };
}

type CauseCollection = ReturnType<typeof causeCollection>;

/** Words and what a screen reader gets, also where no pixel shows it. */
function addInvisibleChanges(pairs: NodePairs, causes: CauseCollection) {
  const { before, after, oldOf, currentOf, changes } = pairs;
  const textsAround = new Map<number, Found[]>();
  for (const [index, own] of changes) {
    const texts = own.filter(({ kind }) => kind === 'text');
    for (const found of texts) causes.add(found, undefined, after.nodes[index]!.box);
    for (let at = index; texts.length > 0 && at >= 0; at = after.nodes[at]!.parent)
      textsAround.set(at, [...(textsAround.get(at) ?? []), ...texts]);
  }
  for (const [current, old] of oldOf) {
    const found = accessibilityChange(before, after, old, current, textsAround.get(current) ?? []);
    if (found) causes.add(found, undefined, after.nodes[current]!.box);
  }
  for (const [index, { text, role, box }] of after.nodes.entries())
    if (!oldOf.has(index) && (text ?? role) !== undefined) causes.add(pairs.added(index), undefined, box);
  for (const [index, { text, role }] of before.nodes.entries())
    if (!currentOf.has(index) && (text ?? role) !== undefined) causes.add(pairs.removed(index));
}

/**
 * Changes of an element that shows another one of them already: its pixels cannot be told apart.
 * @param shown the nodes that show a change
 */
function addOtherChanges(
  { after: { nodes }, oldOf, changesAround }: NodePairs,
  shown: ReadonlySet<number>,
  causes: CauseCollection,
) {
  for (const node of shown) {
    const own = oldOf.has(node) ? changesAround(node) : [];
    if (own.every(({ kind }) => kind === 'color')) continue;
    const { parent, box } = nodes[node]!;
    const around = parent >= 0 && own.some(({ kind }) => kind === 'text') ? changesAround(parent) : [];
    const ofLetters = around.filter(({ kind, scope }) => kind === 'color' || scope === 'letters');
    for (const found of [...own, ...ofLetters]) causes.add(found, undefined, box);
  }
}

/** Elements that have another order now, in every language and viewport the same. The shapes of an SVG are a picture. */
function addOrderChanges({ after, oldOf }: NodePairs, causes: CauseCollection) {
  const childrenAt = childrenOf(after.nodes);
  for (const parent of [page, ...after.nodes.keys()]) {
    const shown = childrenAt(parent).filter((child) => {
      const [, , width, height] = after.nodes[child]!.box;
      return width * height > 0 && !isShape(after.nodes[child]!);
    });
    const children = shown.flatMap((child) => oldOf.get(child) ?? []);
    const former = children.toSorted((one, other) => one - other);
    const moves = children.flatMap((old, at) => (former[at] === old ? [] : [[former.indexOf(old), at]]));
    if (moves.length === 0) continue;
    const [kind, what] = parent === page ? ['', 'page'] : [kindOf(after, parent), nameOf(after, parent)];
    const [to, from] = [0, 1].map((side) => `order: ${moves.map((places) => places[side]! + 1).join(', ')}`);
    const signature = JSON.stringify(['order', kind, from, to]);
    causes.add({ kind: 'moved', signature, what, from: from!, to: to! }, undefined, after.nodes[parent]?.box);
  }
}

/** Changes of styles that have moved or resized something, also where what has moved looks the same at its new place. */
function addLayoutChanges({ after: { nodes }, shifts, changes }: NodePairs, causes: CauseCollection) {
  const hasMovedInside = (around: number) => {
    const own = shifts.get(around)!;
    return [...shifts].some(
      ([current, { x, y, isResized }]) =>
        nodes[current]!.parent === around && (isResized || x !== own.x || y !== own.y),
    );
  };
  for (const [current, own] of changes)
    for (const found of own)
      if (found.kind === 'style' && (shifts.get(current)!.isResized || hasMovedInside(current)))
        causes.add(found, undefined, nodes[current]!.box);
}

/** Where nothing but places has changed: what has moved, and how. */
function movedCause({ before, after, oldOf, shifts, changes, isDisplaced }: NodePairs): Found {
  const moved = [...shifts].filter(([current]) => isDisplaced(current) && !isDisplaced(after.nodes[current]!.parent));
  const by = moved.map(([current, { x, y }]) => {
    const [old, box] = [before.nodes[oldOf.get(current)!]!.box, after.nodes[current]!.box];
    return [kindOf(after, current), x, y, Math.round(box[2] - old[2]), Math.round(box[3] - old[3])];
  });
  const margin = [...changes.values()].flat().find(({ kind }) => kind === 'moved');
  const [first] = moved;
  const what = first ? nameOf(after, first[0]) : 'page';
  return margin ?? { kind: 'moved', signature: JSON.stringify(['moved', by]), what };
}

/**
 * Traces the differences of two screenshots to what has changed on them. What has only moved is no difference. A difference that
 * nothing explains is a cause of its own: nothing is left out.
 */
export function explainChange(before: Side, after: Side, size: Size): Explanation {
  const pairs = nodePairs(before.content, after.content);
  const causes = causeCollection();
  const [was, is] = [pixelsOf(before), pixelsOf(after)];
  const unexplained = new Areas();
  /** What another place explains. */
  const places = {
    moved: { areas: new Areas(), pixels: [] as number[] },
    displaced: { areas: new Areas(), pixels: [] as number[] },
  };
  const mask = new Uint8Array(size.width * size.height);
  let changed = 0;
  const shown = new Set<number>();
  const { reasonAt, topAfter } = reasons(pairs, before, after, size);
  for (let at = 0; at < is.length; at++) {
    if (was[at] === is[at]) continue;
    const reason = reasonAt(at);
    const [x, y, strength] = [at % size.width, Math.floor(at / size.width), strengthOf(was[at]!, is[at]!)];
    const place = [x, y, strength] as const;
    if (reason === 'moved' || reason === 'displaced') {
      places[reason].areas.add(page, ...place);
      places[reason].pixels.push(at);
      continue;
    }
    mask[at] = 1;
    changed++;
    if (reason === 'unexplained') {
      unexplained.add(topAfter(at), ...place);
    } else {
      shown.add(reason.node);
      causes.add(reason.found).add(reason.node, ...place);
    }
  }
  // What has swapped its places leaves nothing else.
  const { areas, pixels } = places.displaced.pixels.length > 0 ? places.displaced : places.moved;
  addInvisibleChanges(pairs, causes);
  addOrderChanges(pairs, causes);
  addOtherChanges(pairs, shown, causes);
  if (pixels.length > 0) addLayoutChanges(pairs, causes);
  for (const [node, area] of unexplained) {
    const what = node === page ? 'page' : nameOf(after.content, node);
    const isNoise = area.strength <= noiseStrength;
    const kind = node === page ? '' : kindOf(after.content, node);
    const { rect } = area;
    const shift = pairs.shifts.get(node) ?? { x: 0, y: 0 };
    const former = { ...rect, left: rect.left - shift.x, top: rect.top - shift.y };
    const identity = isNoise
      ? ['noise', area.strength]
      : ['pixels', kind, hashOf(was, size.width, former), hashOf(is, size.width, rect)];
    causes.add({ kind: isNoise ? 'noise' : 'pixels', signature: JSON.stringify(identity), what }).set(node, area);
  }
  if (causes.entries.size === 0 && pixels.length > 0) causes.add(movedCause(pairs), areas);
  // Where nothing looks different apart from its place, the places are the difference.
  if (changed === 0) {
    for (const at of pixels) mask[at] = 1;
    changed = pixels.length;
  }
  const moved = [...pairs.shifts.values()].reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  return { causes: causes.list(), moved, mask, pixels: changed };
}
