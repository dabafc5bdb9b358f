import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { inertJson } from 'system-tools/inert-json';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Comparison, ImageFile, PackedImage, Report } from '../types.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { saveFile } from '../store/cache.ts';
import { causeOf, comparisonOf, reportOf, writeImage } from './reportFixture.ts';
import { stripsOf, withPaths } from './strips.ts';
import { writeReport } from './writeReport.ts';

vi.mock('node:fs/promises', { spy: true });

const pathOf = temporaryFolder();
const inReport = (path: string) => pathOf(`report/${path}`);
afterEach(() => void vi.mocked(mkdir).mockReset());
beforeEach(() => writeFile(pathOf(exampleConfig.report.font.embedded.file), 'a font'));

const story = 'screens-home--whole-page';

/** The first of its three screenshots is of this gray, 1 to 7. */
async function changed(mode: string, gray: number): Promise<Comparison> {
  const [before, after, difference] = await Promise.all(
    [gray, gray + 1, gray + 2].map((digit) => writeImage(pathOf(), `#${digit}${digit}${digit}`, 4, 3)),
  );
  return comparisonOf(story, mode, 'changed', { before, after, difference, pixels: 12, causes: [causeOf('pixels')] });
}

const write = (report: Report) => writeReport(report, pathOf('report'), exampleConfig.report, pathOf());
const read = (file: string) => readFile(inReport(file), 'utf8');
const names = async () => (await readdir(pathOf('report'))).toSorted();
const screenshots = () => readdir(inReport('screenshots'));
const written = async () => JSON.parse(await read('report.json')) as Report;

/** Of an image as a browser shows it. */
async function pixelsOf(image: ImageFile | PackedImage) {
  const { width, height } = image;
  const layers = stripsOf(image).map(async ([file, from, top, rows]) => {
    const part = sharp(resolve(pathOf('report'), file)).extract({ left: 0, top: from, width, height: rows });
    return { input: await part.png().toBuffer(), left: 0, top };
  });
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(await Promise.all(layers))
    .raw()
    .toBuffer();
}

test('writes the page, its data, the summary and the screenshots', async () => {
  const comparison = await changed('en-phone', 1);
  await write(reportOf([comparison]));
  expect(await names()).toEqual(['.gitignore', 'index.html', 'report.json', 'screenshots', 'summary.md']);
  const [found] = (await written()).comparisons;
  for (const side of ['before', 'after', 'difference'] as const) {
    expect(found?.[side]).toMatchObject({ hash: comparison[side]?.hash, width: 4, height: 3 });
    expect(await pixelsOf(found![side]!)).toEqual(await pixelsOf(comparison[side]!));
  }
  const page = await read('index.html');
  expect(page).not.toContain(pathOf());
  for (const name of await screenshots()) expect(page).toContain(`"screenshots/${name}"`);
  expect(await read('summary.md')).toContain('Screens/Home › Whole Page');
});

