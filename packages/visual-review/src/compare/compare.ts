import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { contentOf, readTheSame, showSame } from '../content/showSame.ts';
import { explainChange } from '../explain/explainChange.ts';
import type { Unstable } from '../capture/confirm.ts';
import { placesOf } from '../report/format.ts';
import { readImage } from '../readImage.ts';
import { saveFile } from '../store/cache.ts';
import type { Variants } from '../store/variants.ts';
import type { Cause, Comparison, ImageFile, Screenshot, Snapshot } from '../types.ts';

const channels = 4;
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

type Size = Pick<ImageFile, 'width' | 'height'>;

/** The pixels of an image, padded to a size, so that images of different sizes can be compared. */
const pixelsOf = ({ file, ...own }: ImageFile, { width, height }: Size) =>
  readImage(file, (image) =>
    image
      .ensureAlpha()
      .extend({ right: width - own.width, bottom: height - own.height, background: transparent })
      .raw()
      .toBuffer(),
  );

/** Takes the pixels of before where they differ by no more than the story allows. */
function ignoreSmall(was: Buffer, is: Buffer, { width, height }: Size, threshold: number) {
  const mask = Buffer.alloc(was.length);
  pixelmatch(was, is, mask, width, height, { threshold, includeAA: true, diffMask: true });
  const marks = new Uint32Array(mask.buffer, mask.byteOffset, mask.length / channels);
  marks.forEach((mark, at) => {
    if (mark === 0) was.copy(is, at * channels, at * channels, (at + 1) * channels);
  });
}

/** Of marked pixels. */
const markColor = [255, 0, 0, 255];

async function saveMask(mask: Uint8Array, { width, height }: Size, folder: string): Promise<ImageFile> {
  const data = Buffer.alloc(mask.length * channels);
  for (let at = mask.indexOf(1); at >= 0; at = mask.indexOf(1, at + 1)) data.set(markColor, at * channels);
  const image = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toBuffer();
  return { ...(await saveFile(folder, image, 'png')), width, height };
}

/** @throws where the story failed, so that there is no image */
async function imageFileOf({ file, hash }: Screenshot) {
  if (file === undefined || hash === undefined) throw new Error('A story that failed has no screenshot');
  const { width, height } = await readImage(file, (image) => image.metadata());
  return { file, hash, width, height };
}

type Difference = Pick<Comparison, 'difference' | 'moved'> &
  Record<'before' | 'after', ImageFile> & { pixels: number; causes: readonly Cause[] };

/**
 * The difference between two screenshots, if any: pixels, words, or what a screen reader gets.
 * @param folder for its image
 */
export async function difference(
  oldScreenshot: Screenshot,
  newScreenshot: Screenshot,
  folder: string,
): Promise<Difference | undefined> {
  if (await showSame(oldScreenshot, newScreenshot)) return undefined;
  const [contentBefore, contentAfter] = await Promise.all([contentOf(oldScreenshot), contentOf(newScreenshot)]);
  const [before, after] = await Promise.all([imageFileOf(oldScreenshot), imageFileOf(newScreenshot)]);
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) };
  const [was, is] = await Promise.all([pixelsOf(before, size), pixelsOf(after, size)]);
  const { diffThreshold } = newScreenshot.snapshot.options;
  if (diffThreshold > 0) ignoreSmall(was, is, size, diffThreshold);
  const { causes, moved, mask, pixels } = explainChange(
    { content: contentBefore, data: was, height: before.height },
    { content: contentAfter, data: is, height: after.height },
    size,
  );
  const isSameSize = before.width === after.width && before.height === after.height;
  if (causes.length === 0 && isSameSize) return undefined;
  return {
    before,
    after,
    ...(pixels > 0 && { difference: await saveMask(mask, size, folder) }),
    pixels,
    moved,
    causes: causes.length > 0 ? causes : [sizeCause(before, after)],
  };
}

/** Where nothing but the size of the page has changed. */
function sizeCause(before: ImageFile, after: ImageFile): Cause {
  const [from, to] = [before, after].map(({ width, height }) => `${width} × ${height}`);
  return {
    kind: 'moved',
    signature: JSON.stringify(['size', after.width - before.width, after.height - before.height]),
    what: 'page',
    from: from!,
    to: to!,
    areas: [],
    pixels: 0,
    strength: 0,
  };
}

/** Whether screenshots are on record as variants of each other, with equal words and an equal accessibility tree. */
async function areVariants([first, ...others]: readonly [Screenshot, ...Screenshot[]], { screenshots }: Variants) {
  if (![first, ...others].every(({ hash }) => hash !== undefined && screenshots.includes(hash))) return false;
  return (await Promise.all(others.map((other) => readTheSame(first, other)))).every(Boolean);
}

/** By the id of their snapshot. */
export type Sides = Record<'before' | 'after', ReadonlyMap<string, Screenshot>>;

/**
 * Compares both screenshots of a snapshot.
 * @param folder for the image of the difference
 * @param variants what is known to differ by chance
 * @param unstable screenshots of the story that all differ, if there are any
 * @param unstableBase the same of the base
 * @param renamedFrom the former name of the story, if it has another one now
 */
export async function compareSnapshot(
  snapshot: Snapshot,
  sides: Sides,
  affectedBy: readonly string[],
  {
    folder,
    unstable,
    unstableBase,
    renamedFrom,
    variants,
  }: {
    folder: string;
    unstable?: Unstable | undefined;
    unstableBase?: Unstable | undefined;
    renamedFrom?: string | undefined;
    variants?: Variants | undefined;
  },
): Promise<Comparison> {
  const [before, after] = [sides.before.get(snapshot.id), sides.after.get(snapshot.id)];
  const common = { snapshot, affectedBy, ...(renamedFrom !== undefined && { renamedFrom }) } as const;
  // A story that shows another variant each time is compared with its base all the same.
  if (unstable && !(variants && (await areVariants([unstable.first, unstable.second, unstable.third], variants)))) {
    const { first, second, third } = unstable;
    const error = first.error ?? second.error ?? third.error;
    if (error !== undefined) return { ...common, result: 'failed', error };
    const found = (await difference(first, second, folder)) ?? (await difference(second, third, folder));
    // They may differ by no more than the story allows.
    if (found)
      return {
        ...common,
        result: 'unstable',
        ...found,
        error: `Three screenshots of the same story all differ, in ${placesOf(found.causes)}; two of them are shown.`,
      };
  }
  if (variants && before && after && before.hash !== after.hash && (await areVariants([before, after], variants)))
    return { snapshot, affectedBy, result: 'same', isVariant: true };
  if (after?.error !== undefined) return { ...common, result: 'failed', error: after.error };
  const failure = before?.error?.split('\n')[0];
  const onBase = failure === undefined ? {} : { error: `On the base, this story fails: ${failure}` };
  if (!after)
    return { ...common, result: 'removed', ...onBase, ...(before?.file && { before: await imageFileOf(before) }) };
  // A story that failed before and works now counts as new as well.
  if (before?.file === undefined) return { ...common, result: 'new', ...onBase, after: await imageFileOf(after) };
  if (unstableBase)
    for (const variant of [unstableBase.second, unstableBase.third])
      if (await showSame(variant, after)) return { ...common, result: 'same' };
  const found = await difference(before, after, folder);
  if (found && unstableBase)
    return { ...common, result: 'changed', ...found, error: 'On the base, this story looks different each time.' };
  return found ? { ...common, result: 'changed', ...found } : { ...common, result: 'same' };
}
