import type { ClippingFinding } from './findings.ts';
import { lineBoxOf, type Line } from './textLines.preview';
import {
  ancestorsOf,
  blockOf,
  blockTolerance,
  boxOf,
  containsFixed,
  containsPaint,
  contentBox,
  emptyBox,
  hasBackground,
  hasBorder,
  heightOf,
  inlineTolerance,
  insetOf,
  intersection,
  isEmpty,
  isInline,
  isOutOfFlow,
  isSet,
  isTransformed,
  overflowX,
  overflowY,
  paddingBox,
  pageOf,
  perElement,
  scrollsX,
  scrollsY,
  styleOf,
  unbounded,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';

export interface Issue extends Pick<ClippingFinding, 'kind' | 'by'> {
  /** What cuts the text, or what the text leaves; absent where that is the text itself. */
  box?: Element | undefined;
}

/** What an element leaves of its content. */
interface Clip {
  element: Element;
  /** All that is visible or can be scrolled into view. */
  reachable: Box;
  visibleRect: Box;
  /** Whether `clip-path` has another shape than a box. */
  isShaped: boolean;
}

const clipOf = perElement((element, story): Clip | undefined => {
  const style = styleOf(element, story);
  const clipsPaint = containsPaint(style);
  const clipsX = (clipsPaint || style.overflowX !== 'visible') && !isInline(style);
  const clipsY = (clipsPaint || style.overflowY !== 'visible') && !isInline(style);
  if (!clipsX && !clipsY && !isSet(style.clipPath)) return undefined;

  const { left, top, right, bottom } = paddingBox(element, story);
  const shape = isSet(style.clipPath) ? insetOf(style.clipPath, boxOf(element, story)) : unbounded;
  const visibleRect = intersection(shape ?? unbounded, {
    ...unbounded,
    ...(clipsX && { left, right }),
    ...(clipsY && { top, bottom }),
  });
  const reachable = { ...visibleRect };
  if (scrollsX(style)) {
    // From right to left, scroll positions are negative.
    const start = style.direction === 'rtl' ? right - element.scrollWidth : left;
    reachable.left = start - element.scrollLeft;
    reachable.right = reachable.left + element.scrollWidth;
  }
  if (scrollsY(style)) {
    reachable.top = top - element.scrollTop;
    reachable.bottom = reachable.top + element.scrollHeight;
  }
  return { element, reachable, visibleRect, isShaped: !shape };
});

/** What clips the content of an element, innermost first; without the page. */
export const clipsOf = perElement((element, story): readonly Clip[] => {
  const clips: Clip[] = [];
  let position = 'static';
  for (const at of ancestorsOf(element, story)) {
    const style = styleOf(at, story);
    const clip = clipOf(at, story);
    const isContainingBlock =
      position === 'static' || containsFixed(style) || (position === 'absolute' && style.position !== 'static');
    // A shape clips all descendants, whatever their containing block.
    if (clip && (isContainingBlock || isSet(style.clipPath))) clips.push(clip);
    if (isContainingBlock) position = isOutOfFlow(style) ? style.position : 'static';
  }
  return clips;
});

/** Clipped down to a pixel. */
export const isVisuallyHidden = perElement((element, story) =>
  clipsOf(element, story).some(({ reachable }) => widthOf(reachable) <= 1 || heightOf(reachable) <= 1),
);

const isPositioned = perElement((element, story) =>
  ancestorsOf(element, story).some((at) => isOutOfFlow(styleOf(at, story)) || isTransformed(styleOf(at, story))),
);

/** The nearest background or border around a text. */
const frameOf = perElement((element, story) => {
  for (const at of ancestorsOf(blockOf(element, story), story)) {
    const style = styleOf(at, story);
    if (!isInline(style) && (hasBackground(style, 0.01) || hasBorder(style))) return at;
    if (isOutOfFlow(style) || clipOf(at, story)) return undefined;
  }
  return undefined;
});

/** How far the glyphs of a line extend outside a box, in px; 0 where that is rounding. */
function overflowOf({ visibleRect, glyphBounds }: Part, box: Box) {
  const x = overflowX(visibleRect, box);
  const y = overflowY(visibleRect, box) > blockTolerance ? overflowY(intersection(glyphBounds(), visibleRect), box) : 0;
  return { x: x > inlineTolerance ? x : 0, y: y > blockTolerance ? y : 0 };
}

/** A line of text, or another box that has to be complete. */
interface Part extends Pick<Line, 'element' | 'visibleRect' | 'glyphBounds'> {
  /** What a shape has to leave; all where it is absent. */
  core?: Box;
}

/** How much of a part a shape hides, in px. Only points in the viewport can be tested. */
function hiddenByShape(
  { element, glyphBounds, visibleRect, core = glyphBounds() }: Part,
  shaped: Element,
  story: Story,
) {
  if ([shaped, element].some((each) => styleOf(each, story).pointerEvents === 'none')) return 0;
  const { left, top, right, bottom } = intersection(core, visibleRect);
  const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
    [0.1, 0.9].map((down) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  );
  const hidden = points.filter(({ x, y }) => {
    const hits = element.ownerDocument.elementsFromPoint(x, y);
    return hits.length > 0 && !hits.includes(element);
  });
  return ((right - left) * hidden.length) / points.length;
}

/** Whether a line would scroll the page sideways if it were not clipped. */
function isClippedAtPageSide({ visibleRect }: Part, reachable: Box, story: Story) {
  const page = pageOf(story.root, story);
  const box = boxOf(story.root, story);
  return (
    (visibleRect.right > page.right + inlineTolerance &&
      reachable.right >= Math.min(page.right, box.right) - inlineTolerance) ||
    (visibleRect.left < page.left - inlineTolerance &&
      reachable.left <= Math.max(page.left, box.left) + inlineTolerance)
  );
}

/** What the elements around a line, or the page, cut off. Reduces its `visibleRect` to what they leave. */
export function cutOf(line: Part, story: Story): Issue | undefined {
  for (const { element, reachable, visibleRect, isShaped } of clipsOf(line.element, story)) {
    // Not to be read yet, such as the next slides of a carousel.
    if (isEmpty(intersection(line.visibleRect, reachable)) && line.element.closest('[aria-hidden="true"]')) {
      line.visibleRect = emptyBox;
      return undefined;
    }
    const { x, y } = overflowOf(line, reachable);
    if (x > 0 || y > 0)
      return {
        kind: x > 0 && isClippedAtPageSide(line, reachable, story) ? 'sideways' : 'cut',
        by: Math.max(x, y),
        box: element,
      };
    const hidden = isShaped ? hiddenByShape(line, element, story) : 0;
    if (hidden > inlineTolerance) return { kind: 'cut', by: hidden, box: element };
    line.visibleRect = intersection(line.visibleRect, visibleRect);
    // Scrolled out of view, but complete.
    if (isEmpty(line.visibleRect)) return undefined;
  }
  const page = pageOf(story.root, story);
  const { x, y } = overflowOf(line, page);
  const { left, right, bottom } = line.visibleRect;
  if ((right <= page.left || left >= page.right || bottom <= page.top) && isPositioned(line.element, story)) {
    line.visibleRect = emptyBox;
    return undefined;
  }
  if (x > 0) return { kind: 'sideways', by: x };
  return y > 0 ? { kind: 'cut', by: y } : undefined;
}

/** How far a line extends outside its block, or the background or border around it. */
export function escapeOf(line: Line, story: Story): Issue | undefined {
  if (isEmpty(line.visibleRect) || 'ownerSVGElement' in line.element) return undefined;
  const block = blockOf(line.element, story);
  const style = styleOf(block, story);
  // What can be scrolled to has not escaped.
  const x = scrollsX(style) ? 0 : overflowOf(line, contentBox(block, story)).x;
  // Glyphs may extend outside a tight line; the line itself may not leave the block.
  const y = scrollsY(style) ? 0 : overflowY(lineBoxOf(line, story), boxOf(block, story));
  const frame = frameOf(line.element, story);
  const outside = frame ? overflowOf(line, boxOf(frame, story)) : { x: 0, y: 0 };
  const inside = Math.max(x, y > blockTolerance ? y : 0);
  const by = Math.max(inside, outside.x, outside.y);
  return by > 0 ? { kind: 'escaped', by, box: inside > 0 ? block : frame } : undefined;
}
