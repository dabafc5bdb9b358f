import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PicturePoint, PictureSource } from '../../src/components/Picture/pictureSource.ts';
import { color } from '../../src/theme/tokens.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Widths in px, by the query of the import: `import hero from './hero.webp?picture'`.
 * A picture stands 290 to 400 px wide on phones, up to 730 px on tablets and 960 px beside a text, on screens of one to
 * three device pixels to the px; every master has at least the largest width. An avatar has 88 px.
 */
const widths = {
  picture: [480, 720, 960, 1200, 1600],
  portrait: [88, 176, 264],
} as const;

export type Preset = keyof typeof widths;

export const presets = Object.keys(widths) as Preset[];

/** AVIF of effort 2 takes a sixth of the time of effort 4, for as many bytes. */
const formats = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 74, effort: 4 },
} as const;

export type Format = keyof typeof formats;

/** Where the files of pictures stand under the names that they have in the site. */
export const cache = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url));

interface EncodedFile {
  fileName: string;
  /** In px, as is `height`. */
  width: number;
  height: number;
}

/** What there is to know about a picture, apart from where its files are served. */
export interface EncodedPicture
  extends Record<Format, EncodedFile[]>, Pick<PictureSource, 'preview' | 'top' | 'foot'> {}

/** Width in px at which the ends of a picture are looked for: fine enough for a line that leads to them. */
const measured = 400;

interface Pixels {
  data: Buffer;
  info: sharp.OutputInfo;
}

/** The picture in 16 by 12 px, on the ground: opaque, smoothed before it is enlarged, and with its address under 200 bytes. */
async function previewOf({ data, info: { width, height, channels } }: Pixels): Promise<string> {
  const preview = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: 16, height: 12, fit: 'inside' })
    .flatten({ background: color.ground })
    .blur(0.6)
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}

/** The highest and the lowest row with something that is not transparent, and the middle of what is there; none in an empty picture. */
function endsOf({ data, info: { width, height, channels } }: Pixels): PicturePoint[] {
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

async function encode(master: Buffer, file: string, preset: Preset): Promise<EncodedPicture> {
  const name = basename(file, extname(file)).replace(/[^\w-]/g, '_');
  const encodeAs = (format: Format) =>
    Promise.all(
      widths[preset].map(async (width): Promise<EncodedFile> => {
        const { data, info } = await sharp(master)
          .resize({ width })
          .toFormat(format, formats[format])
          .toBuffer({ resolveWithObject: true });
        const fileName = `${name}-${createHash('sha256').update(data).digest('hex').slice(0, 8)}.${format}`;
        await writeWhole(join(cache, fileName), data);
        return { fileName, width: info.width, height: info.height };
      }),
    );
  const { width: widest } = await sharp(master).metadata();
  const needed = Math.max(...widths[preset]);
  if (widest < needed) throw new Error(`${file} is ${widest} px wide, and has to be at least ${needed}`);
  const small = await sharp(master).resize(measured).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [top, foot] = endsOf(small);
  if (!top || !foot) throw new Error(`${file} shows nothing`);
  const [avif, webp, preview] = await Promise.all([encodeAs('avif'), encodeAs('webp'), previewOf(small)]);
  return { avif, webp, preview, top, foot };
}

/**
 * A picture in the sizes and formats of `widths` and `formats`. What was encoded once stays in `cache`, until the master,
 * this file or the colour of the ground changes.
 * @param file path of the master
 * @throws where the master is missing, is no picture, is too narrow or shows nothing.
 */
export async function encodedPicture(file: string, preset: Preset): Promise<EncodedPicture> {
  const [master, settings] = await Promise.all([readFile(file), readFile(fileURLToPath(import.meta.url))]);
  const key = createHash('sha256')
    .update(settings)
    .update(`${color.ground} ${preset} ${basename(file)} `)
    .update(master)
    .digest('hex');
  const record = join(cache, `${key}.json`);
  if (existsSync(record)) return JSON.parse(await readFile(record, 'utf8')) as EncodedPicture;
  const picture = await encode(master, file, preset);
  // Last, so that whoever finds it finds every file that it names.
  await writeWhole(record, JSON.stringify(picture));
  return picture;
}
