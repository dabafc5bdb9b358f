import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from 'system-tools/files';
import { mapInParallel } from '../mapInParallel.ts';
import type { Comparison, ImageFile } from '../types.ts';

/** How a file of a report is made: from a screenshot, as far as it differs from another one, or it is a copy. */
export type Source = { screenshot: string; over?: string } | { copy: string };

/** Of a report that is written again, or of a shard. */
const isPacked = ({ file }: ImageFile) => file.endsWith('.webp');

/**
 * Names the files that a report needs: an image is stored losslessly as WebP, and where another of the same width is beneath it, only
 * the pixels that differ.
 * @param sources is added to, by the name of the file
 */
export function packComparison(comparison: Comparison, sources: Map<string, Source>): Comparison {
  const copyOf = (file: string) => {
    sources.set(basename(file), { copy: file });
    return basename(file);
  };
  const packed = (image: ImageFile | undefined, beneath?: ImageFile): ImageFile | undefined => {
    if (!image) return undefined;
    if (isPacked(image))
      return { ...image, file: copyOf(image.file), ...(image.over !== undefined && { over: copyOf(image.over) }) };
    const isOver = beneath?.width === image.width && beneath.hash !== image.hash;
    if (!isOver) {
      sources.set(`${image.hash}.webp`, { screenshot: image.file });
      return { ...image, file: `${image.hash}.webp` };
    }
    const name = `${image.hash}-${beneath.hash}.webp`;
    sources.set(name, { screenshot: image.file, over: beneath.file });
    return { ...image, file: name, over: `${beneath.hash}.webp` };
  };
  return {
    ...comparison,
    before: packed(comparison.before),
    after: packed(comparison.after, comparison.before),
    difference: packed(comparison.difference),
  };
}

const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / info.channels), ...info };
};

async function pack(source: Source) {
  if ('copy' in source) return readFile(source.copy);
  const { pixels, width, height, channels } = await pixelsOf(source.screenshot);
  if (source.over !== undefined) {
    const beneath = await pixelsOf(source.over);
    const common = Math.min(pixels.length, beneath.pixels.length);
    for (let at = 0; at < common; at++) if (pixels[at] === beneath.pixels[at]) pixels[at] = 0;
  }
  const data = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // More effort takes much longer, and saves little.
  const image = sharp(data, { raw: { width, height, channels } }).webp({ lossless: true, effort: 2 });
  return image.toBuffer();
}

/**
 * Writes files of a report.
 * @param files what is written where
 * @throws where a screenshot cannot be read
 */
export async function writeImages(files: ReadonlyArray<readonly [path: string, source: Source]>) {
  await mapInParallel(files, async ([path, source]) => writeAtomically(path, await pack(source)));
}
