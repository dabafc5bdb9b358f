import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface Pixels {
  /** RGBA. */
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** Rows of images that are stored together: the names of a file without loss, and of one of photographs beneath it. */
export interface Piece {
  exact: string;
  photographs: string | undefined;
}

export interface PieceFile {
  /** A hash of its pixels. */
  name: string;
  data: () => Promise<Buffer>;
}

export const transparent = 0;

/** The side of the squares that rows are divided into, in px: a multiple of the blocks of WebP, so that none is blended with another. */
const squareSize = 32;

/** A square with as many colours, none of which fills half of it, shows a photograph or a gradient rather than text. */
const photographColors = 16;

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / info.channels), ...info };
}

export const rowOf = ({ pixels, width }: Pixels, y: number) => pixels.subarray(y * width, (y + 1) * width);

export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

// More effort takes much longer, and saves little.
const fileOf = ({ pixels, width, height }: Pixels, options: { lossless: true } | { quality: number }): PieceFile => ({
  name: `${createHash('sha256').update(bytesOf(pixels)).digest('hex').slice(0, 16)}.webp`,
  data: () =>
    sharp(bytesOf(pixels), { raw: { width, height, channels: 4 } })
      .webp({ ...options, effort: 2 })
      .toBuffer(),
});

/** Of each row of a square, where it starts and ends among all pixels of the image. */
type Square = ReadonlyArray<readonly [start: number, end: number]>;

function squaresAt(top: number, { width, height }: Pixels) {
  const heights = Array.from({ length: Math.min(squareSize, height - top) }, (_, row) => (top + row) * width);
  return Array.from({ length: Math.ceil(width / squareSize) }, (_, column): Square => {
    const left = column * squareSize;
    return heights.map((start) => [start + left, start + Math.min(left + squareSize, width)]);
  });
}

const fill = (pixels: Uint32Array, square: Square, color: number) => {
  for (const [start, end] of square) pixels.fill(color, start, end);
};

function isPhotograph(square: Square, pixels: Uint32Array) {
  const colors = new Uint32Array(square.reduce((area, [start, end]) => area + end - start, 0));
  let at = 0;
  for (const [start, end] of square) {
    colors.set(pixels.subarray(start, end), at);
    at += end - start;
  }
  colors.sort();
  // A colour that fills half of the square is in the middle.
  const middle = colors[colors.length >> 1]!;
  const filled = colors.lastIndexOf(middle) + 1 - colors.indexOf(middle);
  return filled < colors.length / 2 && new Set(colors).size >= photographColors;
}

/**
 * Divides rows of an image into photographs, which are compressed with some loss, and everything else.
 * @param image is changed
 * @param isExact whether a row must not lose anything
 * @returns its files, and which rows have some loss
 */
export function pieceOf(image: Pixels, isExact: readonly boolean[]) {
  const hasLoss = isExact.map(() => false);
  const squares: Square[] = [];
  const others: Square[] = [];
  for (let top = 0; top < image.height; top += squareSize) {
    const mayLose = !isExact.slice(top, top + squareSize).includes(true);
    for (const square of squaresAt(top, image))
      if (mayLose && isPhotograph(square, image.pixels)) {
        squares.push(square);
        hasLoss.fill(true, top, top + square.length);
      } else others.push(square);
  }
  let photographs: PieceFile | undefined;
  if (squares.length > 0) {
    const pixels = image.pixels.slice();
    // Flat, and of a colour that is there: cheap, and no edge to blend with a photograph.
    for (const square of others) fill(pixels, square, pixels[square[0]![0]]!);
    for (const square of squares) fill(image.pixels, square, transparent);
    photographs = fileOf({ ...image, pixels }, { quality: 75 });
  }
  const exact = fileOf(image, { lossless: true });
  const piece: Piece = { exact: exact.name, photographs: photographs?.name };
  return { piece, files: photographs ? [photographs, exact] : [exact], hasLoss };
}
