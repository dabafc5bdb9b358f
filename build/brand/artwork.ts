import sharp from 'sharp';
import { mark } from '../../src/brand/mark.ts';
import { palette } from '../../src/brand/palette.ts';
import { color } from '../../src/theme/tokens.ts';

const { width, height, cell, port, cargo } = mark;

/** An SVG of a square of `edge` units that is shown `pixels` wide. */
const square = (edge: number, content: string, pixels = edge) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${edge} ${edge}">${content}</svg>`;

const paths = `<path class="port" d="${port}"/><path class="cargo" d="${cargo}"/>`;
const centred = `translate(0 ${(width - height) / 2})`;
const fills = ({ port: wall, cargo: box }: { port: string; cargo: string }) => `.port{fill:${wall}}.cargo{fill:${box}}`;

/** The mark without a ground, in the colours that the browser's own light or dark surface asks for. */
export const favicon = square(
  width,
  `<style>${fills(palette.onLight)}@media (prefers-color-scheme:dark){${fills(palette.onDark)}}</style><g transform="${centred}">${paths}</g>`,
);

/** The shape alone, for browsers that colour it themselves. */
export const maskIcon = square(width, `<path transform="${centred}" d="${port}${cargo}"/>`);

interface Tile {
  /** Edge of the icon in px. */
  size: number;
  /** Edge of one cell of the mark's grid in px. A whole number keeps all straight edges sharp. */
  scale: number;
  /** Round corners, for where the system does not cut the icon itself. */
  rounded?: boolean;
}

/** The mark on the site's ground. */
export function tile({ size, scale, rounded = false }: Tile) {
  const unit = scale / cell;
  const place = `translate(${(size - width * unit) / 2} ${(size - height * unit) / 2}) scale(${unit})`;
  return square(
    size,
    `<style>${fills(palette.onDark)}</style><rect width="${size}" height="${size}" rx="${rounded ? (size * 3) / 16 : 0}" fill="${color.ground}"/><g transform="${place}">${paths}</g>`,
  );
}

/** An SVG as the browsers and systems that know none of it need it. */
export const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
