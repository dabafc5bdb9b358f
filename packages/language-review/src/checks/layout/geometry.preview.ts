/** The sides of a rectangle in px, from the corner of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Differences up to these are rounding: of positions along a line, and of font heights across it. In px. */
export const inlineTolerance = 1;
export const blockTolerance = 1.5;

export const unbounded: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
export const emptyBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;
export const isEmpty = (box: Box) => widthOf(box) <= 0 || heightOf(box) <= 0;

export const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Whether a box is more than rounding. */
export const isArea = (box: Box) => widthOf(box) > inlineTolerance && heightOf(box) > blockTolerance;

/** How far a box extends outside another; negative where it is inside. */
export const overflowX = (inner: Box, outer: Box) => Math.max(outer.left - inner.left, inner.right - outer.right);
export const overflowY = (inner: Box, outer: Box) => Math.max(outer.top - inner.top, inner.bottom - outer.bottom);

type Style = CSSStyleDeclaration;

export const px = (value: string) => Number.parseFloat(value) || 0;
export const isSet = (value: string) => !['', 'none', 'normal', 'auto'].includes(value);

export const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: Style) =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
export const isInline = ({ display }: Style) => display === 'inline' || display === 'contents';
export const isOutOfFlow = ({ position }: Style) => position === 'absolute' || position === 'fixed';
export const isTransformed = ({ transform, translate, rotate, scale }: Style) =>
  [transform, translate, rotate, scale].some(isSet);
export const scrollsX = ({ overflowX: value }: Style) => /auto|scroll/.test(value);
export const scrollsY = ({ overflowY: value }: Style) => /auto|scroll/.test(value);
const isContained = ({ contain }: Style) => /layout|paint|strict|content/.test(contain);
export const containsPaint = ({ contain }: Style) => /paint|strict|content/.test(contain);

/** Whether an element contains, and so clips, its fixed descendants (CSS Transforms 1, section 2; CSS Containment 2, section 3). */
export const containsFixed = (style: Style) =>
  isTransformed(style) ||
  isContained(style) ||
  [style.perspective, style.filter, style.backdropFilter].some(isSet) ||
  /transform|translate|rotate|scale|perspective|filter/.test(style.willChange);

export const createsStackingContext = (style: Style) =>
  containsFixed(style) ||
  style.position === 'fixed' ||
  style.position === 'sticky' ||
  style.isolation === 'isolate' ||
  style.opacity !== '1' ||
  style.mixBlendMode !== 'normal' ||
  isSet(style.clipPath) ||
  isSet(style.maskImage);

function opacityOf(color: string) {
  const alpha = /(?:\/\s*|^rgba\(.*,\s*)([\d.]+)\)$/.exec(color)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}

export const hasBorder = (style: Style) =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => px(style[`border${side}Width`]) > 0 && opacityOf(style[`border${side}Color`]) > 0,
  );

/** From which opacity on a background hides what is below it. */
export const opaque = 0.5;

export const hasBackground = (style: Style, minOpacity: number) =>
  opacityOf(style.backgroundColor) >= minOpacity || isSet(style.backgroundImage);

/** A length of a computed shape in px; `full` is what its percentage refers to. */
function lengthOf(value: string, full: number) {
  const [, share, sign = '', more = '0'] = /^(?:calc\()?(-?[\d.]+)%(?: ([+-]) ([\d.]+)px\))?$/.exec(value) ?? [];
  return share === undefined ? px(value) : (Number(share) / 100) * full + Number(sign + more);
}

/** What the shape `inset(…)` leaves of a box; `rect()` and `xywh()` are computed to `inset()`. */
export function insetOf(shape: string, box: Box): Box | undefined {
  const values = /^inset\((.*?)(?: round .*)?\)$/.exec(shape)?.[1];
  if (values === undefined) return undefined;
  const [top = '0px', right = top, bottom = top, left = right] = values.match(/calc\(.*?\)|\S+/g) ?? [];
  return {
    left: box.left + lengthOf(left, widthOf(box)),
    top: box.top + lengthOf(top, heightOf(box)),
    right: box.right - lengthOf(right, widthOf(box)),
    bottom: box.bottom - lengthOf(bottom, heightOf(box)),
  };
}

/** A story at one moment. */
export interface Story {
  root: Element;
  view: Window;
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

/** Where a page starts in its window, in px: in a frame, the scrollbar of a right-to-left page is at its left. */
export const leftOfPage = ({ documentElement, defaultView }: Document) =>
  Math.min(documentElement.offsetLeft, (defaultView?.innerWidth ?? 0) - documentElement.clientWidth);

/** The sides and the top of the page, before scrolling. A pane is a separate page. */
export const pageOf = perElement((root, story): Box => {
  const { scrollX, scrollY } = story.view;
  const { documentElement, body } = root.ownerDocument;
  const start = leftOfPage(root.ownerDocument) - scrollX;
  let page: Box = { left: start, top: -scrollY, right: start + documentElement.clientWidth, bottom: Infinity };
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
