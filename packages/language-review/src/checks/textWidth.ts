import { lineRectsOf } from './elements';

/** Widths on one line, in CSS px. */
export interface LineWidths {
  /** Of the text. */
  used: number;
  /** Of the source text in the same place. */
  source: number;
  /** That a text may have before it breaks. */
  available: number;
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
 * The widest text that stays on one line. A text that is much longer makes its neighbours in a flexible row narrower than a text
 * does that is just too long, so the width of a full line is only the most that it can be.
 */
function availableWidth(node: Text) {
  const fits = (width: number, letter: number) => {
    node.data = filler(Math.floor(width / letter));
    return lineCount(node) <= 1;
  };
  // As many letters as the window has pixels fill more than two of its lines.
  node.data = filler(node.ownerDocument.defaultView?.innerWidth ?? 0);
  const full = widest(node);
  node.data = filler(1);
  const letter = widest(node);
  if (letter === 0) return 0;
  let [least, most] = [0, full + letter];
  if (fits(full - precision, letter)) return full;
  while (most - least > precision) {
    const middle = (least + most) / 2;
    if (fits(middle, letter)) least = middle;
    else most = middle;
  }
  return least;
}

/**
 * Measures how much of its line a text takes, by putting other texts in its place for a moment. Undefined where it shares its lines
 * with other text, or is not displayed.
 * @param source the text of the default language
 */
export function measureTextWidth(node: Text, source: string): LineWidths | undefined {
  const block = blockOf(node);
  if (!block || widest(node) === 0) return undefined;
  const { data } = node;
  const isOnOneLine = lineCount(node) === 1;
  const style = block.getAttribute('style');
  const widthOnOneLine = (text: string) => {
    node.data = text;
    return widest(node);
  };
  block.style.whiteSpace = 'nowrap';
  const used = widthOnOneLine(data);
  const sourceWidth = widthOnOneLine(source);
  block.style.whiteSpace = 'normal';
  // Balanced lines are narrower than their block.
  block.style.setProperty('text-wrap-style', 'auto');
  const available = availableWidth(node);
  node.data = data;
  block.setAttribute('style', style ?? '');
  if (style === null) block.removeAttribute('style');
  // What fits is not too long, whatever the width of the letters that were put in its place.
  return { used, source: sourceWidth, available: isOnOneLine ? Math.max(used, available) : available };
}
