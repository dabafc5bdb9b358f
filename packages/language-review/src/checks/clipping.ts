import type { ClippingFinding } from '../preview/channel';

/*
 * The place that a line of text takes up is what `Range.getClientRects` says, whatever `overflow`, `text-overflow` or
 * `line-clamp` show of it. It is as wide as its letters advance, but as high as the face may ever need: it stands out of a
 * tight line box, or of a box with a leading of 1, though no ink does. So what lies above and below is judged by the ink of
 * the letters in the line, which a canvas knows.
 *
 * Not seen: text that CSS generates, shadow trees, what stands in frames, masks, margins of a clip, and letters at the round
 * corners of a box.
 */

/** From how many px on something counts, along the line and across it: less is rounding, of a place or of a face's height. */
const tolerance = 1;
const glyphTolerance = 1.5;

/** How far lines of one block may reach into each other, as a share of their ink. */
const tightest = 0.2;

/** From which opacity on a background hides what is below it. */
const hiding = 0.5;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What an element leaves of that which stands in it. */
interface Clip {
  element: Element;
  /** All that can be brought into sight, by scrolling where that is possible. */
  reach: Box;
  /** The part that is visible now. */
  visibleRect: Box;
  /** Whether the element has another shape than a box. */
  isShaped: boolean;
}

interface Line {
  node: Text;
  element: Element;
  box: Box;
  /** What its surroundings leave of it. */
  visibleRect: Box;
  /** The bounds of its glyphs: as wide as the line, as high as they are. */
  glyphBounds: () => Box;
}

/** A step down into the order of painting (CSS 2.1, appendix E). */
interface Layer {
  element: Element;
  level: number;
  /** Whether nothing that it holds leaves it. */
  isContext: boolean;
}

/** Levels of what has no index in that order: below index 0, above any negative one. */
const textLevel = -0.5;
const backgroundLevel = -0.75;

type Issue = Pick<ClippingFinding, 'kind' | 'by'>;

/** What lies over the page for a while. A box beside the button that opened it is one as well. */
const overlay =
  '[role="tooltip"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog, [popover]';
const replaced = 'img, svg, video, canvas, iframe, object, embed, input, textarea, select';
/** Controls whose label no range reaches. */
const labelled = 'select:not([multiple], [size]), input, textarea';

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

const px = (value: string) => Number.parseFloat(value) || 0;
const isSet = (value: string) => value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto';
const readable = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const isEmpty = (box: Box) => widthOf(box) <= 0 || heightOf(box) <= 0;

/** Whether two boxes have more than an edge in common. */
const meet = (one: Box, other: Box) =>
  one.left < other.right - tolerance &&
  other.left < one.right - tolerance &&
  one.top < other.bottom - glyphTolerance &&
  other.top < one.bottom - glyphTolerance;

/** By how much something stands out of a box: at its sides, and above or below. */
const besides = (inner: Box, outer: Box) => Math.max(outer.left - inner.left, inner.right - outer.right);
const beyond = (inner: Box, outer: Box) => Math.max(outer.top - inner.top, inner.bottom - outer.bottom);

const isMiddleIn = ({ left, right, top, bottom }: Box, outer: Box) =>
  left + right >= 2 * outer.left &&
  left + right <= 2 * outer.right &&
  top + bottom >= 2 * outer.top &&
  top + bottom <= 2 * outer.bottom;

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents';
const isOutOfFlow = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed';
const isMoved = ({ transform, translate, rotate, scale }: CSSStyleDeclaration) =>
  [transform, translate, rotate, scale].some(isSet);
const scrollsX = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
const scrollsY = ({ overflowY }: CSSStyleDeclaration) => overflowY === 'auto' || overflowY === 'scroll';
const isContained = ({ contain }: CSSStyleDeclaration) => /layout|paint|strict|content/.test(contain);
const paintsInside = ({ contain }: CSSStyleDeclaration) => /paint|strict|content/.test(contain);

