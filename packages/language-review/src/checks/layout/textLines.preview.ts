import { lineRectsOf } from './elements.preview';
import {
  blockTolerance,
  contentBox,
  fontOf,
  heightOf,
  inlineTolerance,
  intersection,
  isEmpty,
  overflowX,
  overflowY,
  px,
  styleOf,
  widthOf,
  type Box,
  type Story,
} from './geometry.preview';

export interface Line {
  node: Text;
  element: Element;
  /** As wide as its glyphs advance, and as high as the font may ever need: higher than a tight line box. */
  box: Box;
  /** What the elements around it leave visible. */
  visibleRect: Box;
  /** As wide as the box, but only as high as the glyphs in the line. */
  glyphBounds: () => Box;
}

export function linesOf(node: Text, element: Element, story: Story) {
  return lineRectsOf(node)
    .filter((box) => !isEmpty(box))
    .map((box) => {
      let bounds: Box | undefined;
      const glyphBounds = () => (bounds ??= glyphBoundsOf(node, element, box, story));
      return { node, element, box, visibleRect: box, glyphBounds };
    });
}

const isCenterIn = ({ left, right, top, bottom }: Box, outer: Box) =>
  left + right >= 2 * outer.left &&
  left + right <= 2 * outer.right &&
  top + bottom >= 2 * outer.top &&
  top + bottom <= 2 * outer.bottom;

function glyphBoundsOf(node: Text, element: Element, box: Box, story: Story) {
  const style = styleOf(element, story);
  if (!story.canvas || !style.writingMode.startsWith('horizontal')) return box;
  const range = element.ownerDocument.createRange();
  let letters = '';
  for (let index = 0; index < node.length; index += 1) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    if (isCenterIn(range.getBoundingClientRect(), box)) letters += node.data.charAt(index);
  }
  story.canvas.font = fontOf(style);
  const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    story.canvas.measureText(style.textTransform === 'uppercase' ? letters.toUpperCase() : letters);
  // A transform may scale the line.
  const scale = heightOf(box) / (fontBoundingBoxAscent + fontBoundingBoxDescent);
  return {
    left: box.left,
    right: box.right,
    top: box.top + (fontBoundingBoxAscent - actualBoundingBoxAscent) * scale,
    bottom: box.bottom - (fontBoundingBoxDescent - actualBoundingBoxDescent) * scale,
  };
}

/** A line as high as its `line-height`, where that is less than the height of its font. */
export function lineBoxOf({ element, box }: Line, story: Story): Box {
  const lineHeight = px(styleOf(element, story).lineHeight) || heightOf(box);
  const inset = Math.max(0, (heightOf(box) - lineHeight) / 2);
  return { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset };
}

/** How far the glyphs of a line extend outside a box, in px; 0 where that is rounding. */
export function overflowOf({ visibleRect, glyphBounds }: Pick<Line, 'visibleRect' | 'glyphBounds'>, box: Box) {
  const x = overflowX(visibleRect, box);
  const y = overflowY(visibleRect, box) > blockTolerance ? overflowY(intersection(glyphBounds(), visibleRect), box) : 0;
  return { x: x > inlineTolerance ? x : 0, y: y > blockTolerance ? y : 0 };
}

/** The text of a control that no range covers: of a list that drops down, of a field or a button of a form. */
function textOfControl(control: Element) {
  if (!control.matches('select:not([multiple], [size]), input, textarea')) return '';
  const { value = '', selectedOptions, placeholder = '' } = control as Partial<HTMLInputElement & HTMLSelectElement>;
  if (selectedOptions) return selectedOptions[0]?.label ?? '';
  if (value === '') return placeholder;
  return control.matches('[type="submit"], [type="button"], [type="reset"]') ? value : '';
}

/** How much longer the text of a control is than the control, in px. */
export function controlTextOf(control: Element, story: Story) {
  const { canvas, view } = story;
  const text = textOfControl(control);
  if (!canvas || text === '') return 0;
  const { value, selectedOptions, rows = 1 } = control as Partial<HTMLSelectElement & HTMLTextAreaElement>;
  const isPlaceholder = !selectedOptions && !value;
  const style = isPlaceholder ? view.getComputedStyle(control, '::placeholder') : styleOf(control, story);
  canvas.font = fontOf(style);
  canvas.letterSpacing = `${px(style.letterSpacing)}px`;
  const { width } = canvas.measureText(text);
  canvas.letterSpacing = '0px';
  return width - widthOf(contentBox(control, story)) * rows;
}

/** What a control is called in a finding. */
export const nameOf = (control: Element) =>
  textOfControl(control) || control.textContent?.trim() || (control.getAttribute('aria-label') ?? '');
