import { blockTolerance, heightOf, inlineTolerance, intersection, overlap, widthOf, type Box } from './box';
import { clipsOf } from './clips';
import type { Issue } from './cuts';
import { isShown } from './elements';
import { isPaintedOver, stackingLayerOf } from './stacking';
import { blockOf, boxOf, styleOf, type Story } from './story';
import { hasBackground, isSet } from './styles';
import type { Line } from './textLines';

/** How far lines of one block may overlap, as a share of the height of their glyphs. */
const tightLeading = 0.2;

/** From which opacity on a background hides what is below it. */
const opaque = 0.5;

const replaced = 'img, svg, video, canvas, iframe, object, embed, input, textarea, select';

/** The elements that can cover a text: pictures, fields, and boxes with a background. */
export const coversIn = (story: Story) =>
  [...story.root.querySelectorAll('*')].filter((element) => {
    if ('ownerSVGElement' in element && element.ownerSVGElement) return false;
    // A picture covers nothing before it is loaded.
    if ('complete' in element && !element.complete) return false;
    return (element.matches(replaced) || hasBackground(styleOf(element, story), opaque)) && isShown(element);
  });

/** Whether a drawing paints anything in a box; tested on a grid. */
function isDrawnIn(drawing: Element, { left, top, right, bottom }: Box, story: Story) {
  const shapes = [
    ...drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, line, polyline, polygon'),
  ];
  return shapes.some((shape) => {
    const toShape = shape.getScreenCTM()?.inverse();
    if (!toShape || !isShown(shape)) return false;
    const { fill, stroke } = styleOf(shape, story);
    const step = 2 * inlineTolerance;
    for (let y = top; y <= bottom; y += step) {
      for (let x = left; x <= right; x += step) {
        const point = { x: toShape.a * x + toShape.c * y + toShape.e, y: toShape.b * x + toShape.d * y + toShape.f };
        if ((isSet(fill) && shape.isPointInFill(point)) || (isSet(stroke) && shape.isPointInStroke(point))) return true;
      }
    }
    return false;
  });
}

export function coverOf(line: Line, element: Element, story: Story): Issue | undefined {
  if (!overlap(line.visibleRect, boxOf(element, story)) || element.contains(line.node)) return undefined;
  if (
    stackingLayerOf(element, story) !== stackingLayerOf(line.element, story) ||
    !isPaintedOver(element, line.element, story)
  )
    return undefined;
  let covered = intersection(intersection(line.visibleRect, line.glyphBounds()), boxOf(element, story));
  for (const { visibleRect } of clipsOf(element, story)) covered = intersection(covered, visibleRect);
  if (widthOf(covered) <= inlineTolerance || heightOf(covered) <= blockTolerance) return undefined;
  const isDrawing = element.localName === 'svg' && !hasBackground(styleOf(element, story), opaque);
  if (isDrawing && !isDrawnIn(element, covered, story)) return undefined;
  return { kind: 'overlapped', by: Math.min(widthOf(covered), heightOf(covered)) };
}

export function lineOverlapOf(one: Line, other: Line, story: Story): Issue | undefined {
  if (
    !overlap(one.visibleRect, other.visibleRect) ||
    stackingLayerOf(one.element, story) !== stackingLayerOf(other.element, story)
  )
    return undefined;
  const glyphs = intersection(one.visibleRect, one.glyphBounds());
  const otherGlyphs = intersection(other.visibleRect, other.glyphBounds());
  const shared = intersection(glyphs, otherGlyphs);
  const [width, height] = [widthOf(shared), heightOf(shared)];
  // In one block, the descenders of a line may pass the ascenders of the next.
  const isLeading =
    blockOf(one.element, story) === blockOf(other.element, story) &&
    height < Math.min(heightOf(glyphs), heightOf(otherGlyphs)) * tightLeading;
  if (width <= inlineTolerance || height <= blockTolerance || isLeading) return undefined;
  return { kind: 'overlapped', by: Math.min(width, height) };
}