/** Whether an element places, and so cuts, what is fixed in it (CSS Transforms 1, section 2; CSS Containment 2, section 3). */
const holdsFixed = (style: CSSStyleDeclaration) =>
  isMoved(style) ||
  isContained(style) ||
  [style.perspective, style.filter, style.backdropFilter].some(isSet) ||
  /transform|translate|rotate|scale|perspective|filter/.test(style.willChange);

const makesContext = (style: CSSStyleDeclaration) =>
  holdsFixed(style) ||
  style.position === 'fixed' ||
  style.position === 'sticky' ||
  style.isolation === 'isolate' ||
  style.opacity !== '1' ||
  style.mixBlendMode !== 'normal' ||
  isSet(style.clipPath) ||
  isSet(style.maskImage);

/** The opacity of a computed colour. */
function opacityOf(color: string): number {
  const alpha = /(?:\/\s*|^rgba\(.*,\s*)([\d.]+)\)$/.exec(color)?.[1];
  return alpha === undefined ? 1 : Number(alpha);
}

const hasBorder = (style: CSSStyleDeclaration) =>
  [
    [style.borderTopWidth, style.borderTopColor],
    [style.borderRightWidth, style.borderRightColor],
    [style.borderBottomWidth, style.borderBottomColor],
    [style.borderLeftWidth, style.borderLeftColor],
  ].some(([width = '', color = '']) => px(width) > 0 && opacityOf(color) > 0);

const hasBackground = (style: CSSStyleDeclaration, atLeast: number) =>
  opacityOf(style.backgroundColor) >= atLeast || isSet(style.backgroundImage);

/** A length of a computed shape in px; `whole` is what its percentage is of. */
function lengthOf(value: string, whole: number): number {
  const [, share, sign = '', more = '0'] = /^(?:calc\()?(-?[\d.]+)%(?: ([+-]) ([\d.]+)px\))?$/.exec(value) ?? [];
  return share === undefined ? px(value) : (Number(share) / 100) * whole + Number(sign + more);
}

/** What the shape `inset(…)` leaves of a box; other names of boxes are computed to this one. */
function insetOf(shape: string, box: Box): Box | undefined {
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

/** The path of an element from the root on; `root.querySelector` finds it. */
export function pathOf(element: Element, root: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    const { localName } = at;
    const alike = [...at.parentElement.children].filter((sibling) => sibling.localName === localName);
    steps.unshift(alike.length > 1 ? `${localName}:nth-of-type(${alike.indexOf(at) + 1})` : localName);
  }
  return steps.join(' > ');
}

/** Whether an element is there to be seen: displayed, visible, not transparent, not in what is closed. */
export function isShown(element: Element): boolean {
  // An element without a box of its own is seen where its parent is.
  const isBoxless = element.ownerDocument.defaultView?.getComputedStyle(element).display === 'contents';
  if (isBoxless && element.parentElement) return isShown(element.parentElement);
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The texts in an element that are more than white space, in their order. */
function textsOf(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue?.trim() && node.parentElement && !/^(?:script|style|option)$/.test(node.parentElement.localName))
      texts.push(node as Text);
  }
  return texts;
}

/** The gravest of some flaws: the first kind of this order, and of that the largest. */
const severity: readonly ClippingFinding['kind'][] = ['sideways', 'cut', 'escaped', 'overlapped'];
function mostSevere(issues: readonly (Issue | undefined)[]): Issue | undefined {
  const found = issues.filter((flaw) => flaw !== undefined);
  return found.toSorted(
    (one, other) => severity.indexOf(one.kind) - severity.indexOf(other.kind) || other.by - one.by,
  )[0];
}

/** Asks for the same only once. */
function once<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Value;
  };
}

/** A story at one moment. */
class Scene {
  private readonly root: Element;
  private readonly view: Window;
  private readonly pen: CanvasRenderingContext2D | null;
  /** The sides and the top of the page as they are before anything is scrolled. */
  private readonly page: Box;

