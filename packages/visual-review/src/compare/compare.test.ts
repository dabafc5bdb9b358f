import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { difference } from './compare.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import type { PixelRect, Screenshot, SnapshotOptions } from '../types.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A screenshot of a white page with a rectangle of a color. */
async function screenshot(
  rect: PixelRect,
  color: string,
  { height = 80, ignored = [], ...options }: Partial<SnapshotOptions> & { height?: number; ignored?: PixelRect[] } = {},
): Promise<Screenshot> {
  const input = await sharp({ create: { width: rect.width, height: rect.height, channels: 4, background: color } })
    .png()
    .toBuffer();
  const page = sharp({ create: { width: 100, height, channels: 4, background: 'white' } });
  const png = await page
    .composite([{ input, left: rect.left, top: rect.top }])
    .png()
    .toBuffer();
  const hash = createHash('sha256').update(png).digest('hex');
  const file = join(folder, `${hash}.png`);
  writeFileSync(file, png);
  const snapshot = snapshotOf('components-button--primary', 'en-desktop');
  return { snapshot: { ...snapshot, options: { ...snapshot.options, ...options } }, file, hash, ignored };
}

const rect: PixelRect = { left: 10, top: 20, width: 30, height: 10 };

test('equal screenshots have no difference', async () => {
  expect(await difference(await screenshot(rect, 'red'), await screenshot(rect, 'red'), folder)).toBeUndefined();
});

test('the difference is counted, and marked where it is', async () => {
  const found = await difference(await screenshot(rect, '#ff0000'), await screenshot(rect, '#fe0000'), folder);
  expect(found).toMatchObject({ pixels: 300, area: rect, before: { width: 100, height: 80 } });
  const { data, info } = await sharp(readFileSync(found!.difference!.file)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 80]);
  const alphaAt = (x: number, y: number) => data[(y * 100 + x) * info.channels + info.channels - 1];
  expect([alphaAt(10, 20), alphaAt(39, 29), alphaAt(9, 20), alphaAt(10, 30)]).toEqual([255, 255, 0, 0]);
});

test('a story can declare a threshold and elements that are not compared', async () => {
  expect(
    await difference(
      await screenshot(rect, '#ff0000'),
      await screenshot(rect, '#fe0000', { diffThreshold: 0.1 }),
      folder,
    ),
  ).toBeUndefined();
  expect(
    await difference(await screenshot(rect, 'red'), await screenshot(rect, 'blue', { ignored: [rect] }), folder),
  ).toBeUndefined();
  const half = { ...rect, width: 15 };
  expect(
    await difference(await screenshot(rect, 'red'), await screenshot(rect, 'blue', { ignored: [half] }), folder),
  ).toMatchObject({
    pixels: 150,
  });
});

test('another size is a difference, what is on both sides is compared', async () => {
  const found = await difference(await screenshot(rect, 'red'), await screenshot(rect, 'red', { height: 90 }), folder);
  expect(found).toMatchObject({
    pixels: 1000,
    area: { left: 0, top: 80, width: 100, height: 10 },
    before: { height: 80 },
    after: { height: 90 },
  });
});
