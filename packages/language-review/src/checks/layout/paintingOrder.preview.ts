import { ancestorsOf, createsStackingContext, perElement, styleOf, type Story } from './geometry.preview';

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

/** What may cover the page: fixed, stuck, an overlay by its role or its place in the body, or a box beside the button that opened it. */
export const stackingLayerOf = perElement((element, story): Element | undefined =>
  ancestorsOf(element, story).find((at) => {
    const { position, bottom } = styleOf(at, story);
    const isOpened =
      position === 'absolute' &&
      [...(at.parentElement?.children ?? [])].some(({ ariaExpanded }) => ariaExpanded === 'true');
    const isStuck = position === 'sticky' && (bottom !== 'auto' || isScrolled(at, story));
    return position === 'fixed' || at.parentElement?.localName === 'body' || isStuck || isOpened || at.matches(overlay);
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
