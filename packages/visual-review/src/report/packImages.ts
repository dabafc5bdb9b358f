import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { UserError } from 'system-tools/user-error';
import { mapInParallel } from '../mapInParallel.ts';
import type { Comparison, ComparisonImage, PackedImage, Strip } from '../types.ts';
import { bytesOf, pieceOf, readPixels, rowOf, type PieceFile, type Pixels } from './piece.ts';
import { sharedRows, type Run } from './sharedRows.ts';
import { withFiles } from './strips.ts';

const stripsOfRuns = (runs: readonly Run[]) =>
  runs
    .toSorted((one, other) => one.top - other.top)
    .map(({ file, from, top, height }): Strip => [file, from, top, height]);

/** Equal for equal rows; undefined where nothing is visible, so that nothing has to be stored. */
function rowsOf(image: Pixels) {
  const invisible = bytesOf(new Uint32Array(image.width));
  return Array.from({ length: image.height }, (_, y) => {
    const row = bytesOf(rowOf(image, y));
    return Buffer.compare(row, invisible) === 0 ? undefined : hash('sha1', row, 'base64');
  });
}

/** Packs images. Equal rows are stored once: what several images of a width have in common, and what has only moved. */
function packing() {
  const byWidth = new Map<number, ReturnType<typeof sharedRows>>();
  return (image: Pixels): { strips: Strip[]; file?: PieceFile } => {
    const { width } = image;
    const shared = byWidth.get(width) ?? sharedRows();
    byWidth.set(width, shared);
    const rows = rowsOf(image);
    const { runs, others } = shared.find(rows);
    if (others.length === 0) return { strips: stripsOfRuns(runs) };
    const pixels = new Uint32Array(others.length * width);
    for (const [at, y] of others.entries()) pixels.set(rowOf(image, y), at * width);
    const file = pieceOf({ pixels, width, height: others.length });
    return { strips: stripsOfRuns([...runs, ...shared.add(rows, others, file.name)]), file };
  };
}

/** @throws {UserError} where a file is no such image: nothing else is copied into a report */
async function readWebP(path: string) {
  const data = await readFile(path).catch((error: Error) => {
    throw new UserError(`${path} cannot be read: ${error.message}.`);
  });
  if (!/^RIFF.{4}WEBP/s.test(data.toString('latin1', 0, 12))) throw new UserError(`${path} is not a WebP image.`);
  return data;
}

const sides = ['before', 'after', 'difference'] as const;

/**
 * Writes the images of comparisons to a folder, as WebP without loss. Images that are packed already, of a report that is written again or of a shard, are copied.
 * @param onFile is called with the name of each file that the images need, before it is written, and whether it is new
 * @returns the comparisons with their images in the folder
 * @throws where an image cannot be read or a file cannot be written
 */
export async function packImages(
  comparisons: readonly Comparison[],
  folder: string,
  onFile: (name: string, isNew: boolean) => void,
): Promise<Comparison[]> {
  const write = async (name: string, data: () => Promise<Buffer>) => {
    // Named by its content: an existing file is up to date.
    const isNew = !existsSync(join(folder, name));
    onFile(name, isNew);
    if (isNew) await writeAtomically(join(folder, name), await data());
  };
  const copied = new Map<string, Promise<string>>();
  const copyFile = async (path: string) => {
    const data = await readWebP(path);
    // A shard of a fork can give an image the name of another one, which would then be shown in its place.
    const name = dirname(path) === folder ? basename(path) : `${hash('sha256', data).slice(0, 16)}.webp`;
    await write(name, async () => data);
    return name;
  };
  const copy = async (image: PackedImage) => {
    const names = new Map<string, string>();
    for (const [path] of image.strips) {
      const name = copied.get(path) ?? copyFile(path);
      copied.set(path, name);
      names.set(path, await name);
    }
    return withFiles(image.strips, (path) => names.get(path)!);
  };
  const packPixels = packing();
  /** One after the other, so that the same images make the same files. */
  let last: Promise<unknown> = Promise.resolve();
  const pack = async (path: string) => {
    const packed = Promise.all([readPixels(path), last]).then(([image]) => packPixels(image));
    last = packed;
    const { strips, file } = await packed;
    if (file) await write(file.name, file.data);
    return strips;
  };
  const known = new Map<string, ReturnType<typeof pack>>();
  const stripsOfImage = (image: ComparisonImage) => {
    if ('strips' in image) return copy(image);
    const strips = known.get(image.file) ?? pack(image.file);
    known.set(image.file, strips);
    return strips;
  };
  return mapInParallel(comparisons, async (comparison) => {
    const images = sides.map(async (side) => {
      const image = comparison[side];
      if (!image) return [];
      const { hash: imageHash, width, height } = image;
      return [[side, { hash: imageHash, width, height, strips: await stripsOfImage(image) }]];
    });
    // Where one image cannot be read, the others are written before this fails: they are removed then.
    await Promise.allSettled(images);
    return { ...comparison, ...Object.fromEntries((await Promise.all(images)).flat()) };
  });
}
