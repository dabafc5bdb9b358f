import { lineRectsOf } from './elements.preview';
import { inlineTolerance, isOutOfFlow, px, scrollsX } from './geometry.preview';

/** Widths on one line, in CSS px. */
export interface LineWidths {
  /** Of the text. */
  used: number;
  /** Of the source text in the same place. */
  source: number;
  /** That a text may have before it breaks. */
  available: number;
}

/** The left and right side of the content box of an element. */
function contentSides(element: Element) {
  const style = getComputedStyle(element);
  const { left, right } = element.getBoundingClientRect();
  return {
    left: left + px(style.borderLeftWidth) + px(style.paddingLeft),
    right: right - px(style.borderRightWidth) - px(style.paddingRight),
  };
}

const contentWidth = (element: Element) => {
  const { left, right } = contentSides(element);
  return right - left;
};

/** The elements that a text has to stay in: its block, and the one that cuts the block, if there is one. */
function boundsOf(block: Element) {
  for (let element: Element | null = block; element; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (scrollsX(style)) return [block];
    if (style.overflowX !== 'visible') return element === block ? [block] : [block, element];
    if (isOutOfFlow(style)) return [block];
  }
  return [block];
}

const isBlock = (element: Element) =>
  !/^(?:inline|contents)$/.test(getComputedStyle(element).display) || element.parentElement === null;

/** The element whose lines a text is in, if it is alone in them; undefined where other text is beside it. */
function blockOf(node: Text) {
  let element = node.parentElement;
  while (element && !isBlock(element)) element = element.parentElement;
  return element?.textContent.trim() === node.data.trim() ? element : undefined;
}

const widest = (node: Text) => Math.max(0, ...lineRectsOf(node).map(({ width }) => width));

const lineCount = (node: Text) => new Set(lineRectsOf(node).map(({ top }) => Math.round(top))).size;

/** Breaks after each letter, so that it fills every line but the last. */
const filler = (letters: number) => 'i\u200B'.repeat(letters);

/** In CSS px. */
const precision = 2;

/**
 * The widest text that stays on one line, unless that is less than a width. A text that is much longer makes its neighbours in a
 * flexible row narrower than a text does that is just too long, so the width of a full line is only the most that it can be.
 */
function availableWidth(node: Text, bounds: readonly Element[], needed: number) {
  const fits = (width: number, letter: number) => {
    node.data = filler(Math.floor(width / letter));
    return lineCount(node) <= 1;
  };
  // As many letters as the window has pixels fill more than two of its lines.
  node.data = filler(node.ownerDocument.defaultView?.innerWidth ?? 0);
  const filled = widest(node);
  // The last letter ends before the line does.
  const [line = 0, cut = line] = bounds.map(contentWidth);
  node.data = filler(1);
  const letter = widest(node);
  if (letter === 0) return 0;
  const full = Math.min(cut, line > filled && line < filled + letter ? line : filled);
  // What follows lays the page out a dozen times.
  if (full < needed) return undefined;
  let [least, most] = [0, full + letter];
  if (fits(full - precision, letter)) return full;
  while (most - least > precision) {
    const middle = (least + most) / 2;
    if (fits(middle, letter)) least = middle;
    else most = middle;
  }
  return Math.min(least, full);
}

/**
 * Measures how much of its line a text takes, by putting other texts in its place for a moment. Undefined where it shares its lines
 * with other text, is not displayed, or where the source text does not fit on one line.
 * @param source the text of the default language
 */
export function measureTextWidth(node: Text, source: string): LineWidths | undefined {
  const block = blockOf(node);
  const parent = node.parentElement;
  if (!block || !parent || widest(node) === 0) return undefined;
  const { data } = node;
  const bounds = boundsOf(block);
  // A text that never breaks may be on one line and yet leave its box.
  const fits =
    lineCount(node) === 1 &&
    lineRectsOf(node).every(({ left, right }) =>
      bounds
        .map(contentSides)
        .every((sides) => left >= sides.left - inlineTolerance && right <= sides.right + inlineTolerance),
    );
  const styled = [...new Set<HTMLElement>([block, parent])].map(
    (element) => [element, element.getAttribute('style')] as const,
  );
  const setStyle = (name: string, value: string) => {
    for (const [element] of styled) element.style.setProperty(name, value, 'important');
  };
  const widthOnOneLine = (text: string) => {
    node.data = text;
    return widest(node);
  };
  setStyle('white-space', 'nowrap');
  const used = widthOnOneLine(data);
  const sourceWidth = widthOnOneLine(source);
  setStyle('white-space', 'normal');
  // Balanced lines are narrower than their block.
  setStyle('text-wrap-style', 'auto');
  const measured = availableWidth(node, bounds, sourceWidth);
  node.data = data;
  for (const [element, style] of styled) {
    element.setAttribute('style', style ?? '');
    if (style === null) element.removeAttribute('style');
  }
  // What fits is not too long, whatever the width of the letters that were put in its place.
  const available = fits ? Math.max(used, measured ?? 0) : measured;
  return available === undefined || available < sourceWidth ? undefined : { used, source: sourceWidth, available };
}
