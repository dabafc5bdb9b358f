import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { saveImage } from '../store/cache.ts';
import type { Comparison, ImageFile, PixelRect, Screenshot, Snapshot } from '../types.ts';

const channels = 4;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

type Size = Pick<ImageFile, 'width' | 'height'>;

/** The pixels of an image, padded to a size, so that images of different sizes can be compared. */
const pixelsOf = ({ file, ...own }: ImageFile, { width, height }: Size) =>
  sharp(file)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: transparent })
    .raw()
    .toBuffer();

function clear(data: Buffer, { width, height }: Size, rects: readonly PixelRect[]) {
  for (const rect of rects) {
    const left = Math.max(0, Math.floor(rect.left));
    const right = Math.max(left, Math.min(width, Math.ceil(rect.left + rect.width)));
    const end = Math.min(height, Math.ceil(rect.top + rect.height));
    for (let row = Math.max(0, Math.floor(rect.top)); row < end; row++)
      data.fill(0, (row * width + left) * channels, (row * width + right) * channels);
  }
}

/** The smallest rectangle around the pixels of a mask that are not transparent. */
function areaOf(mask: Buffer, width: number, top: number): PixelRect {
  const marks = new Uint32Array(mask.buffer, mask.byteOffset, mask.length / channels);
  const [first, last] = [marks.findIndex(Boolean), marks.findLastIndex(Boolean)];
  let [left, right] = [width, 0];
  for (let at = first; at <= last; at++) {
    if (marks[at] === 0) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
  }
  const row = Math.floor(first / width);
  return { left, top: top + row, width: right - left + 1, height: Math.floor(last / width) - row + 1 };
}

/** From the first row that differs to the last; undefined where none does. */
function changedRows(before: Buffer, after: Buffer, { width, height }: Size) {
  const size = width * channels;
  const isEqual = (row: number) =>
    before.compare(after, row * size, (row + 1) * size, row * size, (row + 1) * size) === 0;
  let first = 0;
  while (first < height && isEqual(first)) first++;
  if (first === height) return undefined;
  let end = height;
  while (isEqual(end - 1)) end--;
  return { first, end };
}

/** @throws where the story failed, so that there is no image */
async function imageFileOf({ file, hash }: Screenshot) {
  if (file === undefined || hash === undefined) throw new Error('A story that failed has no screenshot');
  const { width, height } = await sharp(file).metadata();
  return { file, hash, width, height };
}

type Difference = Pick<Comparison, 'difference' | 'area'> & Record<'before' | 'after', ImageFile> & { pixels: number };

/** The difference between two screenshots, if any, except for ignored elements. @param folder for its image */
export async function difference(
  oldScreenshot: Screenshot,
  newScreenshot: Screenshot,
  folder: string,
): Promise<Difference | undefined> {
  if (oldScreenshot.hash === newScreenshot.hash) return undefined;
  const [before, after] = await Promise.all([imageFileOf(oldScreenshot), imageFileOf(newScreenshot)]);
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const { width, height } = size;
  const [was, is] = await Promise.all([pixelsOf(before, size), pixelsOf(after, size)]);
  for (const data of [was, is]) clear(data, size, [...oldScreenshot.ignored, ...newScreenshot.ignored]);
  const isSameSize = before.width === after.width && before.height === after.height;
  const withoutPixels = isSameSize ? undefined : { before, after, pixels: 0 };
  const rows = changedRows(was, is, size);
  if (!rows) return withoutPixels;
  const { first, end } = rows;
  const part = (data: Buffer) => data.subarray(first * width * channels, end * width * channels);
  const mask = Buffer.alloc((end - first) * width * channels);
  const pixels = pixelmatch(part(was), part(is), mask, width, end - first, {
    threshold: newScreenshot.snapshot.options.diffThreshold,
    includeAA: true,
    diffMask: true,
  });
  if (pixels === 0) return withoutPixels;
  const image = await sharp(mask, { raw: { width, height: end - first, channels } })
    .extend({ top: first, bottom: height - end, background: transparent })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return {
    before,
    after,
    difference: { ...(await saveImage(folder, image)), ...size },
    area: areaOf(mask, width, first),
    pixels,
  };
}

/** By the id of their snapshot. */
export type Sides = Record<'before' | 'after', ReadonlyMap<string, Screenshot>>;

/** Compares both screenshots of a snapshot. @param folder for the image of the difference */
export async function compareSnapshot(
  snapshot: Snapshot,
  sides: Sides,
  affectedBy: readonly string[],
  folder: string,
): Promise<Comparison> {
  const common = { snapshot, affectedBy, accepted: false } as const;
  const [before, after] = [sides.before.get(snapshot.id), sides.after.get(snapshot.id)];
  if (after?.error !== undefined) return { ...common, result: 'failed', error: after.error };
  if (!after) return { ...common, result: 'removed', ...(before?.file && { before: await imageFileOf(before) }) };
  // A story that failed before and works now counts as new as well.
  if (before?.file === undefined) return { ...common, result: 'new', after: await imageFileOf(after) };
  const found = await difference(before, after, folder);
  return found ? { ...common, result: 'changed', ...found } : { ...common, result: 'same' };
}
