import { clipsOf, type Issue } from './cuts';
import { overlapOf, isPaintedOver, stackingLayerOf } from './overlaps';
import { boxOf, intersection, isArea, isInline, styleOf, type Box, type Story } from './geometry';

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
