import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { UserError } from 'system-tools/user-error';
import { mapInParallel } from '../mapInParallel.ts';
import type { Comparison, ComparisonImage, PackedImage, Strip } from '../types.ts';
import { bytesOf, pieceOf, readPixels, rowOf, transparent, type PieceFile, type Pixels } from './piece.ts';
import { sharedRows, type Run } from './sharedRows.ts';
import { cutStrips, withFiles } from './strips.ts';

const stripsOfRuns = (runs: readonly Run[]) =>
  runs
    .toSorted((one, other) => one.top - other.top)
    .map(({ file, from, top, height }): Strip => [file, from, top, height]);

/** Equal for equal rows. @param isNeeded whether a row is stored at all */
const rowsOf = (image: Pixels, isNeeded: (y: number) => boolean) =>
  Array.from({ length: image.height }, (_, y) =>
    isNeeded(y) ? hash('sha1', bytesOf(rowOf(image, y)), 'base64') : undefined,
  );

const isSameRow = (one: Uint32Array, other: Uint32Array) => Buffer.compare(bytesOf(one), bytesOf(other)) === 0;

/**
 * Packs images. Equal rows are stored once: what several images of a width have in common, and what has only moved.
 * @param onFile is called with each file that has to be stored
 */
function packing(onFile: (file: PieceFile) => void) {
  const byWidth = new Map<number, ReturnType<typeof sharedRows>>();
  const sharedOf = (width: number) => {
    const shared = byWidth.get(width) ?? sharedRows();
    byWidth.set(width, shared);
    return shared;
  };

  /** The strips of the rows of an image that are needed. */
  const packRows = (image: Pixels, rows: ReadonlyArray<string | undefined>) => {
    const { width } = image;
    const shared = sharedOf(width);
    const { runs, others } = shared.find(rows);
    if (others.length === 0) return stripsOfRuns(runs);
    const pixels = new Uint32Array(others.length * width);
    for (const [at, y] of others.entries()) pixels.set(rowOf(image, y), at * width);
    const file = pieceOf({ pixels, width, height: others.length });
    onFile(file);
    return stripsOfRuns([...runs, ...shared.add(rows, others, file.name)]);
  };

  return {
    /** An image of its own. */
    packSingle: (image: Pixels) => {
      const invisible = new Uint32Array(image.width).fill(transparent);
      const isVisible = (y: number) => !isSameRow(rowOf(image, y), invisible);
      return packRows(image, rowsOf(image, isVisible));
    },

    /** Two screenshots of the same width. @param after is changed */
    packPair: (before: Pixels, after: Pixels) => {
      const common = Math.min(before.height, after.height);
      const changed = Array.from(
        { length: Math.max(before.height, after.height) },
        (_, y) => y >= common || !isSameRow(rowOf(before, y), rowOf(after, y)),
      );
      const isChanged = (y: number) => changed[y]!;
      const beneath = packRows(
        before,
        rowsOf(before, () => true),
      );
      const { runs, others } = sharedOf(after.width).find(rowsOf(after, isChanged));
      // Of rows that are not stored yet, only the pixels that differ are.
      for (const y of others) {
        if (y >= common) continue;
        const was = rowOf(before, y);
        const is = rowOf(after, y);
        for (let x = 0; x < is.length; x++) if (is[x] === was[x]) is[x] = transparent;
      }
      const isOther = new Set(others);
      const own = packRows(
        after,
        rowsOf(after, (y) => isOther.has(y)),
      );
      return {
        before: beneath,
        after: [...cutStrips(beneath, 0, after.height), ...stripsOfRuns(runs), ...own],
      };
    },
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

type Side = (typeof sides)[number];

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
  const read = async (image: ComparisonImage | undefined) =>
    image && 'file' in image ? readPixels(image.file) : undefined;

  let files: PieceFile[] = [];
  const { packSingle, packPair } = packing((file) => files.push(file));
  /** One after the other, so that the same images make the same files. */
  let last: Promise<unknown> = Promise.resolve();
  const pack = async ({ before, after, difference }: Pick<Comparison, Side>) => {
    const images = Promise.all([read(before), read(after), read(difference)]);
    const packed = Promise.all([images, last]).then(([[was, is, marks]]) => {
      files = [];
      const pair =
        was && is && was.width === is.width
          ? packPair(was, is)
          : { before: was && packSingle(was), after: is && packSingle(is) };
      return { strips: { ...pair, difference: marks && packSingle(marks) }, created: files };
    });
    last = packed;
    const { strips, created } = await packed;
    for (const { name, data } of created) await write(name, data);
    return strips;
  };

  const known = new Map<string, ReturnType<typeof pack>>();
  return mapInParallel(comparisons, async (comparison) => {
    const key = sides.map((side) => comparison[side]?.hash).join();
    const packed = known.get(key) ?? pack(comparison);
    known.set(key, packed);
    const strips = await packed;
    const result = { ...comparison };
    for (const side of sides) {
      const image = comparison[side];
      if (!image) continue;
      const { hash: imageHash, width, height } = image;
      const own = 'strips' in image ? await copy(image) : strips[side]!;
      result[side] = { hash: imageHash, width, height, strips: own };
    }
    return result;
  });
}
