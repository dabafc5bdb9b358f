import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { readImage } from '../readImage.ts';

export interface Pixels {
  /** RGBA. */
  pixels: Uint32Array;
  width: number;
  height: number;
}

/** Rows of images that are stored together. */
export interface PieceFile {
  /** A hash of its pixels. */
  name: string;
  data: () => Promise<Buffer>;
}

export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await readImage(file, (image) =>
    image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return { pixels: new Uint32Array(data.buffer, data.byteOffset, data.length / info.channels), ...info };
}

export const rowOf = ({ pixels, width }: Pixels, y: number) => pixels.subarray(y * width, (y + 1) * width);

export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

export const pieceOf = ({ pixels, width, height }: Pixels): PieceFile => ({
  name: `${createHash('sha256').update(bytesOf(pixels)).digest('hex').slice(0, 16)}.webp`,
  data: () =>
    sharp(bytesOf(pixels), { raw: { width, height, channels: 4 } })
      // More effort takes much longer, and saves little.
      .webp({ lossless: true, effort: 2 })
      .toBuffer(),
});
