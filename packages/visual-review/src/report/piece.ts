import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readImage } from '../readImage.ts';

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

/** A square with as many colours, none of which fills more than half of it, shows a photograph or a gradient rather than text. */
const photographColors = 16;

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await readImage(file, (image) =>
    image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
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

interface Square {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const squaresAt = (top: number, { width, height }: Pixels) =>
  Array.from({ length: Math.ceil(width / squareSize) }, (_, column): Square => ({
    left: column * squareSize,
    top,
    right: Math.min((column + 1) * squareSize, width),
    bottom: Math.min(top + squareSize, height),
  }));

function fill({ pixels, width }: Pixels, { left, top, right, bottom }: Square, color: number) {
  for (let y = top; y < bottom; y++) pixels.fill(color, y * width + left, y * width + right);
}

function isPhotograph({ pixels, width }: Pixels, { left, top, right, bottom }: Square) {
  const columns = right - left;
  const square = new Uint32Array(columns * (bottom - top));
  for (let y = top; y < bottom; y++)
    square.set(pixels.subarray(y * width + left, y * width + right), (y - top) * columns);
  const colors = new Set<number>();
  // The majority vote of Boyer and Moore: if a color fills more than half of the square, it is the one that is left.
  let [majority, votes] = [0, 0];
  for (let at = 0; at < square.length; at++) {
    const color = square[at]!;
    if (color !== square[at - 1] && colors.size < photographColors) colors.add(color);
    if (votes === 0) majority = color;
    votes += color === majority ? 1 : -1;
  }
  if (colors.size < photographColors) return false;
  let filled = 0;
  for (const color of square) if (color === majority) filled++;
  return filled <= square.length / 2;
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
      if (mayLose && isPhotograph(image, square)) {
        squares.push(square);
        hasLoss.fill(true, top, square.bottom);
      } else others.push(square);
  }
  let photographs: PieceFile | undefined;
  if (squares.length > 0) {
    const copy = { ...image, pixels: image.pixels.slice() };
    // Flat, and of a colour that is there: cheap, and no edge to blend with a photograph.
    for (const square of others) fill(copy, square, copy.pixels[square.top * image.width + square.left]!);
    for (const square of squares) fill(image, square, transparent);
    photographs = fileOf(copy, { quality: 75 });
  }
  const exact = fileOf(image, { lossless: true });
  const piece: Piece = { exact: exact.name, photographs: photographs?.name };
  return { piece, files: photographs ? [photographs, exact] : [exact], hasLoss };
}
