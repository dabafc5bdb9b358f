import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { color } from '#theme/tokens.ts';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from 'system-tools/files';
import { sharedCache } from '../sharedCache.ts';

/**
 * Widths in px, by the query of the import: `import hero from './hero.webp?picture'`.
 * A picture is 290 to 400 px wide on phones, up to 730 px on tablets and 960 px beside text; an avatar 88 px. A px has up to
 * three device pixels. Every master has at least the largest width.
 */
const widths = {
  picture: [480, 720, 960, 1200, 1600],
  portrait: [88, 176, 264],
} as const;

export type Preset = keyof typeof widths;

export const presets = Object.keys(widths) as Preset[];

/** AVIF with effort 2 takes a sixth of the time of effort 4, for the same size. */
const formats = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 74, effort: 4 },
} as const;

/** The folder of encoded files, with the names that they have in the site. */
export const cache = sharedCache('pictures');

/** An encoded picture: its files without their URLs, with their sizes in px. */
export type EncodedPicture = Awaited<ReturnType<typeof encode>>;

/** Width in px at which top and foot are measured: precise enough for a line that leads to them. */
const measuredWidth = 400;

interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

/** A preview of 16 by 12 px as a `data:` URL below 200 bytes: opaque, on the background, and blurred for enlarging. */
async function previewOf({ data, info: { width, height, channels } }: Pixels) {
  const preview = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: 16, height: 12, fit: 'inside' })
    .flatten({ background: color.background })
    .blur(0.6)
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}

/** The centers of the highest and the lowest row with opaque pixels; empty for a transparent picture. */
function findEnds({ data, info: { width, height, channels } }: Pixels) {
  const rounded = (share: number) => Number(share.toFixed(3));
  const alphas = data.filter((_, index) => index % channels === channels - 1);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = alphas.subarray(y * width, (y + 1) * width);
    return { y, first: row.findIndex((alpha) => alpha > 200), last: row.findLastIndex((alpha) => alpha > 200) };
  }).filter(({ first }) => first >= 0);
  return [...rows.slice(0, 1), ...rows.slice(-1)].map(({ y, first, last }) => ({
    x: rounded((first + last + 1) / 2 / width),
    y: rounded((y + 0.5) / height),
  }));
}

/** A picture as it is shown: a camera may have written it sideways, and recorded that. */
const upright = (master: Buffer) => sharp(master, { autoOrient: true });

/** The width of a picture in px, and a small one. @throws {Error} with its name where it cannot be read */
async function measure(master: Buffer, file: string) {
  try {
    const small = await upright(master).resize(measuredWidth).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { small, widest: (await upright(master).metadata()).autoOrient.width };
  } catch (error) {
    throw new Error(`${file} is damaged, or not a picture: ${(error as Error).message}`, { cause: error });
  }
}

async function encode(master: Buffer, file: string, preset: Preset) {
  const encodeAs = (format: keyof typeof formats) =>
    Promise.all(
      widths[preset].map((width) =>
        upright(master).resize({ width }).toFormat(format, formats[format]).toBuffer({ resolveWithObject: true }),
      ),
    );
  const { small, widest } = await measure(master, file);
  const needed = Math.max(...widths[preset]);
  if (widest < needed) throw new Error(`${file} is ${widest} px wide, and must be at least ${needed}`);
  const [top, foot] = findEnds(small);
  if (!top || !foot) throw new Error(`${file} is transparent`);
  const [avif, webp, preview] = await Promise.all([
    encodeAs('avif'),
    encodeAs('webp'),
    preset === 'portrait' ? '' : previewOf(small),
  ]);
  // One hash for all files: a script with their names compresses better.
  const hash = createHash('sha256');
  for (const { data } of [...avif, ...webp]) hash.update(data);
  const name = `${basename(file, extname(file)).replace(/[^\w-]/g, '_')}-${hash.digest('hex').slice(0, 8)}`;
  const write = (files: Pixels[], format: keyof typeof formats) =>
    Promise.all(
      files.map(async ({ data, info: { width, height } }) => {
        const fileName = `${name}-${width}.${format}`;
        await writeAtomically(join(cache, fileName), data);
        return { fileName, width, height };
      }),
    );
  return { avif: await write(avif, 'avif'), webp: await write(webp, 'webp'), preview, top, foot };
}

/**
 * Encodes a picture in all sizes and formats. Cached until the master, this file or the background color changes.
 * @throws {Error} when the master is missing, is not a picture, is too narrow or is transparent
 */
export async function encodedPicture(file: string, preset: Preset) {
  const [master, settings] = await Promise.all([readFile(file), readFile(fileURLToPath(import.meta.url))]);
  const key = createHash('sha256')
    .update(settings)
    .update(`${color.background} ${preset} ${basename(file)} `)
    .update(master)
    .digest('hex');
  const record = join(cache, `${key}.json`);
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8')) as EncodedPicture;
  const picture = await encode(master, file, preset);
  // Last: it is valid only if all files that it names exist.
  await writeAtomically(record, JSON.stringify(picture));
  return picture;
}