  constructor(root: Element, view: Window) {
    this.root = root;
    this.view = view;
    this.pen = root.ownerDocument.createElement('canvas').getContext('2d');
    this.page = this.pageBox();
  }

  private readonly style = once((element: Element) => this.view.getComputedStyle(element));

  private readonly boxOf = once((element: Element): Box => element.getBoundingClientRect());

  /** An element and those around it, from the inside out, without the root. */
  private readonly chainOf = once((element: Element): readonly Element[] => {
    const chain: Element[] = [];
    for (let at: Element | null = element; at && at !== this.root; at = at.parentElement) chain.push(at);
    return chain;
  });

  /** The box inside of an element's border, or inside of its padding too. */
  private boxInside(element: Element, withoutPadding = false): Box {
    const style = this.style(element);
    const { left, top, right, bottom } = this.boxOf(element);
    const scale = 'offsetWidth' in element && isMoved(style) ? (right - left) / (Number(element.offsetWidth) || 1) : 1;
    const edge = (border: string, padding: string) => scale * (px(border) + (withoutPadding ? px(padding) : 0));
    return {
      left: left + edge(style.borderLeftWidth, style.paddingLeft),
      top: top + edge(style.borderTopWidth, style.paddingTop),
      right: right - edge(style.borderRightWidth, style.paddingRight),
      bottom: bottom - edge(style.borderBottomWidth, style.paddingBottom),
    };
  }

  private pageBox(): Box {
    const { scrollX, scrollY } = this.view;
    const { documentElement, body } = this.root.ownerDocument;
    let page: Box = { left: -scrollX, top: -scrollY, right: documentElement.clientWidth - scrollX, bottom: Infinity };
    // A pane is a page of its own.
    for (let at: Element | null = this.root; at && at !== body && at !== documentElement; at = at.parentElement) {
      const style = this.style(at);
      if (style.overflowX === 'visible' && !isContained(style)) continue;
      const { left, right, top } = this.boxInside(at);
      page = intersection(page, {
        left: left - at.scrollLeft,
        right: right - at.scrollLeft,
        top: top - at.scrollTop,
        bottom: Infinity,
      });
    }
    return page;
  }

  /** What an element itself cuts off. */
  private readonly clipOf = once((element: Element): Clip | undefined => {
    const style = this.style(element);
    const paints = paintsInside(style);
    const cutsX = (paints || style.overflowX !== 'visible') && !isInline(style);
    const cutsY = (paints || style.overflowY !== 'visible') && !isInline(style);
    if (!cutsX && !cutsY && !isSet(style.clipPath)) return undefined;

    const inside = this.boxInside(element);
    const shape = isSet(style.clipPath) ? insetOf(style.clipPath, this.boxOf(element)) : everywhere;
    const visibleRect = intersection(shape ?? everywhere, {
      left: cutsX ? inside.left : -Infinity,
      top: cutsY ? inside.top : -Infinity,
      right: cutsX ? inside.right : Infinity,
      bottom: cutsY ? inside.bottom : Infinity,
    });
    const reach = { ...visibleRect };
    if (scrollsX(style)) {
      // From right to left the positions of scrolling are negative.
      reach.left =
        style.direction === 'rtl'
          ? inside.right - element.scrollLeft - element.scrollWidth
          : inside.left - element.scrollLeft;
      reach.right = reach.left + element.scrollWidth;
    }
    if (scrollsY(style)) {
      reach.top = inside.top - element.scrollTop;
      reach.bottom = reach.top + element.scrollHeight;
    }
    return { element, reach, visibleRect, isShaped: !shape };
  });

  /** What cuts the content of an element, from the inside out; the page is no part of it. */
  private readonly clipsOf = once((element: Element): readonly Clip[] => {
    const clips: Clip[] = [];
    let position = 'static';
    for (const at of this.chainOf(element)) {
      const style = this.style(at);
      const clip = this.clipOf(at);
      const places =
        position === 'static' || holdsFixed(style) || (position === 'absolute' && style.position !== 'static');
      // A shape cuts all that stands in it, whoever places it.
      if (clip && (places || isSet(style.clipPath))) clips.push(clip);
      if (places) position = isOutOfFlow(style) ? style.position : 'static';
    }
    return clips;
  });

