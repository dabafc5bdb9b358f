import { styleNames, type Content, type ShownNode, type StyleName } from '../content/content.ts';

interface Size {
  width: number;
  height: number;
}

const pictures = ['img', 'canvas', 'video', 'image', 'iframe', 'svg', 'object'];
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'use'];
const controls = ['input', 'textarea', 'select', 'progress', 'meter'];

/** Whatever their style. */
const alwaysPainted = new Set(['#text', '::marker', ...pictures, ...shapes, ...controls]);

/** Whether a node is a part of an SVG that shows something. */
export const isShape = ({ tag }: Pick<ShownNode, 'tag'>) => shapes.includes(tag);

/** Whether a node shows a picture or a part of one, and neither letters nor boxes. */
export const isImage = (node: Pick<ShownNode, 'tag'>) => pictures.includes(node.tag) || isShape(node);

/** Whether a node may show letters of its own. */
export const hasLetters = ({ tag }: Pick<ShownNode, 'tag'>) =>
  tag === '#text' || tag.startsWith('::') || controls.includes(tag);

const valueOf = (style: readonly string[], name: StyleName) => style[styleNames.indexOf(name)] ?? '';

/** Whether a node shows a picture, also as its background; letters of a control look different at another place. */
export const showsPicture = ({ nodes, styles }: Content, node: number) => {
  const { tag, style } = nodes[node]!;
  const hasPicture = valueOf(styles[style] ?? [], 'background-image').includes('url("');
  return isImage({ tag }) || (hasPicture && !controls.includes(tag));
};

const isSet = (value: string) => value !== '' && value !== 'none';

const borders = styleNames.filter((name) => /^border-.*-width$/.test(name));

/** Of a pseudo-element. */
const hasText = (style: readonly string[]) => !['', 'none', 'normal', '""'].includes(valueOf(style, 'content'));

const isVisible = (style: readonly string[]) =>
  !/^$|^rgba\(.*, 0\)$/.test(valueOf(style, 'background-color')) ||
  (['background-image', 'box-shadow', 'outline-style'] as const).some((name) => isSet(valueOf(style, name))) ||
  borders.some((name) => Number.parseFloat(valueOf(style, name)) > 0);

/** Whether neither an element nor anything inside it is painted, as texts that are for screen readers alone. */
const isHidden = (style: readonly string[]) =>
  valueOf(style, 'opacity') === '0' || /^inset\((?:50|100)%\)$/.test(valueOf(style, 'clip-path'));

/** Whether what is beneath a node may show through it, as through the backdrop of a dialog or a tint over a picture. */
export const isTranslucent = ({ tag }: Pick<ShownNode, 'tag'>, style: readonly string[]) =>
  tag.startsWith('::') || /, 0\.\d+\)$/.test(valueOf(style, 'background-color'));

/**
 * Finds the topmost node that paints something at a pixel.
 * @param isBeneath leaves translucent nodes out
 * @returns its index by the number of the pixel; -1 where there is none
 */
export function topmostNodes({ nodes, styles }: Content, { width, height }: Size, isBeneath = false) {
  const visible = styles.map(isVisible);
  const hiddenStyles = styles.map(isHidden);
  const hidden: boolean[] = [];
  const painted = [...nodes.entries()].filter(([index, { order, tag, style, parent }]) => {
    hidden[index] = hiddenStyles[style]! || (hidden[parent] ?? false);
    if (order < 0 || hidden[index]) return false;
    if (isBeneath && isTranslucent({ tag }, styles[style]!)) return false;
    return alwaysPainted.has(tag) || visible[style] || (tag.startsWith('::') && hasText(styles[style]!));
  });
  const boxes = painted
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([index, { box }]) => {
      const [left, top, boxWidth, boxHeight] = box;
      return {
        index,
        start: Math.max(0, Math.floor(left)),
        end: Math.min(width, Math.ceil(left + boxWidth)),
        top: Math.min(height, Math.max(0, Math.floor(top))),
        bottom: Math.min(height, Math.max(0, Math.ceil(top + boxHeight))),
      };
    })
    .filter(({ start, end, top, bottom }) => start < end && top < bottom);
  // All rows between two edges of boxes are equal: each such band is stored as one row.
  const edges = [...new Set([0, height, ...boxes.flatMap(({ top, bottom }) => [top, bottom])])].toSorted(
    (one, other) => one - other,
  );
  const bandAt = new Int32Array(height + 1);
  for (const [band, edge] of edges.entries()) bandAt.fill(band, edge);
  const owners = new Int32Array(edges.length * width).fill(-1);
  for (const { index, start, end, top, bottom } of boxes)
    for (let band = bandAt[top]!; band < bandAt[bottom]!; band++)
      owners.fill(index, band * width + start, band * width + end);
  return (at: number) => owners[bandAt[Math.floor(at / width)]! * width + (at % width)]!;
}

/** Whether a color of borders, outlines and lines is painted at all; that of the caret is hidden. */
export function isUsed(name: StyleName, style: readonly string[]) {
  if (name === 'caret-color') return false;
  if (name === 'outline-color') return isSet(valueOf(style, 'outline-style'));
  if (name === 'text-decoration-color') return isSet(valueOf(style, 'text-decoration-line'));
  if (!/^border-.*-color$/.test(name)) return true;
  return Number.parseFloat(valueOf(style, name.replace('color', 'width') as StyleName)) > 0;
}

const lengthsIn = (text: string) =>
  [...text.matchAll(/(-?[\d.]+)px/g)].reduce((sum, [, length]) => sum + Math.abs(Number(length)), 0);

/** How far outlines and shadows are painted beyond the box of an element, at most, in px. */
export function reachOf(style: readonly string[]) {
  const outline = isSet(valueOf(style, 'outline-style'))
    ? lengthsIn(`${valueOf(style, 'outline-width')} ${valueOf(style, 'outline-offset')}`)
    : 0;
  // The commas within colors separate no shadows.
  const shadows = valueOf(style, 'box-shadow').split(/,(?![^(]*\))/);
  return Math.max(outline, ...shadows.map(lengthsIn));
}

/** How far letters reach out of the box of their text, at most, in px: those of Arabic do below it. */
export const letterReachOf = (style: readonly string[]) => Number.parseFloat(valueOf(style, 'font-size')) / 2;

/** Whether what an element shows depends on its size everywhere, and not just at its edges. */
export const isPaintedAnew = (tag: string, style: readonly string[]) =>
  alwaysPainted.has(tag) || isSet(valueOf(style, 'background-image')) || isSet(valueOf(style, 'mask-image'));

const radii = styleNames.filter((name) => name.endsWith('-radius'));

/** How far borders and corners reach into an element, in px. */
export const edgeOf = (style: readonly string[]) =>
  1 + Math.max(...[...borders, ...radii].map((name) => lengthsIn(valueOf(style, name))));
