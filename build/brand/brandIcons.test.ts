import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mark } from '#content/brand/mark.ts';
import { palette } from '#content/brand/palette.ts';
import { color } from '#theme/tokens.ts';
import { fileType } from '../hosts/fileTypes.ts';
import { favicon, maskIcon, tile } from './artwork.ts';
import { brandFiles, brandLinks, manifest } from './brandIcons.ts';

type FileName = keyof typeof brandFiles;

const bytesOf = async (name: FileName) => Buffer.from(await brandFiles[name]());

/** The pixels that differ from the background: their share, and the distance in px of the farthest from the center. */
async function artworkOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const background = data.readUIntBE(0, 3);
  const distances = Array.from({ length: width * height }, (_, index) => {
    const across = Math.abs((index % width) + 0.5 - width / 2) + 0.5;
    const down = Math.abs(Math.floor(index / width) + 0.5 - height / 2) + 0.5;
    return data.readUIntBE(index * 3, 3) === background ? 0 : Math.hypot(across, down);
  }).filter(Boolean);
  return {
    share: distances.length / (width * height),
    radius: distances.reduce((most, distance) => Math.max(most, distance), 0),
  };
}

// Operating systems mask those that are opaque.
test.each<[FileName, number, boolean]>([
  ['apple-touch-icon.png', 180, true],
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable-512.png', 512, true],
])('%s is %i px wide, shows the mark, and is opaque: %s', async (name, size, isOpaque) => {
  const picture = await bytesOf(name);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await artworkOf(picture)).share).toBeGreaterThan(0.1);
  expect((await sharp(picture).stats()).isOpaque).toBe(isOpaque);
});

test('the maskable icon keeps the mark in the safe zone', async () => {
  const { radius } = await artworkOf(await bytesOf('icon-maskable-512.png'));
  expect(radius).toBeGreaterThan(0);
  expect(radius).toBeLessThanOrEqual(0.4 * 512);
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

test('the favicon supports a dark theme, the mask icon has no colors', () => {
  const [light, dark] = favicon.split('@media (prefers-color-scheme:dark)');
  expect(light).toContain(palette.onLight.port);
  expect(dark).toContain(palette.onDark.port);
  expect(maskIcon).not.toMatch(/fill|style|#/);
});

test('the mark is sharp at 16 px: no pixel is anti-aliased', async () => {
  const alphas = await sharp(Buffer.from(favicon)).resize(16, 16).extractChannel('alpha').raw().toBuffer();
  const line = (row: number) =>
    Array.from(alphas.subarray(16 * row, 16 * row + 16), (alpha) => ({ 0: '.', 255: '#' })[alpha] ?? '?').join('');
  expect([1, 2, 3, 4, 5].map(line)).toEqual([
    '................',
    '###...####...###',
    '###...####...###',
    '###...####...###',
    '###..........###',
  ]);
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
    expect(fileType(src)).toBe(type);
    const { width, height } = await sharp(await bytesOf(src as FileName)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every file is linked or in the manifest', () => {
  const referenced = [...brandLinks.map(({ href }) => href), ...manifest.icons.map(({ src }) => src)];
  expect(referenced.toSorted()).toEqual(Object.keys(brandFiles).toSorted());
});
