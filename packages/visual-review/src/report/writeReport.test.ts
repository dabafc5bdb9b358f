import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Comparison, Report } from '../snapshots.ts';
import { comparisonOf, pictureOf, reportOf } from './reportFixture.ts';
import { inertJson } from './html.ts';
import { writeReport } from './writeReport.ts';

let place: string;
let folder: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'visual-report-'));
  folder = join(place, 'report');
});
afterEach(() => rm(place, { recursive: true }));

const story = 'screens-home--whole-page';

async function changed(mode: string, ...colors: [string, string, string]): Promise<Comparison> {
  const [before, after, difference] = await Promise.all(colors.map((color) => pictureOf(place, color, 4, 3)));
  return comparisonOf(story, mode, 'changed', { before, after, difference, pixels: 12 });
}

const names = async () => (await readdir(folder)).toSorted();
const written = async () => JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report;

test('writes a page, its data and a summary, with the pictures beside them', async () => {
  const comparison = await changed('en-phone', '#111', '#222', '#333');
  await writeReport(reportOf([comparison]), folder);
  expect(await names()).toEqual(['index.html', 'pictures', 'report.json', 'summary.md']);
  const [found] = (await written()).comparisons;
  expect(found?.before).toEqual({ ...comparison.before, file: `pictures/${comparison.before?.hash}.png` });
  for (const side of ['before', 'after', 'difference'] as const) {
    const file = found?.[side]?.file ?? '';
    expect(file).toMatch(/^pictures\/[\da-f]{64}\.png$/);
    expect(await readFile(join(folder, file))).toEqual(await readFile(comparison[side]?.file ?? ''));
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).not.toContain(place);
  expect(page).toContain(`pictures/${comparison.after?.hash}.png`);
  expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('Screens/Home › Whole Page');
});

test('no text ends the script that holds the data', async () => {
  const error = '</script><script>alert(1)</script><!-- <script> -->';
  expect(JSON.parse(inertJson({ error }))).toEqual({ error });
  await writeReport(reportOf([comparisonOf(story, 'en-phone', 'failed', { error })]), folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(2);
  const [data = '', code = ''] = scripts;
  expect((JSON.parse(data) as Report).comparisons[0]?.error).toBe(error);
  // Any other script would be refused.
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(page).not.toMatch(/(?:src|href)="https?:/);
});

test('pictures that no longer belong are removed, those that do stay', async () => {
  const kept = await changed('en-phone', '#111', '#222', '#333');
  await writeReport(reportOf([kept, await changed('ar-phone', '#444', '#555', '#666')]), folder);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(6);
  const picture = join(folder, 'pictures', `${kept.after?.hash}.png`);
  const { mtimeMs } = await stat(picture);
  await writeReport(reportOf([kept]), folder);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(3);
  expect((await stat(picture)).mtimeMs).toBe(mtimeMs);
});

test('a report can be written again from its own pictures', async () => {
  await writeReport(reportOf([await changed('en-phone', '#111', '#222', '#333')]), folder);
  const report = await written();
  const absolute = (comparison: Comparison): Comparison => ({
    ...comparison,
    accepted: true,
    ...Object.fromEntries(
      (['before', 'after', 'difference'] as const).flatMap((side) =>
        comparison[side] ? [[side, { ...comparison[side], file: join(folder, comparison[side].file) }]] : [],
      ),
    ),
  });
  await writeReport({ ...report, comparisons: report.comparisons.map(absolute) }, folder);
  expect((await written()).comparisons[0]?.accepted).toBe(true);
  expect(await readdir(join(folder, 'pictures'))).toHaveLength(3);
});

test('a report that cannot be written leaves the one before as it was', async () => {
  await writeReport(reportOf([await changed('en-phone', '#111', '#222', '#333')]), folder);
  const before = [await readFile(join(folder, 'index.html'), 'utf8'), await readdir(join(folder, 'pictures'))];
  const [fine, broken] = [
    await changed('ar-phone', '#444', '#555', '#666'),
    await changed('fr-phone', '#777', '#888', '#999'),
  ];
  await rm(broken.difference?.file ?? '');
  await expect(writeReport(reportOf([fine, broken]), folder)).rejects.toThrow('ENOENT');
  expect([await readFile(join(folder, 'index.html'), 'utf8'), await readdir(join(folder, 'pictures'))]).toEqual(before);
  expect(await names()).toEqual(['index.html', 'pictures', 'report.json', 'summary.md']);
});

test('does not touch what else is in the folder', async () => {
  await writeReport(reportOf([]), folder);
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await writeReport(reportOf([]), folder);
  expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});
