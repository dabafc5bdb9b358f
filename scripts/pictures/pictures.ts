import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { imagetools, type ImageConfig, type OutputFormat } from 'vite-imagetools';
import type { PictureSource } from '../../src/components/Picture/pictureSource.ts';
import { color } from '../../src/theme/tokens.ts';

/**
 * Widths in px, by the query of the import: `import hero from './hero.webp?picture'`.
 * A picture stands 290 to 400 px wide on phones, up to 730 px on tablets and 960 px beside a text, on screens of one to
 * three device pixels to the px; every master has at least the largest width. An avatar has 88 px.
 */
const widths = {
  picture: [480, 720, 960, 1200, 1600],
  portrait: [88, 176, 264],
} as const;

type Preset = keyof typeof widths;

/** In the order in which a browser is offered them. AVIF of effort 2 takes a sixth of the time of effort 4, for as many bytes. */
const formats = [
  { format: 'avif', quality: '50', effort: '2' },
  { format: 'webp', quality: '74', effort: '4' },
];

/** The picture in 16 by 12 px, on the ground: opaque, smoothed before it is enlarged, and with its address under 200 bytes. */
const previewOf = (master: string) =>
  sharp(master).resize({ width: 16, height: 12, fit: 'inside' }).flatten({ background: color.ground }).blur(0.6).webp({ quality: 70, effort: 6 }).toBuffer();

/** Width in px at which the ends of a picture are looked for: fine enough for a line that leads to them. */
const measured = 400;

/** The highest and the lowest point of what is not transparent, as four shares: x and y of each. */
async function endsOf(master: string): Promise<number[]> {
  const { data, info } = await sharp(master).resize(measured).ensureAlpha().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    return { y, first: row.findIndex((alpha) => alpha > 200), last: row.findLastIndex((alpha) => alpha > 200) };
  }).filter(({ first }) => first >= 0);
  return [rows.at(0), rows.at(-1)].flatMap((row) => {
    if (!row) throw new Error(`${master} shows nothing`);
    return [(row.first + row.last + 1) / 2 / info.width, (row.y + 0.5) / info.height];
  });
}

const cache = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url));

function presetOf(query: URLSearchParams): Preset | undefined {
  return (Object.keys(widths) as Preset[]).find((preset) => query.has(preset));
}

/** What the module of a picture exports. The argument holds its preview, as base64, and its ends. */
const sourceFormat: OutputFormat =
  ([given = ''] = []) =>
  (images) => {
    const [preview = '', ...ends] = given.split('|');
    const [topX = 0, topY = 0, footX = 0, footY = 0] = ends.map(Number);
    const of = (format: string) => images.filter((image) => image.format === format);
    const srcsetOf = (format: string) => of(format).map(({ src, width }) => `${src} ${width}w`).join(', ');
    const largest = of('webp').at(-1);
    if (!largest) throw new Error('A picture was encoded in no size');
    const { src, width, height } = largest;
    return {
      avif: srcsetOf('avif'),
      webp: srcsetOf('webp'),
      src,
      width,
      height,
      preview: `data:image/webp;base64,${preview}`,
      top: { x: topX, y: topY },
      foot: { x: footX, y: footY },
    } satisfies PictureSource;
  };

/** Each format has a quality of its own; the plugin by itself would cross every quality with every format. */
const resolveConfigs = (entries: Array<[string, string[]]>): ImageConfig[] => {
  const { w = [] } = Object.fromEntries(entries);
  return formats.flatMap((format) => w.map((width) => ({ ...format, w: width })));
};

/** In development the plugin encodes a cached picture once more for each request; this hands out the one of the cache. */
const servePictures: Plugin = {
  name: 'serve-pictures',
  enforce: 'pre',
  configureServer({ middlewares, config: { base } }) {
    middlewares.use(`${base}@imagetools`, ({ url = '' }, response, next) => {
      const file = /^\/[0-9a-f]{40}$/.test(url) ? cache + url : '';
      if (!existsSync(file)) return next();
      // AVIF and WebP are told apart by their first bytes, which every browser does by itself.
      response.setHeader('Content-Type', 'image/*');
      createReadStream(file).pipe(response);
    });
  },
};

/**
 * Pictures in the sizes and formats of `widths` and `formats`, encoded once and kept in `node_modules/.cache/pictures`.
 * An import with `?picture` or `?portrait` gives a `PictureSource`.
 */
export function pictures(): Plugin[] {
  return [
    servePictures,
    imagetools({
      include: new RegExp(`\\?(?:${Object.keys(widths).join('|')})$`),
      cache: { dir: cache },
      defaultDirectives: async ({ pathname, searchParams }) => {
        const preset = presetOf(searchParams);
        if (!preset) return new URLSearchParams();
        const master = decodeURIComponent(pathname);
        const [preview, ends] = await Promise.all([previewOf(master), endsOf(master)]);
        const given = [preview.toString('base64'), ...ends.map((share) => share.toFixed(3))].join('|');
        return new URLSearchParams({ w: widths[preset].join(';'), as: `source:${given}` });
      },
      extendOutputFormats: () => ({ source: sourceFormat }),
      resolveConfigs,
    }),
  ];
}
