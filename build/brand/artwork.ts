import sharp from 'sharp';
import { mark } from '#content/brand/mark.ts';
import { palette } from '#content/brand/palette.ts';
import { color } from '#theme/tokens.ts';

const { width, height, cell, port, cargo } = mark;

/** An SVG of a square of `edge` px. */
const square = (edge: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${edge} ${edge}">${content}</svg>`;

const paths = `<path class="port" d="${port}"/><path class="cargo" d="${cargo}"/>`;
const centered = `translate(0 ${(width - height) / 2})`;
const fills = (colors: { port: string; cargo: string }) => `.port{fill:${colors.port}}.cargo{fill:${colors.cargo}}`;

/** The mark without a background, in colors for the browser's light or dark theme. */
export const favicon = square(
  width,
  `<style>${fills(palette.onLight)}@media (prefers-color-scheme:dark){${fills(palette.onDark)}}</style><g transform="${centered}">${paths}</g>`,
);

/** The shape in one color, which the browser chooses. */
export const maskIcon = square(width, `<path transform="${centered}" d="${port}${cargo}"/>`);

interface Tile {
  /** Edge of the icon in px. */
  size: number;
  /** Edge of one cell of the mark's grid in px. A whole number keeps all straight edges sharp. */
  scale: number;
  /** Whether the corners are round, where the system does not mask the icon. */
  rounded?: boolean;
}

/** The mark on the site's background. */
export function tile({ size, scale, rounded = false }: Tile) {
  const unit = scale / cell;
  const transform = `translate(${(size - width * unit) / 2} ${(size - height * unit) / 2}) scale(${unit})`;
  return square(
    size,
    `<style>${fills(palette.onDark)}</style><rect width="${size}" height="${size}" rx="${rounded ? (size * 3) / 16 : 0}" fill="${color.background}"/><g transform="${transform}">${paths}</g>`,
  );
}

export const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
