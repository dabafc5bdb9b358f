import type { Content, ShownNode } from '../content/content.ts';
import { matchNodes } from './matchNodes.ts';
import { nodeChanges, oneSidedChange, type Found } from './nodeChanges.ts';
import { isImage, isShape, letterReachOf, reachOf } from './paint.ts';

export type NodePairs = ReturnType<typeof nodePairs>;

/** How a node has moved, in whole px, and whether that is exact. */
function shiftOf({ box: old }: ShownNode, { box }: ShownNode) {
  const [x, y] = [Math.round(box[0]) - Math.round(old[0]), Math.round(box[1]) - Math.round(old[1])];
  // Boxes are recorded with two decimals, which are not exact.
  const isWhole = [box[0] - old[0], box[1] - old[1]].every((by) => Math.abs(by - Math.round(by)) < 0.005);
  const isResized = Math.abs(box[2] - old[2]) > 0.02 || Math.abs(box[3] - old[3]) > 0.02;
  return { x, y, isResized, isMoved: x !== 0 || y !== 0 || !isWhole };
}

/** The outermost of the nodes around one that only its side has. */
function rootOf(nodes: readonly ShownNode[], index: number, hasBoth: (index: number) => boolean) {
  let root = index;
  for (let { parent } = nodes[root]!; parent >= 0 && !hasBoth(parent); { parent } = nodes[root]!) root = parent;
  return root;
}

