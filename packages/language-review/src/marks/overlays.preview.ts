import { isShown } from '../checks/layout/elements.preview';
import { getConfig } from '../config';
import type { FoundText } from '../checks/storyTexts.preview';

/** The nodes of a text, or an element whose attribute holds it. */
type TextSource = Pick<FoundText, 'element' | 'nodes'>;

/** A text and its boxes, in px from the corner of the viewport. */
export interface Mark {
  text: FoundText;
  rects: readonly DOMRect[];
}

/** The box of an element or, where it has none of its own (`display: contents`), around its contents. */
export function boxOf(element: Element) {
  const box = element.getBoundingClientRect();
  if (box.width !== 0 || box.height !== 0) return box;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

/** The boxes of the lines of neighbouring nodes. */
function linesOf(nodes: readonly ChildNode[]) {
  const [first, last = first] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return [];
  const range = first.ownerDocument!.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  const lines: DOMRect[] = [];
  for (const rect of range.getClientRects()) {
    const line = lines.at(-1);
    if (rect.width === 0 || rect.height === 0) continue;
    if (!line || middleOf(rect) > line.bottom || middleOf(line) > rect.bottom) lines.push(rect);
    else {
      const [left, top] = [Math.min(line.left, rect.left), Math.min(line.top, rect.top)];
      const [right, bottom] = [Math.max(line.right, rect.right), Math.max(line.bottom, rect.bottom)];
      lines[lines.length - 1] = new DOMRect(left, top, right - left, bottom - top);
    }
  }
  return lines;
}

/** The boxes of a visible text: of its lines, or of its element where it is in an attribute. */
export function rectsOf({ element, nodes }: TextSource) {
  const isClipped = element.ownerDocument.defaultView?.getComputedStyle(element).clipPath !== 'none';
  if (isClipped || !isShown(element)) return [];
  return (nodes ? linesOf(nodes) : [boxOf(element)]).filter(({ width, height }) => width !== 0 && height !== 0);
}

export const isPointerIn = ({ clientX, clientY }: MouseEvent, rects: readonly DOMRect[]) =>
  rects.some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );

export function overlayBox(page: Document, style: Readonly<Record<string, string>>) {
  const element = page.createElement('div');
  Object.assign(element.style, { boxSizing: 'border-box', ...style });
  return element;
}

/** The CSS position of a box that is some px larger on each side. */
export const around = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  by: number,
) => ({
  left: `${left - by}px`,
  top: `${top - by}px`,
  width: `${width + 2 * by}px`,
  height: `${height + 2 * by}px`,
});

const layerName = 'flash';

const flashMs = 2000;

/** The boxes of a text in the viewport, or of its nearest ancestor that has some. */
function rectsInView({ element, nodes }: TextSource): readonly DOMRect[] {
  const { innerWidth = 0, innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
  const rects = rectsOf({ element, nodes }).filter(
    ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  );
  if (rects.length > 0) return rects;
  const next = nodes ? element : element.parentElement;
  return next ? rectsInView({ element: next }) : [];
}

/** Scrolls to a text and outlines it for a moment. */
export function highlight({ element, nodes }: TextSource) {
  element.closest('details')?.setAttribute('open', '');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const page = element.ownerDocument;
  for (const earlier of page.querySelectorAll(`[data-layer='${layerName}']`)) earlier.remove();
  for (const rect of rectsInView({ element, nodes })) {
    const flash = overlayBox(page, {
      position: 'fixed',
      ...around(rect, 4),
      border: `3px solid ${getConfig().tokens.color.accent}`,
      borderRadius: '6px',
      pointerEvents: 'none',
      zIndex: '2147483647',
    });
    flash.dataset.layer = layerName;
    page.documentElement.append(flash);
    void flash
      .animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], flashMs)
      .finished.then(() => flash.remove());
  }
}
