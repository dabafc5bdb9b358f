import { fileOf, styleNames, type Content } from '../content/content.ts';
import type { Cause } from '../types.ts';
import { Areas, hashOf, strengthOf, type Area } from './area.ts';
import { addNodeCauses, causeCollection, movedCause } from './causes.ts';
import { kindOf, nameOf, type Found } from './nodeChanges.ts';
import { nodePairs, type NodePairs } from './nodePairs.ts';
import { noiseStrength, page, pixelsOf, pixelReasons, type Side, type Size } from './reasons.ts';

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

/** The file of the picture that an element shows, as its content or as its background. */
function shownPicture({ nodes, styles }: Content, node: number) {
  const { tag, picture, style } = nodes[node]!;
  if (tag === 'img') return picture;
  const background = styles[style]?.[styleNames.indexOf('background-image')] ?? '';
  const url = /url\("([^"]*)"\)/.exec(background)?.[1];
  return url === undefined ? undefined : fileOf(url);
}

/**
 * Pixels of a node that nothing explains: equal ones are one cause, wherever the node has moved. Of a picture, they name its file:
 * it may have been replaced under its name.
 */
function unexplainedCause(
  { after, shifts }: NodePairs,
  node: number,
  { rect, strength }: Area,
  [was, is]: readonly [Uint32Array, Uint32Array],
  { width }: Size,
): Found {
  const what = node === page ? 'page' : nameOf(after, node);
  if (strength <= noiseStrength) return { kind: 'noise', signature: JSON.stringify(['noise', strength]), what };
  const { x, y } = shifts.get(node) ?? { x: 0, y: 0 };
  const former = { ...rect, left: rect.left - x, top: rect.top - y };
  const kind = node === page ? '' : kindOf(after, node);
  const signature = JSON.stringify(['pixels', kind, hashOf(was, width, former), hashOf(is, width, rect)]);
  const picture = node === page ? undefined : shownPicture(after, node);
  return { kind: 'pixels', signature, what, ...(picture !== undefined && { from: picture, to: picture }) };
}

/** The kinds of causes that move no element. */
const staying: ReadonlySet<string> = new Set(['color', 'accessibility', 'noise']);

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
  const { reasonAt, topAfter } = pixelReasons(pairs, before, after, size);
  for (let at = 0; at < is.length; at++) {
    if (was[at] === is[at]) continue;
    const reason = reasonAt(at);
    const place = [at % size.width, Math.floor(at / size.width), strengthOf(was[at]!, is[at]!)] as const;
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
  addNodeCauses(pairs, causes, shown, pixels.length > 0);
  for (const [node, area] of unexplained)
    causes.add(unexplainedCause(pairs, node, area, [was, is], size)).set(node, area);
  const isUncaused = pixels.length > 0 && [...causes.entries.values()].every(({ found }) => staying.has(found.kind));
  if (isUncaused) causes.add(movedCause(pairs), areas);
  // Where nothing explains the places, or nothing else looks different, they are a difference.
  if (isUncaused || changed === 0) {
    for (const at of pixels) mask[at] = 1;
    changed += pixels.length;
  }
  const moved = [...pairs.shifts.values()].reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  return { causes: causes.list(), moved, mask, pixels: changed };
}
