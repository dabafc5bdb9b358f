import { treeOf, wordsOf, type ShownNode } from '../content/content.ts';
import type { Cause, PixelRect } from '../types.ts';
import { Areas } from './area.ts';
import { childrenOf } from './matchNodes.ts';
import { accessibilityChange, kindOf, nameOf, partOf, type Found } from './nodeChanges.ts';
import type { NodePairs } from './nodePairs.ts';
import { isShape } from './paint.ts';
import { page } from './reasons.ts';

/** The frames of a cause, at most. */
const maxAreas = 12;

const rectsOf = ([left, top, width, height]: ShownNode['box'] = [0, 0, 0, 0]): PixelRect[] =>
  width > 0 && height > 0 ? [{ left, top, width, height }] : [];

/** Collects causes and where they show. */
export function causeCollection() {
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

/** Adds words and what a screen reader gets, also where no pixel shows it. */
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

/** Adds the changes of elements that show another change already: their pixels cannot be told apart. */
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

/**
 * Adds elements that have another order now, in every language and viewport the same; without moved pixels, with what is in this order, as
 * no screenshot tells it from another one. The shapes of an SVG are a picture.
 */
function addOrderChanges({ after, oldOf }: NodePairs, causes: CauseCollection, hasMoved: boolean) {
  const childrenAt = childrenOf(after.nodes);
  for (const parent of [page, ...after.nodes.keys()]) {
    // A screen reader also gets those without a size: options, live regions.
    const shown = childrenAt(parent).filter((child) => !isShape(after.nodes[child]!));
    const children = shown.flatMap((child) => oldOf.get(child) ?? []);
    const former = children.toSorted((one, other) => one - other);
    const moves = children.flatMap((old, at) => (former[at] === old ? [] : [[former.indexOf(old), at]]));
    if (moves.length === 0) continue;
    const [kind, what] = parent === page ? ['', 'page'] : [kindOf(after, parent), nameOf(after, parent)];
    const [to, from] = [0, 1].map((side) => `order: ${moves.map((places) => places[side]! + 1).join(', ')}`);
    const inOrder = hasMoved ? [] : [partOf(after, parent)].flatMap((part) => [treeOf(part), wordsOf(part)]);
    const signature = JSON.stringify(['order', kind, from, to, ...inOrder]);
    causes.add({ kind: 'moved', signature, what, from: from!, to: to! }, undefined, after.nodes[parent]?.box);
  }
}

/** Adds changes of styles that have moved or resized something, also where what has moved looks the same at its new place. */
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

/**
 * Adds what has changed about nodes without a pixel of its own.
 * @param shown the nodes whose pixels have changed
 * @param hasMoved whether pixels have moved
 */
export function addNodeCauses(
  pairs: NodePairs,
  causes: CauseCollection,
  shown: ReadonlySet<number>,
  hasMoved: boolean,
) {
  addInvisibleChanges(pairs, causes);
  addOrderChanges(pairs, causes, hasMoved);
  addOtherChanges(pairs, shown, causes);
  if (hasMoved) addLayoutChanges(pairs, causes);
}

/** Where nothing but places has changed: what has moved, and how. */
export function movedCause({ before, after, oldOf, shifts, changes, isDisplaced }: NodePairs): Found {
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
