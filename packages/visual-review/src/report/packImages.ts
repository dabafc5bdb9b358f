import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from 'system-tools/files';
import { mapInParallel } from '../mapInParallel.ts';
import type { Comparison, ImageFile } from '../types.ts';

/** Makes files of a report, by their names. */
export type Packing = () => Promise<Readonly<Record<string, Buffer>>>;

interface Pixels {
  /** RGBA. */
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** The side of the squares that an image is divided into, in px: a multiple of the blocks of WebP, so that none is blended with another. */
const squareSize = 32;

/** A square with as many colours, none of which fills half of it, shows a photograph or a gradient rather than text. */
const photographColors = 16;

const transparent = 0;

/** Of a report that is written again, or of a shard. */
const isPacked = ({ file }: ImageFile) => file.endsWith('.webp');

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / info.channels), ...info };
}

const imageOf = ({ pixels, width, height }: Pixels) =>
  sharp(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength), { raw: { width, height, channels: 4 } });

// More effort takes much longer, and saves little.
const withoutLoss = (image: Pixels) => imageOf(image).webp({ lossless: true, effort: 2 }).toBuffer();
const withLoss = (image: Pixels) => imageOf(image).webp({ quality: 75, effort: 2 }).toBuffer();

/** Of each row of pixels of a square, where it starts and ends among all pixels of the image. */
type Square = ReadonlyArray<readonly [start: number, end: number]>;

function squaresOf({ width, height }: Pixels) {
  const columns = Math.ceil(width / squareSize);
  return Array.from({ length: columns * Math.ceil(height / squareSize) }, (_square, index): Square => {
    const left = (index % columns) * squareSize;
    const top = Math.floor(index / columns) * squareSize;
    return Array.from({ length: Math.min(squareSize, height - top) }, (_row, y) => {
      const start = (top + y) * width;
      return [start + left, start + Math.min(left + squareSize, width)] as const;
    });
  });
}

const fill = (pixels: Uint32Array, square: Square, color: number) => {
  for (const [start, end] of square) pixels.fill(color, start, end);
};

/** The colours of all pixels of a square, in their order as numbers. */
function colorsOf(square: Square, pixels: Uint32Array) {
  const colors = new Uint32Array(square.reduce((area, [start, end]) => area + end - start, 0));
  let at = 0;
  for (const [start, end] of square) {
    colors.set(pixels.subarray(start, end), at);
    at += end - start;
  }
  return colors.toSorted();
}

/**
 * The layers of two screenshots of the same width, from the lowest: photographs and gradients that are the same on both, everything else
 * before the change, and what differs after it.
 */
async function layersOf(beforeFile: string, afterFile: string) {
  const [before, after] = await Promise.all([pixelsOf(beforeFile), pixelsOf(afterFile)]);
  const common = Math.min(before.pixels.length, after.pixels.length);
  for (let at = 0; at < common; at++) if (after.pixels[at] === before.pixels[at]) after.pixels[at] = transparent;
  const photographs = { ...before, pixels: before.pixels.slice() };
  for (const square of squaresOf(before)) {
    const colors = colorsOf(square, before.pixels);
    // A colour that fills half of the square is in the middle.
    const middle = colors[colors.length >> 1]!;
    const filled = colors.lastIndexOf(middle) + 1 - colors.indexOf(middle);
    const isPhotograph = filled < colors.length / 2 && new Set(colors).size >= photographColors;
    const isSame = square.every(
      ([start, end]) => end <= common && after.pixels.subarray(start, end).every((color) => color === transparent),
    );
    if (isPhotograph && isSame) fill(before.pixels, square, transparent);
    else fill(photographs.pixels, square, middle);
  }
  return { photographs, before, after };
}

/**
 * Names the files that a report needs. Two images of the same width are three files: photographs that are the same on both are compressed
 * with some loss, all else without. Other images are a file each, without loss.
 * @param packings is added to, by the name of the file
 */
export function packComparison(comparison: Comparison, packings: Map<string, Packing>): Comparison {
  const copy = (file: string) => {
    const name = basename(file);
    packings.set(name, async () => ({ [name]: await readFile(file) }));
    return name;
  };
  const packed = (image: ImageFile | undefined): ImageFile | undefined => {
    if (!image) return undefined;
    const { file, over } = image;
    if (isPacked(image)) return { ...image, file: copy(file), ...(over && { over: over.map(copy) }) };
    const name = `${image.hash}.webp`;
    packings.set(name, async () => ({ [name]: await withoutLoss(await pixelsOf(file)) }));
    return { ...image, file: name };
  };
  const { before, after } = comparison;
  const difference = packed(comparison.difference);
  if (!before || !after || isPacked(before) || before.width !== after.width || before.hash === after.hash)
    return { ...comparison, before: packed(before), after: packed(after), difference };

  const pair = `${before.hash}-${after.hash}`;
  const names = { photographs: `${pair}-photographs.webp`, before: `${pair}-before.webp`, after: `${pair}-after.webp` };
  const packing: Packing = async () => {
    const layers = await layersOf(before.file, after.file);
    return {
      [names.photographs]: await withLoss(layers.photographs),
      [names.before]: await withoutLoss(layers.before),
      [names.after]: await withoutLoss(layers.after),
    };
  };
  for (const name of Object.values(names)) packings.set(name, packing);
  return {
    ...comparison,
    before: { ...before, file: names.before, over: [names.photographs] },
    after: { ...after, file: names.after, over: [names.photographs, names.before] },
    difference,
  };
}

/**
 * Writes files of a report.
 * @throws where a screenshot cannot be read
 */
export async function writeImages(packings: ReadonlySet<Packing>, folder: string) {
  await mapInParallel([...packings], async (packing) => {
    for (const [name, data] of Object.entries(await packing())) await writeAtomically(join(folder, name), data);
  });
}
