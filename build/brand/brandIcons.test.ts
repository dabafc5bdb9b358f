import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mark } from '#content/brand/mark.ts';
import { palette } from '#content/brand/palette.ts';
import { color } from '#theme/tokens.ts';
import { favicon, maskIcon, tile } from './artwork.ts';
import { brandFiles, brandLinks, manifest } from './brandIcons.ts';

type FileName = keyof typeof brandFiles;

const bytesOf = async (name: FileName) => Buffer.from(await brandFiles[name].content());

/** The pixels that differ from the background: their share, and the distance in px of the farthest from the centre. */
async function artworkOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
    (index) => data[index * 3] !== data[0] || data[index * 3 + 1] !== data[1] || data[index * 3 + 2] !== data[2],
  );
  const distances = pixels.map((index) => {
    const across = Math.abs((index % info.width) + 0.5 - info.width / 2) + 0.5;
    const down = Math.abs(Math.floor(index / info.width) + 0.5 - info.height / 2) + 0.5;
    return Math.hypot(across, down);
  });
  return {
    share: pixels.length / (info.width * info.height),
    radius: distances.reduce((most, distance) => Math.max(most, distance), 0),
  };
}

test.each<[FileName, number]>([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i px wide and shows the mark', async (name, size) => {
  const picture = await bytesOf(name);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await artworkOf(picture)).share).toBeGreaterThan(0.1);
});

test('the maskable icon fills its square and keeps the mark in the safe zone', async () => {
  const picture = await bytesOf('icon-maskable-512.png');
  const { radius } = await artworkOf(picture);
  expect(radius).toBeGreaterThan(0);
  expect(radius).toBeLessThanOrEqual(0.4 * 512);
  expect((await sharp(picture).stats()).isOpaque).toBe(true);
});

test('icons that operating systems mask are opaque, the others are not', async () => {
  const opaque = async (name: FileName) => (await sharp(await bytesOf(name)).stats()).isOpaque;
  expect(await opaque('apple-touch-icon.png')).toBe(true);
  expect(await opaque('icon-192.png')).toBe(false);
  expect(await opaque('icon-512.png')).toBe(false);
});

test('favicon.ico holds 16, 32 and 48 px, each as a PNG where its header says', async () => {
  const file = await bytesOf('favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  let end = 6 + 16 * 3;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect([entry[0], entry[1], entry.readUInt16LE(4), entry.readUInt16LE(6), offset]).toEqual([
      size,
      size,
      1,
      32,
      end,
    ]);
    const picture = file.subarray(offset, offset + length);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    end += length;
  }
  expect(file).toHaveLength(end);
});

test('every icon has the shape of the mark', () => {
  for (const svg of [favicon, maskIcon, tile({ size: 64, scale: 2 })]) {
    expect(svg).toContain(mark.port);
    expect(svg).toContain(mark.cargo);
  }
});

test('the favicon supports a dark theme, the mask icon has no colours', () => {
  const [light, dark] = favicon.split('@media (prefers-color-scheme:dark)');
  expect(light).toContain(palette.onLight.port);
  expect(dark).toContain(palette.onDark.port);
  expect(maskIcon).not.toMatch(/fill|style|#/);
});

test('the mark is sharp at 16 px: no pixel is anti-aliased', async () => {
  const { data, info } = await sharp(Buffer.from(favicon))
    .resize(16, 16)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphas = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    [...Array(16).keys()].map((column) => data[(row * info.width + column) * 4 + 3]),
  );
  const line = (drawing: string) => Array.from(drawing, (cell) => (cell === '#' ? 255 : 0));
  expect(alphas[1]).toEqual(line('................'));
  for (const row of [2, 3, 4]) expect(alphas[row]).toEqual(line('###...####...###'));
  expect(alphas[5]).toEqual(line('###..........###'));
});

test('the manifest is complete, and every icon has its size', async () => {
  expect(JSON.parse((await bytesOf('manifest.webmanifest')).toString())).toEqual(manifest);
  expect(manifest).toMatchObject({
    lang: 'en',
    dir: 'ltr',
    display: 'standalone',
    theme_color: color.background,
    background_color: color.background,
  });
  for (const text of [manifest.name, manifest.short_name, manifest.description]) expect(text).toMatch(/^[^{}]+$/);
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const file = brandFiles[src as FileName];
    expect(file.type).toBe(type);
    const { width, height } = await sharp(await bytesOf(src as FileName)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every file is linked or in the manifest', () => {
  const referenced = [...brandLinks.map(({ href }) => href), ...manifest.icons.map(({ src }) => src)];
  expect(referenced.toSorted()).toEqual(Object.keys(brandFiles).toSorted());
});