interface Surroundings {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const rectAround = ([left, top, width, height]: ShownNode['box'], reach: number): Surroundings => ({
  left: left - reach,
  top: top - reach,
  right: left + width + reach,
  bottom: top + height + reach,
});

const inRow =
  (y: number) =>
  ({ top, bottom }: Surroundings) =>
    y >= top - 1 && y <= bottom;

const includes = (x: number, y: number) => (rect: Surroundings) =>
  x >= rect.left - 1 && x <= rect.right && inRow(y)(rect);

function once<Value>(compute: (index: number) => Value) {
  const values = new Map<number, Value>();
  return (index: number) => {
    if (!values.has(index)) values.set(index, compute(index));
    return values.get(index)!;
  };
}

/** What is on both sides, and what has changed about it. Nodes are indexes of their side. */
function matchedNodes(before: Content, after: Content) {
  const oldOf = matchNodes(before.nodes, after.nodes);
  const currentOf = new Map([...oldOf].map(([current, old]) => [old, current]));
  const shifts = new Map(
    [...oldOf].map(([current, old]) => [current, shiftOf(before.nodes[old]!, after.nodes[current]!)]),
  );
  const changes = new Map(
    [...oldOf].flatMap(([current, old]) => {
      const own = nodeChanges(before, after, old, current);
      return own.length > 0 ? [[current, own] as const] : [];
    }),
  );
  const isDisplaced = (current: number) => {
    const { isMoved = false, isResized = false } = shifts.get(current) ?? {};
    return isMoved || isResized;
  };
  /** Those of its pseudo-elements. */
  const innerChanges = new Map<number, Found[]>();
  for (const [current, own] of changes) {
    const { tag, parent } = after.nodes[current]!;
    if (tag.startsWith('::')) innerChanges.set(parent, [...(innerChanges.get(parent) ?? []), ...own]);
  }
  /** What has changed about a node or its pseudo-elements, or else about the nearest around it. */
  const changesAround = once((current): readonly Found[] => {
    for (let at = current; at >= 0; at = after.nodes[at]!.parent) {
      const inner = at === current ? (innerChanges.get(at) ?? []) : [];
      const own = [...(changes.get(at) ?? []), ...inner].filter(
        ({ kind, scope }) =>
          kind !== 'moved' &&
          (at === current || scope === undefined || (scope !== 'element' && !isImage(after.nodes[current]!))),
      );
      if (own.length > 0) return own;
    }
    return [];
  });
  return {
    before,
    after,
    oldOf,
    currentOf,
    shifts,
    changes,
    isDisplaced,
    changesAround,
    added: once((current) => {
      const root = rootOf(after.nodes, current, (index) => oldOf.has(index));
      return oneSidedChange('added', after, root);
    }),
    removed: once((old) => {
      const root = rootOf(before.nodes, old, (index) => currentOf.has(index));
      return oneSidedChange('removed', before, root);
    }),
  };
}

/** What matched nodes paint, or have painted, beyond their boxes. */
function paintedBeyond({
  before,
  after,
  oldOf,
  shifts,
  changes,
  isDisplaced,
  changesAround,
}: ReturnType<typeof matchedNodes>) {
  /** A node on both sides, and how far it paints beyond its box: letters reach out of theirs as well. */
  const sidesOf = (current: number) =>
    [[before, oldOf.get(current)!] as const, [after, current] as const].map(([{ nodes, styles }, index]) => {
      const node = nodes[index]!;
      const around = nodes[node.parent];
      const reach =
        node.tag === '#text' && around ? letterReachOf(styles[around.style]!) : reachOf(styles[node.style]!);
      return { ...node, reach };
    });
  /** Where a node paints beyond its box. */
  const surroundingsOf = (current: number) =>
    sidesOf(current).flatMap(({ tag, box, reach }) =>
      reach > 0 || tag.startsWith('::') ? [rectAround(box, reach)] : [],
    );
  const surroundings = [...oldOf.keys()].flatMap((current) => {
    const isText = after.nodes[current]!.tag === '#text';
    const found = isText
      ? changesAround(current).filter(({ kind, scope }) => kind !== 'picture' && scope !== 'element')
      : (changes.get(current) ?? []).filter(
          ({ kind, scope }) => kind !== 'text' && kind !== 'moved' && (scope === undefined || scope === 'frame'),
        );
    return found.length > 0 ? surroundingsOf(current).map((rect) => ({ node: current, changes: found, ...rect })) : [];
  });
  /** Where something that has moved is painted outside of its box, on both sides. */
  const displacedRings = [...oldOf.keys()]
    .filter(isDisplaced)
    .flatMap(sidesOf)
    .flatMap(({ tag, box, reach }) => {
      // No color tells whether a pixel is of a letter, so only the next ones count.
      const outer = rectAround(box, tag === '#text' ? 1 : reach);
      return reach > 0 ? [{ inner: rectAround(box, -1), outer }] : [];
    });
  /** Texts that have moved, with their letters that reach out of their boxes, on both sides. */
  const movedTexts = [...oldOf.keys()]
    .filter((current) => after.nodes[current]!.tag === '#text' && shifts.get(current)!.isMoved)
    .flatMap((current) => sidesOf(current).map(({ box, reach }) => ({ current, ...rectAround(box, reach) })));
  const isAround = (node: number, current: number): boolean =>
    current >= 0 && (node === current || isAround(node, after.nodes[current]!.parent));
  // Pixels are looked at row by row.
  const surroundingsInRow = once((y) => surroundings.filter(inRow(y)));
  const textsInRow = once((y) => movedTexts.filter(inRow(y)));
  const ringsInRow = once((y) => displacedRings.filter(({ outer }) => inRow(y)(outer)));
  return {
    /** Changes of nodes that may be painted at a place beyond them. A picture covers what the elements around it paint. */
    changesNear: (current: number, x: number, y: number) => {
      const isPicture = current >= 0 && isImage(after.nodes[current]!);
      const near = surroundingsInRow(y).filter(includes(x, y));
      return isPicture ? near.filter(({ node }) => !isAround(node, current)) : near;
    },
    /** Whether something that has moved may be painted at a place beyond its element: its shadow or its focus ring. */
    isNearDisplaced: (x: number, y: number) =>
      ringsInRow(y).some(({ inner, outer }) => includes(x, y)(outer) && !includes(x, y)(inner)),
    /** Texts that have moved and may be painted at a place. */
    movedTextsNear: (x: number, y: number) => textsInRow(y).filter(includes(x, y)),
  };
}

/** Colors of the shapes of an SVG. */
function shapeColors({ after, oldOf, changesAround }: ReturnType<typeof matchedNodes>) {
  /** The nearest SVG around a node; -1 where there is none. */
  const svgOf = once((current) => {
    let svg = current;
    while (svg >= 0 && after.nodes[svg]!.tag !== 'svg') svg = after.nodes[svg]!.parent;
    return svg;
  });
  /** Shapes that have another color. An SVG is painted at whole pixels, up to half a pixel away from its box. */
  const recolored = [...oldOf.keys()]
    .filter((current) => isShape(after.nodes[current]!))
    .flatMap((node) => {
      const colors = changesAround(node).filter(({ kind }) => kind === 'color');
      return colors.map((found) => ({ node, found, svg: svgOf(node), ...rectAround(after.nodes[node]!.box, 1) }));
    });
  const recoloredInRow = once((y) => recolored.filter(inRow(y)));
  /** Those of the SVG of a node that may be painted at a place: boxes do not tell which of them is. */
  return (current: number, x: number, y: number) =>
    recoloredInRow(y).filter((shape) => shape.svg === svgOf(current) && includes(x, y)(shape));
}

/** The nodes of both sides, and where their changes may be painted. */
export function nodePairs(before: Content, after: Content) {
  const matched = matchedNodes(before, after);
  return { ...matched, ...paintedBeyond(matched), recoloredNear: shapeColors(matched) };
}
