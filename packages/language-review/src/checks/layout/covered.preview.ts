import { clipsOf } from './clips.preview';
import { paintOf } from './drawings.preview';
import { controls, isShown } from './elements.preview';
import { generatedCoverOf } from './generatedCovers.preview';
import {
  blockOf,
  boxOf,
  contentBox,
  hasBackground,
  heightOf,
  inlineTolerance,
  intersection,
  isArea,
  isEmpty,
  isInline,
  opaque,
  overflowX,
  overflowY,
  perElement,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';
import { worst, type Issue, type LayoutCheck } from './layoutCheck.preview';
import { isPaintedOver, stackingLayerOf } from './paintingOrder.preview';
import type { Line } from './textLines.preview';

const cause = 'Covered';

/** How far lines of one block may overlap, as a share of the height of their glyphs. */
const tightLeading = 0.2;

const replaced = 'img, svg, video, canvas, iframe, object, embed, input, textarea, select';

/** Pictures, fields, and boxes with a background. */
const coversIn = perElement((root, story) =>
  [...root.querySelectorAll('*')].filter((element) => {
    if ('ownerSVGElement' in element && element.ownerSVGElement) return false;
    // A picture covers nothing before it is loaded.
    if ('complete' in element && !element.complete) return false;
    return (element.matches(replaced) || hasBackground(styleOf(element, story), opaque)) && isShown(element);
  }),
);

/** Whether a drawing paints anything in a box; tested on a grid. */
function isDrawnIn(drawing: Element, { left, top, right, bottom }: Box, story: Story) {
  const isPaintedAt = paintOf(drawing, (shape) => styleOf(shape, story));
  const step = 2 * inlineTolerance;
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (isPaintedAt(x, y)) return true;
  }
  return false;
}

const overlapOf = (shared: Box): Issue => ({
  cause,
  by: Math.min(widthOf(shared), heightOf(shared)),
});

function coverOf(line: Line, element: Element, story: Story): Issue | undefined {
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

function lineOverlapOf(one: Line, other: Line, story: Story): Issue | undefined {
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

/** Whether an element receives the clicks in its box: also where it is transparent, but not in a closed `details`. */
function receivesClicks(element: Element, story: Story) {
  const style = styleOf(element, story);
  return !isInline(style) && style.pointerEvents !== 'none' && element.checkVisibility({ visibilityProperty: true });
}

/** A click on a label reaches its control. */
const isLabelOf = (element: Element, control: Element) =>
  element.closest('label')?.control === control || control.closest('label')?.contains(element) === true;

function visibleBoxOf(element: Element, story: Story) {
  let box: Box = boxOf(element, story);
  for (const { visibleRect } of clipsOf(element, story)) box = intersection(box, visibleRect);
  return box;
}

/** The share of a control that a smaller one may take, such as a button in the corner of a card that is a link. */
const smallShare = 1 / 4;

const areaOf = (box: Box) => widthOf(box) * heightOf(box);

function isSmallControlIn(box: Box, element: Element, story: Story) {
  const own = boxOf(element, story);
  return (
    (element.closest(controls) ?? element.querySelector(controls)) !== null &&
    Math.max(overflowX(own, box), overflowY(own, box)) <= inlineTolerance &&
    areaOf(own) <= areaOf(box) * smallShare
  );
}

/** How much of a control another element takes the clicks of, whether it is transparent or not. */
function controlCoverOf(control: Element, story: Story): Issue | undefined {
  const isField = control.matches('input, textarea, select');
  const visible = visibleBoxOf(control, story);
  // Beside its text, a field has room for icons and for buttons of its own.
  const box = isField ? intersection(visible, contentBox(control, story)) : visible;
  const cover = [...story.root.querySelectorAll('*')].find(
    (element) =>
      isArea(intersection(box, boxOf(element, story))) &&
      !element.contains(control) &&
      !control.contains(element) &&
      !isLabelOf(element, control) &&
      receivesClicks(element, story) &&
      stackingLayerOf(element, story) === stackingLayerOf(control, story) &&
      isPaintedOver(element, control, story) &&
      isArea(intersection(box, visibleBoxOf(element, story))) &&
      (isField || !isSmallControlIn(box, element, story)),
  );
  return cover && overlapOf(intersection(box, visibleBoxOf(cover, story)));
}

/** Texts that another text, or something painted over them, covers; controls below a box that takes their clicks. */
export const covered: LayoutCheck = {
  causes: [cause],
  finds: 'Text that is covered, and controls under a box that takes their clicks, transparent or not',
  ofText: (text, story, texts) => {
    const isVisible = ({ visibleRect }: Line) => !isEmpty(visibleRect);
    const lines = text.lines.filter(isVisible);
    const following = texts.slice(texts.indexOf(text) + 1).flatMap((other) => other.lines.filter(isVisible));
    return worst(
      lines.flatMap((line, index) => {
        const covers = [
          generatedCoverOf(line, story),
          ...coversIn(story.root, story).map((element) => coverOf(line, element, story)),
        ];
        const others = [...lines.slice(index + 1), ...following];
        return [...covers, ...others.map((other) => lineOverlapOf(line, other, story))];
      }),
    );
  },
  ofControl: controlCoverOf,
};
