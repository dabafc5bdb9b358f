import { clipsOf } from './clips.preview';
import { iconsIn } from './drawings.preview';
import { isShown } from './elements.preview';
import {
  ancestorsOf,
  boxOf,
  contentBox,
  emptyBox,
  heightOf,
  inlineTolerance,
  intersection,
  isArea,
  isEmpty,
  isInline,
  isOutOfFlow,
  isTransformed,
  paddingBox,
  pageOf,
  perElement,
  scrollsX,
  scrollsY,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';
import { worst, type Issue, type LayoutCheck } from './layoutCheck.preview';
import { controlTextOf, overflowOf, type Line } from './textLines.preview';

const [cutOff, sideways] = ['Cut', 'Scrolls sideways'] as const;

const isPositioned = perElement((element, story) =>
  ancestorsOf(element, story).some((at) => isOutOfFlow(styleOf(at, story)) || isTransformed(styleOf(at, story))),
);

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
  const box = contentBox(story.root, story);
  return (
    (visibleRect.right > page.right + inlineTolerance &&
      reachable.right >= Math.min(page.right, box.right) - inlineTolerance) ||
    (visibleRect.left < page.left - inlineTolerance &&
      reachable.left <= Math.max(page.left, box.left) + inlineTolerance)
  );
}

/** What the elements around a line, or the page, cut off. Reduces its `visibleRect` to what they leave. */
function cutOf(line: Part, story: Story): Issue | undefined {
  for (const { element, reachable, visibleRect, isShaped } of clipsOf(line.element, story)) {
    const inside = intersection(line.visibleRect, reachable);
    // Not to be read yet, such as the next slides of a carousel; or not at all, where an image replaces it.
    if (
      (isEmpty(inside) && line.element.closest('[aria-hidden="true"]')) ||
      (widthOf(inside) <= 0 && styleOf(line.element, story).textIndent !== '0px')
    ) {
      line.visibleRect = emptyBox;
      return undefined;
    }
    const { x, y } = overflowOf(line, reachable);
    if (x > 0 || y > 0)
      return {
        cause: x > 0 && isClippedAtPageSide(line, reachable, story) ? sideways : cutOff,
        by: Math.max(x, y),
        box: element,
      };
    const hidden = isShaped ? hiddenByShape(line, element, story) : 0;
    if (hidden > inlineTolerance) return { cause: cutOff, by: hidden, box: element };
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
  if (x > 0) return { cause: sideways, by: x };
  return y > 0 ? { cause: cutOff, by: y } : undefined;
}

/** What a shape such as a circle leaves of a box: without its corners. */
function middleOf(box: Box): Box {
  const [x, y] = [widthOf(box) / 4, heightOf(box) / 4];
  return { left: box.left + x, top: box.top + y, right: box.right - x, bottom: box.bottom - y };
}

/** What a control has to show of itself: without its border and scrollbar, which are no part of what it clips. */
function insideOf(control: Element, story: Story): Box {
  const style = styleOf(control, story);
  if (!scrollsX(style) && !scrollsY(style)) return paddingBox(control, story);
  const { left, top } = boxOf(control, story);
  const { clientLeft, clientTop, clientWidth, clientHeight } = control;
  return {
    left: left + clientLeft,
    top: top + clientTop,
    right: left + clientLeft + clientWidth,
    bottom: top + clientTop + clientHeight,
  };
}

/** What is cut off from a control or from an icon in it. The elements in it that are texts are checked as all others. */
function controlCutOf(control: Element, story: Story): Issue | undefined {
  const cutText = controlTextOf(control, story);
  if (cutText > inlineTolerance) return { cause: cutOff, by: cutText };
  const parts: Array<{ element: Element; box: Box }> = iconsIn(control)
    .filter(({ icon }) => isShown(icon))
    .map(({ icon, box }) => ({ element: icon, box }));
  // A link in a line of text is as high as its font, not as its line.
  if (!isInline(styleOf(control, story))) parts.push({ element: control, box: insideOf(control, story) });
  for (const { element, box } of parts) {
    const part = { element, visibleRect: box, glyphBounds: () => box, core: middleOf(box) };
    const issue = isArea(box) ? cutOf(part, story) : undefined;
    if (issue) return issue;
  }
  return undefined;
}

/** Texts that the elements around them, or the page, cut off; controls, and icons in them. */
export const cut: LayoutCheck = {
  causes: [cutOff, sideways],
  finds: 'Text, controls and their icons that are cut off, or make the page scroll sideways',
  ofText: ({ lines }, story) => {
    const issues = lines.map((line) => cutOf(line, story));
    return worst(issues.filter((issue) => issue?.cause === sideways)) ?? worst(issues);
  },
  ofControl: controlCutOf,
};