test('a published report has a picture of each change, before and after it; one that is written again keeps it', async () => {
  const [before, after] = [await writeImage(pathOf(), '#111', 320, 400), await writeImage(pathOf(), '#222', 320, 500)];
  const causes = [causeOf('pixels', { areas: [{ left: 10, top: 380, width: 20, height: 20 }] })];
  const url = 'https://example.com';
  const report = reportOf([comparisonOf(story, 'en-phone', 'changed', { before, after, causes })], { url });
  await write(report);
  const picture = `pictures/${report.groups[0]!.id}.webp`;
  expect(await read('summary.md')).toContain(`![](${url}/${picture})`);
  const { data, info } = await sharp(inReport(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([304, 100]);
  const colorAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]! >> 4;
  expect([colorAt(70, 10), colorAt(230, 10)]).toEqual([1, 2]);
  // The page was shorter.
  expect([70, 230].map((x) => data[(95 * info.width + x) * info.channels + 3])).toEqual([0, 255]);
  const again = await written();
  await writeReport(
    withPaths(again, (file) => inReport(file)),
    pathOf('report'),
    exampleConfig.report,
    pathOf(),
  );
  expect((await sharp(inReport(picture)).raw().toBuffer()).length).toBeGreaterThan(0);
  await write(reportOf([]));
  expect(await names()).not.toContain('pictures');
});

test('no string ends the script that contains the data', async () => {
  const error = '</script><script>alert(1)</script><!-- <script> -->';
  expect(JSON.parse(inertJson({ error }))).toEqual({ error });
  await write(reportOf([comparisonOf(story, 'en-phone', 'failed', { error })]));
  const page = await read('index.html');
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(2);
  const [data = '', code = ''] = scripts;
  expect((JSON.parse(data) as Report).comparisons[0]?.error).toBe(error);
  // The policy blocks any other script.
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(page).not.toMatch(/(?:src|href)="https?:/);
});

test('screenshots that are no longer needed are removed, the others stay', async () => {
  const kept = await changed('en-phone', 1);
  await write(reportOf([kept, await changed('ar-phone', 4)]));
  expect(await screenshots()).toHaveLength(6);
  const { comparisons } = await written();
  const { after } = comparisons.find(({ snapshot }) => snapshot.id === kept.snapshot.id)!;
  const [[file] = ['']] = stripsOf(after!);
  const { mtimeMs } = await stat(inReport(file));
  await write(reportOf([kept]));
  expect(await screenshots()).toHaveLength(3);
  expect((await stat(inReport(file))).mtimeMs).toBe(mtimeMs);
});

test('a report can be written again from its own screenshots', async () => {
  await write(reportOf([await changed('en-phone', 1)]));
  const report = await written();
  const { groups, ...rest } = withPaths(report, inReport);
  await write({ ...rest, groups: groups.map((group) => ({ ...group, decision: true })) });
  expect((await written()).groups.map(({ decision }) => decision)).toEqual(groups.map(() => true));
  expect(await screenshots()).toHaveLength(3);
});

test('a report that cannot be written leaves the previous one unchanged', async () => {
  await write(reportOf([await changed('en-phone', 1)]));
  const before = [await read('index.html'), await screenshots()];
  const [fine, broken] = [await changed('ar-phone', 4), await changed('fr-phone', 7)];
  const { file } = broken.difference as ImageFile;
  await writeFile(file, 'damaged');
  await expect(write(reportOf([fine, broken]))).rejects.toThrow(`The image ${file} cannot be read`);
  await rm(file);
  await expect(write(reportOf([fine, broken]))).rejects.toThrow(`The image ${file} cannot be read`);
  expect([await read('index.html'), await screenshots()]).toEqual(before);
  expect(await names()).toEqual(['.gitignore', 'index.html', 'report.json', 'screenshots', 'summary.md']);
});

test('a report whose pictures of the summary cannot be written keeps its screenshots', async () => {
  const url = 'https://example.com';
  await write(reportOf([], { url }));
  const report = reportOf([await changed('en-phone', 1)], { url });
  vi.mocked(mkdir).mockImplementation(async (path) => {
    if (path === inReport('pictures')) throw new Error('not permitted');
    return undefined;
  });
  await expect(write(report)).rejects.toThrow('not permitted');
  expect(await screenshots()).toHaveLength(3);
});

test('a link in place of the report or its screenshots is an error, and what it leads to stays', async () => {
  await writeFile(pathOf('mine.txt'), 'mine');
  for (const own of ['report', 'report/screenshots']) {
    await rm(pathOf(own), { recursive: true, force: true });
    await symlink(pathOf(), pathOf(own));
    await expect(write(reportOf([]))).rejects.toThrow(
      `${pathOf(own)} is a link, and what it leads to would be replaced`,
    );
    await rm(pathOf(own));
    await mkdir(pathOf('report'), { recursive: true });
  }
  expect(await readFile(pathOf('mine.txt'), 'utf8')).toBe('mine');
});

test('does not touch other files of the folder', async () => {
  await write(reportOf([]));
  await writeFile(inReport('notes.txt'), 'mine');
  await write(reportOf([]));
  expect(await read('notes.txt')).toBe('mine');
});

/** Each number is a row: two colors that depend on it. */
async function rowsOf(...rows: readonly number[]): Promise<ImageFile> {
  const [width, height] = [64, rows.length];
  const data = Buffer.from(rows.flatMap((row) => Array.from({ length: width }, (_, x) => (x < 32 ? row : 0))));
  const image = sharp(data, { raw: { width, height, channels: 1 } })
    .toColorspace('srgb')
    .png();
  return { ...(await saveFile(pathOf(), await image.toBuffer(), 'png')), width, height };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const changedFrom = (mode: string, before: ImageFile, after: ImageFile) =>
  comparisonOf(story, mode, 'changed', { before, after, causes: [causeOf('pixels')] });
const filesOf = (image: Comparison['before']) => new Set(stripsOf(image!).map(([file]) => file));

test('rows that screenshots have in common are stored once, also where they have moved', async () => {
  const page = numbers(1, 40);
  const given = [
    changedFrom('en-phone', await rowsOf(...page), await rowsOf(...page.with(5, 99))),
    changedFrom('fr-phone', await rowsOf(...numbers(101, 110), ...page), await rowsOf(...numbers(101, 120), ...page)),
  ];
  await write(reportOf(given));
  const found = (await written()).comparisons;
  for (const [index, { before, after }] of given.entries()) {
    expect(await pixelsOf(found[index]!.before!)).toEqual(await pixelsOf(before!));
    expect(await pixelsOf(found[index]!.after!)).toEqual(await pixelsOf(after!));
  }
  const [first, second] = found;
  const [common = ''] = filesOf(first?.before);
  expect(stripsOf(second!.before!)).toContainEqual([common, 0, 10, 40]);
  expect(stripsOf(second!.after!)).toContainEqual([common, 0, 20, 40]);
  expect(await screenshots()).toHaveLength(4);
});
