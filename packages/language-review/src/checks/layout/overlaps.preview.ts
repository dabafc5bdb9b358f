import { clipsOf, type Issue } from './cuts.preview';
import { paintOf } from './drawings.preview';
import { isShown } from './elements.preview';
import type { Line } from './textLines.preview';
import {
  ancestorsOf,
  blockOf,
  boxOf,
  createsStackingContext,
  hasBackground,
  heightOf,
  inlineTolerance,
  intersection,
  isArea,
  opaque,
  perElement,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';

/** A step down into the painting order (CSS 2.1, appendix E). */
interface Step {
  element: Element;
  level: number;
  isContext: boolean;
}

/** Levels of what has no `z-index`: below index 0, above any negative one. */
const textLevel = -0.5;
const backgroundLevel = -0.75;

const overlay =
  '[role="tooltip"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog, [popover]';

const isScrolled = (element: Element, story: Story) =>
  story.view.scrollY !== 0 || ancestorsOf(element, story).some(({ scrollTop }) => scrollTop !== 0);

/** What may cover the page: fixed, stuck, an overlay by its role, or a box beside the button that opened it. */
export const stackingLayerOf = perElement((element, story): Element | undefined =>
  ancestorsOf(element, story).find((at) => {
    const { position, bottom } = styleOf(at, story);
    const isOpened =
      position === 'absolute' &&
      [...(at.parentElement?.children ?? [])].some(({ ariaExpanded }) => ariaExpanded === 'true');
    const isStuck = position === 'sticky' && (bottom !== 'auto' || isScrolled(at, story));
    return position === 'fixed' || isStuck || isOpened || at.matches(overlay);
  }),
);

const stepsTo = perElement((element, story) => {
  const steps: Step[] = [];
  for (const at of ancestorsOf(element, story).toReversed()) {
    const style = styleOf(at, story);
    const isItem = at.parentElement !== null && /flex|grid/.test(styleOf(at.parentElement, story).display);
    const isContext =
      createsStackingContext(style) || ((style.position !== 'static' || isItem) && style.zIndex !== 'auto');
    if (isContext || style.position !== 'static') {
      while (steps.length > 0 && !steps.at(-1)!.isContext) steps.pop();
      steps.push({ element: at, isContext, level: Number(style.zIndex) || 0 });
    } else if (isItem || style.float !== 'none' || style.display.startsWith('inline-')) {
      steps.push({ element: at, isContext: false, level: textLevel });
    }
  }
  return steps;
});

/** Whether an element is painted over the text of another. */
export function isPaintedOver(element: Element, other: Element, story: Story): boolean {
  const own = stepsTo(element, story);
  const level = styleOf(element, story).display === 'inline' ? textLevel : backgroundLevel;
  const path = own.at(-1)?.element === element ? own : [...own, { element, level }];
  const textPath = [...stepsTo(other, story), { element: other, level: textLevel }];
  const fork = path.findIndex(
    (step, index) => step.element !== textPath[index]?.element || step.level !== textPath[index].level,
  );
  const [above, below] = [path[fork], textPath[fork]];
  if (!above || !below) return !below;
  if (above.level !== below.level) return above.level > below.level;
  return (below.element.compareDocumentPosition(above.element) & 4) /* Node.DOCUMENT_POSITION_FOLLOWING */ !== 0;
}

/** How far lines of one block may overlap, as a share of the height of their glyphs. */
const tightLeading = 0.2;

const replaced = 'img, svg, video, canvas, iframe, object, embed, input, textarea, select';

/** Pictures, fields, and boxes with a background. */
export const coversIn = (story: Story) =>
  [...story.root.querySelectorAll('*')].filter((element) => {
    if ('ownerSVGElement' in element && element.ownerSVGElement) return false;
    // A picture covers nothing before it is loaded.
    if ('complete' in element && !element.complete) return false;
    return (element.matches(replaced) || hasBackground(styleOf(element, story), opaque)) && isShown(element);
  });

/** Whether a drawing paints anything in a box; tested on a grid. */
function isDrawnIn(drawing: Element, { left, top, right, bottom }: Box, story: Story) {
  const isPaintedAt = paintOf(drawing, (shape) => styleOf(shape, story));
  const step = 2 * inlineTolerance;
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (isPaintedAt(x, y)) return true;
  }
  return false;
}

export const overlapOf = (shared: Box): Issue => ({
  kind: 'overlapped',
  by: Math.min(widthOf(shared), heightOf(shared)),
});

export function coverOf(line: Line, element: Element, story: Story): Issue | undefined {
  let covered = intersection(line.visibleRect, boxOf(element, story));
  if (
    !isArea(covered) ||
    element.contains(line.node) ||
    stackingLayerOf(element, story) !== stackingLayerOf(line.element, story) ||
    !isPaintedOver(element, line.element, story)
  )
    return undefined;
  covered = intersection(covered, line.glyphBounds());
  for (const { visibleRect } of clipsOf(element, story)) covered = intersection(covered, visibleRect);
  if (!isArea(covered)) return undefined;
  const isDrawing = element.localName === 'svg' && !hasBackground(styleOf(element, story), opaque);
  if (isDrawing && !isDrawnIn(element, covered, story)) return undefined;
  return overlapOf(covered);
}

export function lineOverlapOf(one: Line, other: Line, story: Story): Issue | undefined {
  if (
    !isArea(intersection(one.visibleRect, other.visibleRect)) ||
    stackingLayerOf(one.element, story) !== stackingLayerOf(other.element, story)
  )
    return undefined;
  const glyphs = intersection(one.visibleRect, one.glyphBounds());
  const otherGlyphs = intersection(other.visibleRect, other.glyphBounds());
  const shared = intersection(glyphs, otherGlyphs);
  // In one block, the descenders of a line may pass the ascenders of the next.
  const isLeading =
    blockOf(one.element, story) === blockOf(other.element, story) &&
    heightOf(shared) < Math.min(heightOf(glyphs), heightOf(otherGlyphs)) * tightLeading;
  return isArea(shared) && !isLeading ? overlapOf(shared) : undefined;
}
