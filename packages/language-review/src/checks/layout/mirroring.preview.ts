import { isShown, lineRectsOf, pathOf } from './elements.preview';
import { pointersIn, unturnedPointers, type Pointer } from './drawings.preview';
import { leftOfPage, type Box } from './geometry.preview';

interface Position {
  /** In px from the left side and the top of the page. */
  box: Box;
  /** The path of the element; a line has its number behind it. */
  where: string;
  /** The nearest ancestor that has a position. */
  within: string;
  isLine: boolean;
}

interface Layout {
  positions: readonly Position[];
  pointers: readonly Pointer[];
}

/** A position that differs from the mirror image of the other layout. */
export interface MirrorIssue {
  /** What is wrong, in words. */
  cause: string;
  where: string;
  /** The largest difference of a side, in px; absent for an icon that is drawn like in the other layout. */
  by?: number;
  /** Absent for an icon, and where the element is in one of the layouts only. */
  expected?: Box | undefined;
  found?: Box | undefined;
}

const cause = 'Not mirrored';

export const mirroring = {
  causes: [cause],
  finds:
    'Boxes whose position in right-to-left layout is not the mirror image of left-to-right, and icons that point to the same side in both (browser tests only)',
} as const;

/** Smaller differences are rounding, in px. */
const tolerance = 1;

/** Decoration and what has its own direction need not be mirrored inside. */
const indivisible = 'svg, img, video, canvas, iframe, [dir], [aria-hidden="true"]';
const replaced = 'svg, img, video, canvas, iframe, input, textarea, select';

/** The texts of a block, and the elements in it that have positions of their own. */
function contentOf(block: Element, view: Window) {
  const texts: DOMRect[] = [];
  const inline: Element[] = [];
  const separate: Element[] = [];
  const addElement = (element: Element) => {
    const { display, position, float } = view.getComputedStyle(element);
    if (display === 'contents') addContent(element);
    else if (isShown(element)) {
      const isInFlow = float === 'none' && (position === 'static' || position === 'relative');
      if (!display.startsWith('inline') || !isInFlow) separate.push(element);
      else if (display !== 'inline' || element.matches(replaced)) inline.push(element);
      else addContent(element);
    }
  };
  const addContent = (element: Element) => {
    for (const child of element.childNodes) {
      if (child.nodeType === child.ELEMENT_NODE) addElement(child as Element);
      else if (child.nodeType === child.TEXT_NODE && child.nodeValue?.trim()) texts.push(...lineRectsOf(child));
    }
  };
  addContent(block);
  return { texts, inline, separate };
}

/** Joins the boxes of texts that are side by side. */
function linesOf(texts: readonly Box[]) {
  const lines: Box[] = [];
  for (const { left, top, right, bottom } of texts) {
    const middle = (top + bottom) / 2;
    const line = lines.find((other) => middle > other.top && middle < other.bottom);
    if (line) {
      line.left = Math.min(line.left, left);
      line.top = Math.min(line.top, top);
      line.right = Math.max(line.right, right);
      line.bottom = Math.max(line.bottom, bottom);
    } else {
      lines.push({ left, top, right, bottom });
    }
  }
  return lines;
}

/**
 * All visible elements and lines of a story; none inside a line, where the language determines the order. Icons that point
 * sideways.
 */
export const layoutOf = (root: Element): Layout => ({ positions: positionsIn(root), pointers: pointersIn(root) });

function positionsIn(root: Element) {
  const view = root.ownerDocument.defaultView;
  const positions: Position[] = [];
  if (!view) return positions;
  const { scrollY } = view;
  const start = leftOfPage(root.ownerDocument) - view.scrollX;
  const add = (where: string, within: string, { left, top, right, bottom }: Box, isLine: boolean) => {
    const box = { left: left - start, top: top + scrollY, right: right - start, bottom: bottom + scrollY };
    positions.push({ where, within, isLine, box });
  };
  const addBlock = (block: Element, within: string) => {
    const { texts, inline, separate } = contentOf(block, view);
    linesOf(texts).forEach((line, index) => add(`${within}, line ${index + 1}`, within, line, true));
    // Among words, the language determines the position of an element.
    for (const element of texts.length > 0 ? separate : [...inline, ...separate]) {
      const where = pathOf(element, root);
      add(where, within, element.getBoundingClientRect(), false);
      if (!element.matches(indivisible)) addBlock(element, where);
    }
  };
  addBlock(root, '');
  return positions;
}

/**
 * The largest difference of a side. Final punctuation takes less space at a change of direction, so a line of almost the
 * same length is compared at its closer end.
 */
function difference(expected: Box, found: Box, isLine: boolean) {
  const sides = [expected.left - found.left, expected.right - found.right].map(Math.abs);
  const growth = Math.abs(expected.right - expected.left - (found.right - found.left));
  const isSameLine = isLine && growth < (found.bottom - found.top) / 4;
  const ends = [expected.top - found.top, expected.bottom - found.bottom].map(Math.abs);
  return Math.max(isSameLine ? Math.min(...sides) : Math.max(...sides), ...ends);
}

/**
 * The outermost positions of a right-to-left layout that differ from the mirror image of the left-to-right one, and icons that
 * point to the same side in both. An icon that is not to be mirrored, such as that of playback, has `dir="ltr"`.
 * @param width of the page, without its scrollbar, in px
 */
export const mirrorIssues = (leftToRight: Layout, rightToLeft: Layout, width: number): MirrorIssue[] => [
  ...positionIssues(leftToRight.positions, rightToLeft.positions, width),
  ...unturnedPointers(leftToRight.pointers, rightToLeft.pointers).map(({ where }) => ({ cause, where })),
];

function positionIssues(leftToRight: readonly Position[], rightToLeft: readonly Position[], width: number) {
  const expected = new Map(
    leftToRight.map(({ where, box }) => [where, { ...box, left: width - box.right, right: width - box.left }]),
  );
  const found = new Map(rightToLeft.map(({ where, box }) => [where, box]));
  const all = new Map([...leftToRight, ...rightToLeft].map((position) => [position.where, position]));
  const different = new Set<string>();
  const issues: MirrorIssue[] = [];
  for (const { where, within, isLine } of all.values()) {
    const [one, other] = [expected.get(where), found.get(where)];
    const by = one && other ? difference(one, other, isLine) : width;
    if (different.has(within)) different.add(where);
    else if (by > tolerance) {
      different.add(where);
      issues.push({ cause, where, by: Math.round(by * 10) / 10, expected: one, found: other });
    }
  }
  return issues;
}