  /** Whether an element is cut down to nothing, which is how it is hidden from sight alone. */
  readonly isHidden = once((element: Element) =>
    this.clipsOf(element).some(({ reach }) => widthOf(reach) <= 1 || heightOf(reach) <= 1),
  );

  /** Whether an element was put where it is, and not by the flow. */
  private readonly isPlaced = once((element: Element) =>
    this.chainOf(element).some((at) => isOutOfFlow(this.style(at)) || isMoved(this.style(at))),
  );

  private readonly blockOf = once(
    (element: Element) => this.chainOf(element).find((at) => !isInline(this.style(at))) ?? this.root,
  );

  /** The nearest element around a text with a background or border that the text should stay in. */
  private readonly frameOf = once((element: Element): Element | undefined => {
    for (const at of this.chainOf(this.blockOf(element))) {
      const style = this.style(at);
      if (!isInline(style) && (hasBackground(style, 0.01) || hasBorder(style))) return at;
      if (isOutOfFlow(style) || this.clipOf(at)) return undefined;
    }
    return undefined;
  });

  /** What an element lies in, of that which may lie over something else; undefined is the page itself. */
  private readonly stackingLayerOf = once((element: Element): Element | undefined =>
    this.chainOf(element).find((at) => {
      const { position, bottom } = this.style(at);
      const isOpened =
        position === 'absolute' &&
        [...(at.parentElement?.children ?? [])].some(({ ariaExpanded }) => ariaExpanded === 'true');
      const isStuck = position === 'sticky' && (bottom !== 'auto' || this.isScrolled(at));
      return position === 'fixed' || isStuck || isOpened || at.matches(overlay);
    }),
  );

  /** Whether what sticks may have left its place. */
  private isScrolled(element: Element): boolean {
    return this.view.scrollY !== 0 || this.chainOf(element).some(({ scrollTop }) => scrollTop !== 0);
  }

  private readonly layersOf = once((element: Element): readonly Layer[] => {
    const layers: Layer[] = [];
    for (const at of this.chainOf(element).toReversed()) {
      const style = this.style(at);
      const isItem = at.parentElement !== null && /flex|grid/.test(this.style(at.parentElement).display);
      const isContext = makesContext(style) || ((style.position !== 'static' || isItem) && style.zIndex !== 'auto');
      if (isContext || style.position !== 'static') {
        while (layers.length > 0 && !layers.at(-1)!.isContext) layers.pop();
        layers.push({ element: at, isContext, level: Number(style.zIndex) || 0 });
      } else if (isItem || style.float !== 'none' || style.display.startsWith('inline-')) {
        layers.push({ element: at, isContext: false, level: textLevel });
      }
    }
    return layers;
  });

  linesOf(node: Text): Line[] {
    const element = node.parentElement!;
    const range = this.root.ownerDocument.createRange();
    range.selectNode(node);
    return [...range.getClientRects()]
      .filter((box) => !isEmpty(box))
      .map((box) => {
        let glyphBounds: Box | undefined;
        return {
          node,
          element,
          box,
          visibleRect: box,
          glyphBounds: () => (glyphBounds ??= this.glyphBoundsOf(node, element, box)),
        };
      });
  }

  private glyphBoundsOf(node: Text, element: Element, box: Box): Box {
    const style = this.style(element);
    if (!this.pen || !style.writingMode.startsWith('horizontal')) return box;
    const range = this.root.ownerDocument.createRange();
    let letters = '';
    for (let index = 0; index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      if (isMiddleIn(range.getBoundingClientRect(), box)) letters += node.data.charAt(index);
    }
    this.pen.font = fontOf(style);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
      this.pen.measureText(style.textTransform === 'uppercase' ? letters.toUpperCase() : letters);
    // The line may be drawn at another size than it is set in.
    const scale = heightOf(box) / (fontBoundingBoxAscent + fontBoundingBoxDescent);
    return {
      left: box.left,
      right: box.right,
      top: box.top + (fontBoundingBoxAscent - actualBoundingBoxAscent) * scale,
      bottom: box.bottom - (fontBoundingBoxDescent - actualBoundingBoxDescent) * scale,
    };
  }

