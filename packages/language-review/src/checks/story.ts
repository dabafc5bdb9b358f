import { intersection, type Box } from './box';
import { isContained, isInline, isTransformed, px } from './styles';

/** A story at one moment. */
export interface Story {
  root: Element;
  view: Window;
  /** Measures text. */
  canvas: CanvasRenderingContext2D | null;
}

/** Computes a value once per element and story. */
export function perElement<Value>(compute: (element: Element, story: Story) => Value) {
  const known = new WeakMap<Story, Map<Element, Value>>();
  return (element: Element, story: Story): Value => {
    const values = known.get(story) ?? new Map<Element, Value>();
    known.set(story, values);
    if (!values.has(element)) values.set(element, compute(element, story));
    return values.get(element) as Value;
  };
}

export const styleOf = perElement((element, { view }) => view.getComputedStyle(element));

export const boxOf = perElement((element): Box => element.getBoundingClientRect());

/** An element and its ancestors below the root, innermost first. */
export const ancestorsOf = perElement((element, { root }): readonly Element[] => {
  const chain: Element[] = [];
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) chain.push(at);
  return chain;
});

export const blockOf = perElement(
  (element, story) => ancestorsOf(element, story).find((at) => !isInline(styleOf(at, story))) ?? story.root,
);

export const paddingBox = (element: Element, story: Story) => boxInside(element, story, 0);

export const contentBox = (element: Element, story: Story) => boxInside(element, story, 1);

function boxInside(element: Element, story: Story, padding: 0 | 1) {
  const style = styleOf(element, story);
  const { left, top, right, bottom } = boxOf(element, story);
  const scale =
    'offsetWidth' in element && isTransformed(style) ? (right - left) / (Number(element.offsetWidth) || 1) : 1;
  const inset = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
    scale * (px(style[`border${side}Width`]) + padding * px(style[`padding${side}`]));
  return {
    left: left + inset('Left'),
    top: top + inset('Top'),
    right: right - inset('Right'),
    bottom: bottom - inset('Bottom'),
  };
}

/** The sides and the top of the page, before scrolling. A pane is a separate page. */
export const pageOf = perElement((root, story): Box => {
  const { scrollX, scrollY } = story.view;
  const { documentElement, body } = root.ownerDocument;
  let page: Box = { left: -scrollX, top: -scrollY, right: documentElement.clientWidth - scrollX, bottom: Infinity };
  for (let at: Element | null = root; at && at !== body && at !== documentElement; at = at.parentElement) {
    const style = styleOf(at, story);
    if (style.overflowX === 'visible' && !isContained(style)) continue;
    const { left, right, top } = paddingBox(at, story);
    page = intersection(page, {
      left: left - at.scrollLeft,
      right: right - at.scrollLeft,
      top: top - at.scrollTop,
      bottom: Infinity,
    });
  }
  return page;
});
