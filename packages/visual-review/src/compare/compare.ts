import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { keepPicture } from './pictures.ts';
import type { Box, Picture, Shot } from './snapshots.ts';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const channels = 4;

/** The pixels of a picture on a ground of a size, so that two of different sizes can be laid over each other. */
async function pixelsOf(file: string, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (info.width === width && info.height === height) return data;
  const ground = Buffer.alloc(width * height * channels);
  for (let row = 0; row < info.height; row++)
    data.copy(ground, row * width * channels, row * info.width * channels, (row + 1) * info.width * channels);
  return ground;
}

function clear({ data, width, height }: Pixels, boxes: readonly Box[]) {
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.left));
    const right = Math.min(width, Math.ceil(box.left + box.width));
    for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(height, Math.ceil(box.top + box.height)); row++) {
      data.fill(0, (row * width + left) * channels, (row * width + Math.max(left, right)) * channels);
    }
  }
}

/** The smallest box around the pixels of a mask that are not transparent. */
function areaOf(mask: Buffer, width: number, top: number): Box {
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

export async function pictureOf({ file, hash }: Shot): Promise<Picture> {
  if (file === undefined || hash === undefined) throw new Error('A shot that failed has no picture');
  const { width, height } = await sharp(file).metadata();
  return { file, hash, width, height };
}

export interface Difference {
  before: Picture;
  after: Picture;
  /** A picture of the changed pixels, transparent elsewhere; absent where only the size has changed. */
  difference?: Picture;
  /** The smallest box around them. */
  area?: Box;
  /** How many pixels have changed. */
  pixels: number;
}

/**
 * What differs between two shots of a snapshot, outside of what they ignore; undefined where nothing does.
 * @param folder the folder that the picture of the difference is written to
 */
export async function difference(before: Shot, after: Shot, folder: string): Promise<Difference | undefined> {
  if (before.hash === after.hash) return undefined;
  const [left, right] = await Promise.all([pictureOf(before), pictureOf(after)]);
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
  const picture = await sharp(mask, { raw: { width, height: end - first, channels } })
    .extend({ top: first, bottom: height - end, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return {
    before: left,
    after: right,
    difference: { ...(await keepPicture(folder, picture)), width, height },
    area: areaOf(mask, width, first),
    pixels,
  };
}