  /** A line as high as its leading, where that is less than its face. */
  private lineBoxOf({ element, box }: Line): Box {
    const leading = px(this.style(element).lineHeight) || heightOf(box);
    const inset = Math.max(0, (heightOf(box) - leading) / 2);
    return { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset };
  }

  /** By how much a line stands out of a box: in px, 0 where it is no more than rounding. */
  private outOf(line: Line, box: Box): { sides: number; ends: number } {
    const sides = besides(line.visibleRect, box);
    const ends =
      beyond(line.visibleRect, box) > glyphTolerance
        ? beyond(intersection(line.glyphBounds(), line.visibleRect), box)
        : 0;
    return { sides: sides > tolerance ? sides : 0, ends: ends > glyphTolerance ? ends : 0 };
  }

  /** How much of a line a shape hides, in px. Only what is on screen can be asked for. */
  private hiddenByShape({ element, glyphBounds, visibleRect }: Line, shaped: Element): number {
    if (this.style(shaped).pointerEvents === 'none' || this.style(element).pointerEvents === 'none') return 0;
    const { left, top, right, bottom } = intersection(glyphBounds(), visibleRect);
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = steps.flatMap((across) =>
      [0.1, 0.9].map((down) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
    );
    const hidden = points.filter(({ x, y }) => {
      const hits = this.root.ownerDocument.elementsFromPoint(x, y);
      return hits.length > 0 && !hits.includes(element);
    });
    return ((right - left) * hidden.length) / points.length;
  }

  /** What is cut off a line, by its surroundings or by the page. */
  cutOf(line: Line): Issue | undefined {
    for (const clip of this.clipsOf(line.element)) {
      const { sides, ends } = this.outOf(line, clip.reach);
      if (sides > 0 || ends > 0) {
        const story = this.boxOf(this.root);
        const atPageSide =
          (line.visibleRect.right > this.page.right + tolerance &&
            clip.reach.right >= Math.min(this.page.right, story.right) - tolerance) ||
          (line.visibleRect.left < this.page.left - tolerance &&
            clip.reach.left <= Math.max(this.page.left, story.left) + tolerance);
        return { kind: sides > 0 && atPageSide ? 'sideways' : 'cut', by: Math.max(sides, ends) };
      }
      const hidden = clip.isShaped ? this.hiddenByShape(line, clip.element) : 0;
      if (hidden > tolerance) return { kind: 'cut', by: hidden };
      line.visibleRect = intersection(line.visibleRect, clip.visibleRect);
      // Scrolled out of sight, but all there.
      if (isEmpty(line.visibleRect)) return undefined;
    }
    const { sides, ends } = this.outOf(line, this.page);
    const isOutside =
      line.visibleRect.right <= this.page.left ||
      line.visibleRect.left >= this.page.right ||
      line.visibleRect.bottom <= this.page.top;
    if (isOutside && this.isPlaced(line.element)) {
      line.visibleRect = nowhere;
      return undefined;
    }
    if (sides > 0) return { kind: 'sideways', by: sides };
    return ends > 0 ? { kind: 'cut', by: ends } : undefined;
  }

  /** By how much a line stands out of its own block, or of the background or border around it. */
  escapeOf(line: Line): Issue | undefined {
    if (isEmpty(line.visibleRect) || 'ownerSVGElement' in line.element) return undefined;
    const block = this.blockOf(line.element);
    const style = this.style(block);
    // What can be scrolled to has not escaped.
    const own = scrollsX(style) ? 0 : this.outOf(line, this.boxInside(block, true)).sides;
    // Ink may stand out of a tight line. A line that stands out has no room.
    const ownEnds = scrollsY(style) ? 0 : beyond(this.lineBoxOf(line), this.boxOf(block));
    const frame = this.frameOf(line.element);
    const out = frame ? this.outOf(line, this.boxOf(frame)) : { sides: 0, ends: 0 };
    const by = Math.max(own, ownEnds > glyphTolerance ? ownEnds : 0, out.sides, out.ends);
    return by > 0 ? { kind: 'escaped', by } : undefined;
  }

  /** Whether an element is painted over the text of another. */
  private liesOver(element: Element, other: Element): boolean {
    const { display } = this.style(element);
    const own = this.layersOf(element);
    const path =
      own.at(-1)?.element === element
        ? own
        : [...own, { element, level: display === 'inline' ? textLevel : backgroundLevel }];
    const textPath = [...this.layersOf(other), { element: other, level: textLevel }];
    const fork = path.findIndex(
      (layer, index) => layer.element !== textPath[index]?.element || layer.level !== textPath[index].level,
    );
    const [above, below] = [path[fork], textPath[fork]];
    if (!above || !below) return !below;
    if (above.level !== below.level) return above.level > below.level;
    return (below.element.compareDocumentPosition(above.element) & 4) /* Node.DOCUMENT_POSITION_FOLLOWING */ !== 0;
  }

  /** What may cover a text: pictures, fields, and what has a background of its own. */
  covers(): Element[] {
    return [...this.root.querySelectorAll('*')].filter((element) => {
      if ('ownerSVGElement' in element && element.ownerSVGElement) return false;
      // A picture that is on its way covers nothing yet.
      if ('complete' in element && !element.complete) return false;
      return (element.matches(replaced) || hasBackground(this.style(element), hiding)) && isShown(element);
    });
  }

  /** Whether a drawing has ink in a box, looked for in steps of some px. */
  private isDrawnIn(drawing: Element, { left, top, right, bottom }: Box): boolean {
    const shapes = [
      ...drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, line, polyline, polygon'),
    ];
    return shapes.some((shape) => {
      const toShape = shape.getScreenCTM()?.inverse();
      if (!toShape || !isShown(shape)) return false;
      const { fill, stroke } = this.style(shape);
      const step = 2 * tolerance;
      for (let y = top; y <= bottom; y += step) {
        for (let x = left; x <= right; x += step) {
          const point = { x: toShape.a * x + toShape.c * y + toShape.e, y: toShape.b * x + toShape.d * y + toShape.f };
          if ((isSet(fill) && shape.isPointInFill(point)) || (isSet(stroke) && shape.isPointInStroke(point)))
            return true;
        }
      }
      return false;
    });
  }

  /** By how much an element covers a line. */
  coverOf(line: Line, element: Element): Issue | undefined {
    if (!meet(line.visibleRect, this.boxOf(element)) || element.contains(line.node)) return undefined;
    if (this.stackingLayerOf(element) !== this.stackingLayerOf(line.element) || !this.liesOver(element, line.element))
      return undefined;
    let over = intersection(intersection(line.visibleRect, line.glyphBounds()), this.boxOf(element));
    for (const { visibleRect } of this.clipsOf(element)) over = intersection(over, visibleRect);
    if (widthOf(over) <= tolerance || heightOf(over) <= glyphTolerance) return undefined;
    if (element.localName === 'svg' && !hasBackground(this.style(element), hiding) && !this.isDrawnIn(element, over))
      return undefined;
    return { kind: 'overlapped', by: Math.min(widthOf(over), heightOf(over)) };
  }

  /** By how much two lines overlap. */
  crossingOf(one: Line, other: Line): Issue | undefined {
    if (
      !meet(one.visibleRect, other.visibleRect) ||
      this.stackingLayerOf(one.element) !== this.stackingLayerOf(other.element)
    )
      return undefined;
    const [glyphBounds, otherInk] = [
      intersection(one.visibleRect, one.glyphBounds()),
      intersection(other.visibleRect, other.glyphBounds()),
    ];
    const width = widthOf(intersection(glyphBounds, otherInk));
    const height = heightOf(intersection(glyphBounds, otherInk));
    // In one block the highest and the lowest letters of two lines may reach past each other.
    const isLeading =
      this.blockOf(one.element) === this.blockOf(other.element) &&
      height < Math.min(heightOf(glyphBounds), heightOf(otherInk)) * tightest;
    if (width <= tolerance || height <= glyphTolerance || isLeading) return undefined;
    return { kind: 'overlapped', by: Math.min(width, height) };
  }

  /** The text of a control, which no range reaches, and by how much it is longer than the control. */
  labelOf(control: Element): { text: string; by: number } | undefined {
    const {
      value = '',
      placeholder = '',
      selectedOptions,
      rows,
    } = control as Partial<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>;
    const isPlaceholder = !selectedOptions && value === '';
    const isButton = control.matches('[type="submit"], [type="button"], [type="reset"]');
    const text = selectedOptions
      ? (selectedOptions[0]?.label ?? '')
      : isPlaceholder
        ? placeholder
        : isButton
          ? value
          : '';
    if (!this.pen || text === '') return undefined;
    const style = isPlaceholder ? this.view.getComputedStyle(control, '::placeholder') : this.style(control);
    this.pen.font = fontOf(style);
    this.pen.letterSpacing = `${px(style.letterSpacing)}px`;
    const { width } = this.pen.measureText(text);
    this.pen.letterSpacing = '0px';
    return { text, by: width - widthOf(this.boxInside(control, true)) * (rows ?? 1) };
  }
}

/**
 * Finds the visible texts of a story that cannot be read whole, by their geometry: `cut` by an element around them,
 * `overlapped` by another text or by something painted over them, `escaped` from their block or from the background or border
 * that they stand in, or so wide that the page scrolls `sideways`, also where that is clipped. One finding for each text.
 *
 * Hidden on purpose, and no finding: what is not visible, what is cut down to a pixel, and what is placed outside of the
 * page. What is fixed, stuck or an overlay may cover what it lies over, and what can be scrolled to is not cut. Nothing is
 * changed or scrolled.
 *
 * @param root the story, or a pane of it; it may live in another window
 */
export function findClipped(root: Element): ClippingFinding[] {
  const view = root.ownerDocument.defaultView;
  if (!view) return [];
  const scene = new Scene(root, view);
  const findings: ClippingFinding[] = [];
  const report = (element: Element, text: string, { kind, by }: Issue) =>
    findings.push({ kind, text: readable(text), where: pathOf(element, root), by: Math.round(by * 10) / 10 });

  const whole: Line[] = [];
  for (const node of textsOf(root)) {
    const element = node.parentElement!;
    if (!isShown(element) || scene.isHidden(element)) continue;
    const lines = scene.linesOf(node);
    const flaw =
      mostSevere(lines.map((line) => scene.cutOf(line))) ?? mostSevere(lines.map((line) => scene.escapeOf(line)));
    if (flaw) report(element, node.data, flaw);
    else whole.push(...lines.filter(({ visibleRect }) => !isEmpty(visibleRect)));
  }

  const covers = scene.covers();
  const overlapped = new Map<Text, Issue>();
  whole.forEach((line, index) => {
    const issues = [
      ...covers.map((element) => scene.coverOf(line, element)),
      ...whole.slice(index + 1).map((other) => scene.crossingOf(line, other)),
    ];
    const flaw = mostSevere([overlapped.get(line.node), ...issues]);
    if (flaw) overlapped.set(line.node, flaw);
  });
  for (const [{ parentElement, data }, flaw] of overlapped) if (parentElement) report(parentElement, data, flaw);

  for (const control of root.querySelectorAll(labelled)) {
    const label = isShown(control) && !scene.isHidden(control) ? scene.labelOf(control) : undefined;
    if (label && label.by > tolerance) report(control, label.text, { kind: 'cut', by: label.by });
  }
  return findings;
}
