import { clipsOf, cutOf, type Issue } from './cuts.preview';
import { iconsIn } from './drawings.preview';
import { isShown } from './elements.preview';
import { overlapOf, isPaintedOver, stackingLayerOf } from './overlaps.preview';
import {
  boxOf,
  heightOf,
  intersection,
  isArea,
  isInline,
  paddingBox,
  scrollsX,
  scrollsY,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';

/** What reacts to a click. */
export const controls = 'a[href], button, input, select, textarea, summary';

/** What a control is called in a finding. */
export const nameOf = (control: Element) => control.textContent?.trim() || (control.getAttribute('aria-label') ?? '');

/** Whether an element receives the clicks in its box: also where it is transparent. */
function receivesClicks(element: Element, story: Story) {
  const style = styleOf(element, story);
  return !isInline(style) && style.pointerEvents !== 'none' && style.visibility === 'visible';
}

/** A click on a label reaches its control. */
const isLabelOf = (element: Element, control: Element) =>
  element.closest('label')?.control === control || control.closest('label')?.contains(element) === true;

function visibleBoxOf(element: Element, story: Story) {
  let box: Box = boxOf(element, story);
  for (const { visibleRect } of clipsOf(element, story)) box = intersection(box, visibleRect);
  return box;
}

/** How much of a control another element takes the clicks of, whether it is transparent or not. */
export function controlCoverOf(control: Element, story: Story): Issue | undefined {
  const box = visibleBoxOf(control, story);
  const cover = [...story.root.querySelectorAll('*')].find(
    (element) =>
      isArea(intersection(box, boxOf(element, story))) &&
      !element.contains(control) &&
      !control.contains(element) &&
      !isLabelOf(element, control) &&
      receivesClicks(element, story) &&
      stackingLayerOf(element, story) === stackingLayerOf(control, story) &&
      isPaintedOver(element, control, story) &&
      isArea(intersection(box, visibleBoxOf(element, story))),
  );
  return cover && overlapOf(intersection(box, visibleBoxOf(cover, story)));
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

/** What is cut off from a control or from an icon in it. Its texts are checked as all others. */
export function controlCutOf(control: Element, story: Story): Issue | undefined {
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
