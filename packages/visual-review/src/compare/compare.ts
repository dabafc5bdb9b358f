import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { saveImage } from '../store/saveImage.ts';
import type { PixelRect, ImageFile, Screenshot } from '../types.ts';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const channels = 4;

/** The pixels of an image, padded with transparency to a size, so that images of different sizes can be compared. */
async function pixelsOf(file: string, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width === width && info.height === height) return data;
  const padded = Buffer.alloc(width * height * channels);
  for (let row = 0; row < info.height; row++)
    data.copy(padded, row * width * channels, row * info.width * channels, (row + 1) * info.width * channels);
  return padded;
}

function clear({ data, width, height }: Pixels, rects: readonly PixelRect[]) {
  for (const rect of rects) {
    const left = Math.max(0, Math.floor(rect.left));
    const right = Math.min(width, Math.ceil(rect.left + rect.width));
    for (
      let row = Math.max(0, Math.floor(rect.top));
      row < Math.min(height, Math.ceil(rect.top + rect.height));
      row++
    ) {
      data.fill(0, (row * width + left) * channels, (row * width + Math.max(left, right)) * channels);
    }
  }
}

/** The smallest rectangle around the pixels of a mask that are not transparent. */
function areaOf(mask: Buffer, width: number, top: number): PixelRect {
  let [left, right, first, last] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (let at = 3; at < mask.length; at += channels) {
    if (mask[at] === 0) continue;
    const pixel = (at - 3) / channels;
    const column = pixel % width;
    const row = (pixel - column) / width;
    left = Math.min(left, column);
    right = Math.max(right, column);
    first = Math.min(first, row);
    last = Math.max(last, row);
  }
  return { left, top: top + first, width: right - left + 1, height: last - first + 1 };
}

/** The rows that differ, from the first to the last; undefined where none does. */
function changedRows(
  before: Buffer,
  after: Buffer,
  width: number,
  height: number,
): [first: number, end: number] | undefined {
  const size = width * channels;
  const differs = (row: number) =>
    before.compare(after, row * size, (row + 1) * size, row * size, (row + 1) * size) !== 0;
  let first = 0;
  while (first < height && !differs(first)) first++;
  if (first === height) return undefined;
  let end = height;
  while (!differs(end - 1)) end--;
  return [first, end];
}

/** @throws where the story failed, so that there is no image */
export async function imageFileOf({ file, hash }: Screenshot): Promise<ImageFile> {
  if (file === undefined || hash === undefined) throw new Error('A story that failed has no screenshot');
  const { width, height } = await sharp(file).metadata();
  return { file, hash, width, height };
}

export interface Difference {
  before: ImageFile;
  after: ImageFile;
  /** An image of the changed pixels, transparent elsewhere; absent where only the size has changed. */
  difference?: ImageFile;
  /** The smallest rectangle around them. */
  area?: PixelRect;
  /** How many pixels have changed. */
  pixels: number;
}

/**
 * Finds the difference between two screenshots of a snapshot, except for the elements that it ignores; undefined where there
 * is none.
 * @param folder the folder for the image of the difference
 */
export async function difference(
  before: Screenshot,
  after: Screenshot,
  folder: string,
): Promise<Difference | undefined> {
  if (before.hash === after.hash) return undefined;
  const [left, right] = await Promise.all([imageFileOf(before), imageFileOf(after)]);
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const isSameSize = left.width === right.width && left.height === right.height;
  const [was, is] = await Promise.all([pixelsOf(left.file, width, height), pixelsOf(right.file, width, height)]);
  const ignored = [...before.ignored, ...after.ignored];
  for (const data of [was, is]) clear({ data, width, height }, ignored);
  const rows = changedRows(was, is, width, height);
  if (!rows) return isSameSize ? undefined : { before: left, after: right, pixels: 0 };
  const [first, end] = rows;
  const part = (data: Buffer) => data.subarray(first * width * channels, end * width * channels);
  const mask = Buffer.alloc((end - first) * width * channels);
  const { diffThreshold } = after.snapshot.options;
  const pixels = pixelmatch(part(was), part(is), mask, width, end - first, {
    threshold: diffThreshold,
    includeAA: true,
    diffMask: true,
  });
  if (pixels === 0) return isSameSize ? undefined : { before: left, after: right, pixels };
  const image = await sharp(mask, { raw: { width, height: end - first, channels } })
    .extend({ top: first, bottom: height - end, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return {
    before: left,
    after: right,
    difference: { ...(await saveImage(folder, image)), width, height },
    area: areaOf(mask, width, first),
    pixels,
  };
}
