import { lineRectsOf } from '../../checks/elements';
import type { FoundText } from '../textsOf';

/** A text node, or an element whose attribute holds the text. */
export type TextSource = Pick<FoundText, 'element' | 'node'>;

/** A text and its boxes, in px from the corner of the viewport. */
export interface Mark {
  text: FoundText;
  rects: readonly DOMRect[];
}

/** The boxes of a text that is visible: of its lines, or of its element where it is in an attribute. */
export function rectsOf({ element, node }: TextSource): readonly DOMRect[] {
  const isClipped = element.ownerDocument.defaultView?.getComputedStyle(element).clipPath !== 'none';
  if (isClipped || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  return (node ? lineRectsOf(node) : [element.getBoundingClientRect()]).filter(
    ({ width, height }) => width !== 0 && height !== 0,
  );
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

/** The CSS position of an overlay box around a rect, some px larger on each side. */
export const around = (
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  by: number,
) => ({
  left: `${left - by}px`,
  top: `${top - by}px`,
  width: `${width + 2 * by}px`,
  height: `${height + 2 * by}px`,
});
