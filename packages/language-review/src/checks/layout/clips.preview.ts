import {
  ancestorsOf,
  boxOf,
  containsFixed,
  containsPaint,
  heightOf,
  insetOf,
  intersection,
  isInline,
  isOutOfFlow,
  isSet,
  paddingBox,
  perElement,
  scrollsX,
  scrollsY,
  styleOf,
  unbounded,
  widthOf,
  type Box,
} from './geometry.preview';

/** What an element leaves of its content. */
interface Clip {
  element: Element;
  /** All that is visible or can be scrolled into view. */
  reachable: Box;
  visibleRect: Box;
  /** Whether `clip-path` has another shape than a box. */
  isShaped: boolean;
}

export const clipOf = perElement((element, story): Clip | undefined => {
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
  const isReversed = (axis: 'row' | 'column') =>
    style.display.endsWith('flex') && style.flexDirection === `${axis}-reverse`;
  if (scrollsX(style)) {
    // From right to left, scroll positions are negative, and in reversed rows from left to right.
    const startsRight = (style.direction === 'rtl') !== isReversed('row');
    const start = startsRight ? right - element.scrollWidth : left;
    reachable.left = start - element.scrollLeft;
    reachable.right = reachable.left + element.scrollWidth;
  }
  if (scrollsY(style)) {
    const start = isReversed('column') ? bottom - element.scrollHeight : top;
    reachable.top = start - element.scrollTop;
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
