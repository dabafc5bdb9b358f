import { heightOf, widthOf, type Box } from './box';

export const px = (value: string) => Number.parseFloat(value) || 0;
export const isSet = (value: string) => value !== '' && value !== 'none' && value !== 'normal' && value !== 'auto';

export const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
export const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents';
export const isOutOfFlow = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed';
export const isTransformed = ({ transform, translate, rotate, scale }: CSSStyleDeclaration) =>
  [transform, translate, rotate, scale].some(isSet);
export const scrollsX = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
export const scrollsY = ({ overflowY }: CSSStyleDeclaration) => overflowY === 'auto' || overflowY === 'scroll';
export const isContained = ({ contain }: CSSStyleDeclaration) => /layout|paint|strict|content/.test(contain);
export const containsPaint = ({ contain }: CSSStyleDeclaration) => /paint|strict|content/.test(contain);

/** Whether an element contains, and so clips, its fixed descendants (CSS Transforms 1, section 2; CSS Containment 2, section 3). */
export const containsFixed = (style: CSSStyleDeclaration) =>
  isTransformed(style) ||
  isContained(style) ||
  [style.perspective, style.filter, style.backdropFilter].some(isSet) ||
  /transform|translate|rotate|scale|perspective|filter/.test(style.willChange);

export const createsStackingContext = (style: CSSStyleDeclaration) =>
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

export const hasBorder = (style: CSSStyleDeclaration) =>
  (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => px(style[`border${side}Width`]) > 0 && opacityOf(style[`border${side}Color`]) > 0,
  );

export const hasBackground = (style: CSSStyleDeclaration, minOpacity: number) =>
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
