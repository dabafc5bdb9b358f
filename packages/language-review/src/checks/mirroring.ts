import type { Box } from './box';
import { isShown, pathOf } from './elements';

/** Where an element, or a line of text in it, stands: in px from the left side and the top of the page. */
export interface Place extends Box {
  /** Path of the element; a line has its number behind it. */
  where: string;
  /** The nearest element around it that has a place too. */
  within: string;
  isLine: boolean;
}

/** A place that is not where the mirror image of the other layout has it. */
export interface MirrorIssue {
  where: string;
  /** By how much the farthest of its sides is off, in px. */
  by: number;
  /** Where the mirror image has it, and where it is; absent where it is in one of the layouts only. */
  expected?: Box | undefined;
  found?: Box | undefined;
}

/** What is rounding, in px. */
const tolerance = 1;

/** What is one thing: it has its place in the mirror, but its inside need not. Decoration and an attribute `dir` declare that. */
const indivisible = 'svg, img, video, canvas, iframe, [dir], [aria-hidden="true"]';
const replaced = 'svg, img, video, canvas, iframe, input, textarea, select';

/**
 * The places of all that is seen of a story. Inside of a line nothing has one: letters run as their language does, so that
 * English in a layout from right to left begins its lines at the right, and reads on to the right. A line is what all texts
 * of a block fill beside each other.
 *
 * @param root the story; what is around it is the page
 */
export function layoutOf(root: Element): Place[] {
  const { ownerDocument: document } = root;
  const view = document.defaultView;
  if (!view) return [];
  const places: Place[] = [];
  const add = (where: string, within: string, { left, top, right, bottom }: Box, isLine: boolean) =>
    places.push({
      where,
      within,
      isLine,
      left: left + view.scrollX,
      top: top + view.scrollY,
      right: right + view.scrollX,
      bottom: bottom + view.scrollY,
    });

  /** The lines of a block, and the elements in it that stand for themselves. */
  const enter = (block: Element, within: string) => {
    const texts: DOMRect[] = [];
    const inLine: Element[] = [];
    const apart: Element[] = [];
    const gather = (element: Element) => {
      for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE && child.nodeValue?.trim()) {
          const range = document.createRange();
          range.selectNode(child);
          texts.push(...range.getClientRects());
        } else if (child.nodeType === child.ELEMENT_NODE) {
          sort(child as Element);
        }
      }
    };
    const sort = (element: Element) => {
      const { display, position, float } = view.getComputedStyle(element);
      if (display === 'contents') {
        gather(element);
        return;
      }
      if (!isShown(element)) return;
      const isFlowing = float === 'none' && (position === 'static' || position === 'relative');
      if (!display.startsWith('inline') || !isFlowing) apart.push(element);
      else if (display !== 'inline' || element.matches(replaced)) inLine.push(element);
      else gather(element);
    };
    gather(block);

    linesOf(texts).forEach((line, index) => add(`${within}, line ${index + 1}`, within, line, true));
    // Between words, an element stands where the text has it.
    for (const element of texts.length > 0 ? apart : [...inLine, ...apart]) {
      const where = pathOf(element, root);
      add(where, within, element.getBoundingClientRect(), false);
      if (!element.matches(indivisible)) enter(element, where);
    }
  };
  enter(root, '');
  return places;
}

/** Puts together what stands beside each other. */
function linesOf(texts: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const { left, top, right, bottom } of texts) {
    const middle = (top + bottom) / 2;
    const line = lines.find((other) => middle > other.top && middle < other.bottom);
    if (line) {
      Object.assign(line, {
        left: Math.min(line.left, left),
        top: Math.min(line.top, top),
        right: Math.max(line.right, right),
        bottom: Math.max(line.bottom, bottom),
      });
    } else {
      lines.push({ left, top, right, bottom });
    }
  }
  return lines;
}

/**
 * By how much a place is off. A line may be longer or shorter by what its full stop moves closer to the last letter, which it
 * does not do across a change of direction: so of a line that is about as long, the nearer end counts.
 */
function distance(expected: Box, found: Box, isLine: boolean): number {
  const sides = [expected.left - found.left, expected.right - found.right].map(Math.abs);
  const longer = Math.abs(expected.right - expected.left - (found.right - found.left));
  const isSameLine = isLine && longer < (found.bottom - found.top) / 4;
  const ends = [expected.top - found.top, expected.bottom - found.bottom].map(Math.abs);
  return Math.max(isSameLine ? Math.min(...sides) : Math.max(...sides), ...ends);
}

/**
 * What a layout from right to left has elsewhere than the mirror image of the one from left to right: the outermost only, as
 * all that is in it is off as well.
 *
 * @param width of the page, in px
 */
export function mirrorIssues(
  leftToRight: readonly Place[],
  rightToLeft: readonly Place[],
  width: number,
): MirrorIssue[] {
  const expected = new Map(
    leftToRight.map(({ where, left, right, top, bottom }) => [
      where,
      { left: width - right, right: width - left, top, bottom },
    ]),
  );
  const found = new Map(
    rightToLeft.map(({ where, left, right, top, bottom }) => [where, { left, right, top, bottom }]),
  );
  const known = new Set<string>();
  const off = new Set<string>();
  const issues: MirrorIssue[] = [];
  for (const { where, within, isLine } of [...leftToRight, ...rightToLeft]) {
    if (known.has(where)) continue;
    known.add(where);
    const [one, other] = [expected.get(where), found.get(where)];
    const by = one && other ? distance(one, other, isLine) : width;
    if (off.has(within)) off.add(where);
    else if (by > tolerance) {
      off.add(where);
      issues.push({ where, by: Math.round(by * 10) / 10, expected: one, found: other });
    }
  }
  return issues;
}
