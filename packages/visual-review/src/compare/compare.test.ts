import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { packContent } from '../content/content.ts';
import type { Unstable } from '../capture/confirm.ts';
import { compareSnapshot, difference } from './compare.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import { saveFile } from '../store/cache.ts';
import type { ImageFile, PixelRect, Screenshot, SnapshotOptions } from '../types.ts';

const pathOf = temporaryFolder();

const rect: PixelRect = { left: 10, top: 20, width: 30, height: 10 };

/** A screenshot of a white page with a rectangle of a color. */
async function screenshot(
  color: string,
  { height = 80, ...options }: Partial<SnapshotOptions> & { height?: number } = {},
): Promise<Screenshot> {
  const { left, top, ...size } = rect;
  const input = await sharp({ create: { ...size, channels: 4, background: color } })
    .png()
    .toBuffer();
  const png = await sharp({ create: { width: 100, height, channels: 4, background: 'white' } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
  const snapshot = snapshotOf('components-button--primary', 'en-desktop');
  return {
    snapshot: { ...snapshot, options: { ...snapshot.options, ...options } },
    ...(await saveFile(pathOf(), png, 'png')),
  };
}

const compare = async (before: Promise<Screenshot>, after: Promise<Screenshot>) =>
  difference(await before, await after, pathOf());

test('equal screenshots have no difference', async () => {
  expect(await compare(screenshot('red'), screenshot('red'))).toBeUndefined();
});

test('different pixels are counted and marked', async () => {
  const found = await compare(screenshot('#ff0000'), screenshot('#fe0000'));
  expect(found).toMatchObject({
    pixels: 300,
    causes: [{ kind: 'noise', areas: [rect] }],
    before: { width: 100, height: 80 },
  });
  const marks = found!.difference as ImageFile;
  const { data, info } = await sharp(readFileSync(marks.file)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 80]);
  const alphaAt = (x: number, y: number) => data[(y * 100 + x) * info.channels + info.channels - 1];
  expect([alphaAt(10, 20), alphaAt(39, 29), alphaAt(9, 20), alphaAt(10, 30)]).toEqual([255, 255, 0, 0]);
});

test('a story can declare a threshold', async () => {
  expect(await compare(screenshot('#ff0000'), screenshot('#fe0000', { diffThreshold: 0.1 }))).toBeUndefined();
});

test('a different size is a difference; the common area is compared', async () => {
  expect(await compare(screenshot('red'), screenshot('red', { height: 90 }))).toMatchObject({
    pixels: 1000,
    causes: [{ kind: 'moved', areas: [{ left: 0, top: 80, width: 100, height: 10 }] }],
    before: { height: 80 },
    after: { height: 90 },
  });
});

test('three screenshots that differ by no more than the story allows are compared with the base', async () => {
  const allowed = ['#ff0000', '#fe0000', '#fd0000'].map((color) => screenshot(color, { diffThreshold: 0.1 }));
  const [first, second, third] = (await Promise.all(allowed)) as [Screenshot, Screenshot, Screenshot];
  const { id } = first.snapshot;
  const resultOf = async (before: Screenshot) => {
    const sides = { before: new Map([[id, before]]), after: new Map([[id, first]]) };
    const unstable = { first, second, third };
    return (await compareSnapshot(first.snapshot, sides, [], { folder: pathOf(), unstable })).result;
  };
  expect(await resultOf(second)).toBe('same');
  expect(await resultOf(await screenshot('blue'))).toBe('changed');
});

test('an unstable story names where its screenshots differ', async () => {
  const node = { parent: -1, tag: 'canvas', box: [10, 20, 30, 10] as const, order: 0, style: 0 };
  const content = await saveFile(pathOf(), await packContent({ nodes: [node], styles: [[]] }), 'json.gz');
  const [first, second, third] = (await Promise.all(
    ['red', 'blue', 'green'].map(async (color) => ({ ...(await screenshot(color)), content })),
  )) as [Screenshot, Screenshot, Screenshot];
  const sides = { before: new Map(), after: new Map([[first.snapshot.id, first]]) };
  const unstable = { first, second, third };
  expect(await compareSnapshot(first.snapshot, sides, [], { folder: pathOf(), unstable })).toMatchObject({
    result: 'unstable',
    error: 'Three screenshots of the same story all differ, in canvas; two of them are shown.',
  });
});

test('a story that fails on the base is new, and says so', async () => {
  const after = await screenshot('red');
  const { snapshot } = after;
  const sides = {
    before: new Map([[snapshot.id, { snapshot, error: 'No port\nat Form' }]]),
    after: new Map([[snapshot.id, after]]),
  };
  expect(await compareSnapshot(snapshot, sides, [], { folder: pathOf() })).toMatchObject({
    result: 'new',
    error: 'On the base, this story fails: No port',
  });
});

test('a base that looks different each time is compared with its screenshot that is alike, and is not what is reported', async () => {
  const [red, blue, green, black] = await Promise.all(
    ['red', 'blue', 'green', 'black'].map((color) => screenshot(color)),
  );
  const { id } = red!.snapshot;
  const resultOf = async (after: Screenshot) => {
    const sides = { before: new Map([[id, red!]]), after: new Map([[id, after]]) };
    const unstableBase = { first: red!, second: blue!, third: black! };
    return compareSnapshot(after.snapshot, sides, [], { folder: pathOf(), unstableBase });
  };
  for (const alike of [blue, black]) expect(await resultOf(alike!)).toMatchObject({ result: 'same' });
  expect(await resultOf(green!)).toMatchObject({
    result: 'changed',
    after: { hash: green!.hash },
    error: 'On the base, this story looks different each time.',
  });
});

test('known variants are the same, unless words differ or one of them is not on record', async () => {
  const [red, blue, green] = await Promise.all(['red', 'blue', 'green'].map((color) => screenshot(color)));
  const hashes = [red!, blue!].map(({ hash = '' }) => hash);
  const variants = { reason: 'The caret', until: '2030-01-01', screenshots: hashes };
  const resultOf = async (before: Screenshot, after: Screenshot, unstable?: Unstable) => {
    const { id } = after.snapshot;
    const sides = { before: new Map([[id, before]]), after: new Map([[id, after]]) };
    return (await compareSnapshot(after.snapshot, sides, [], { folder: pathOf(), variants, unstable })).result;
  };
  expect(await resultOf(red!, blue!)).toBe('same');
  expect(await resultOf(red!, green!)).toBe('changed');
  const flicker = { first: red!, second: blue!, third: red! };
  expect(await resultOf(blue!, red!, flicker)).toBe('same');
  expect(await resultOf(green!, red!, flicker)).toBe('changed');
  expect(await resultOf(blue!, red!, { ...flicker, third: green! })).toBe('unstable');
  const node = { parent: -1, tag: '#text', box: [0, 0, 9, 9] as const, order: 0, style: 0, text: 'Another word' };
  const content = await saveFile(pathOf(), await packContent({ nodes: [node], styles: [[]] }), 'json.gz');
  expect(await resultOf(red!, { ...blue!, content })).toBe('changed');
});
