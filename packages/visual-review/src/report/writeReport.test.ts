import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Comparison, Report } from '../types.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { comparisonOf, reportOf, writeImage } from './reportFixture.ts';
import { inertJson } from 'system-tools/inert-json';
import { withPaths, writeReport } from './writeReport.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-report-'));
  folder = join(root, 'report');
  await mkdir(join(root, 'src'));
  await writeFile(join(root, exampleConfig.report.font.file), 'a font');
});
afterEach(() => rm(root, { recursive: true }));

const story = 'screens-home--whole-page';

async function changed(mode: string, ...colors: [string, string, string]): Promise<Comparison> {
  const [before, after, difference] = await Promise.all(colors.map((color) => writeImage(root, color, 4, 3)));
  return comparisonOf(story, mode, 'changed', { before, after, difference, pixels: 12 });
}

const write = (report: Report) => writeReport(report, folder, exampleConfig.report, root);
const names = async () => (await readdir(folder)).toSorted();
const written = async () => JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report;

test('writes the page, its data, the summary and the screenshots', async () => {
  const comparison = await changed('en-phone', '#111', '#222', '#333');
  await write(reportOf([comparison]));
  expect(await names()).toEqual(['index.html', 'report.json', 'screenshots', 'summary.md']);
  const [found] = (await written()).comparisons;
  expect(found?.before).toEqual({ ...comparison.before, file: `screenshots/${comparison.before?.hash}.png` });
  for (const side of ['before', 'after', 'difference'] as const) {
    const file = found?.[side]?.file ?? '';
    expect(file).toMatch(/^screenshots\/[\da-f]{64}\.png$/);
    expect(await readFile(join(folder, file))).toEqual(await readFile(comparison[side]?.file ?? ''));
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).not.toContain(root);
  expect(page).toContain(`screenshots/${comparison.after?.hash}.png`);
  expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('Screens/Home › Whole Page');
});

test('no string ends the script that contains the data', async () => {
  const error = '</script><script>alert(1)</script><!-- <script> -->';
  expect(JSON.parse(inertJson({ error }))).toEqual({ error });
  await write(reportOf([comparisonOf(story, 'en-phone', 'failed', { error })]));
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(2);
  const [data = '', code = ''] = scripts;
  expect((JSON.parse(data) as Report).comparisons[0]?.error).toBe(error);
  // The policy blocks any other script.
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(page).not.toMatch(/(?:src|href)="https?:/);
});

test('screenshots that are no longer needed are removed, the others stay', async () => {
  const kept = await changed('en-phone', '#111', '#222', '#333');
  await write(reportOf([kept, await changed('ar-phone', '#444', '#555', '#666')]));
  expect(await readdir(join(folder, 'screenshots'))).toHaveLength(6);
  const screenshot = join(folder, 'screenshots', `${kept.after?.hash}.png`);
  const { mtimeMs } = await stat(screenshot);
  await write(reportOf([kept]));
  expect(await readdir(join(folder, 'screenshots'))).toHaveLength(3);
  expect((await stat(screenshot)).mtimeMs).toBe(mtimeMs);
});

test('a report can be written again from its own screenshots', async () => {
  await write(reportOf([await changed('en-phone', '#111', '#222', '#333')]));
  const report = await written();
  const { comparisons, ...rest } = withPaths(report, ({ file }) => join(folder, file));
  await write({ ...rest, comparisons: comparisons.map((comparison) => ({ ...comparison, accepted: true })) });
  expect((await written()).comparisons[0]?.accepted).toBe(true);
  expect(await readdir(join(folder, 'screenshots'))).toHaveLength(3);
});

test('a report that cannot be written leaves the previous one unchanged', async () => {
  await write(reportOf([await changed('en-phone', '#111', '#222', '#333')]));
  const before = [await readFile(join(folder, 'index.html'), 'utf8'), await readdir(join(folder, 'screenshots'))];
  const [fine, broken] = [
    await changed('ar-phone', '#444', '#555', '#666'),
    await changed('fr-phone', '#777', '#888', '#999'),
  ];
  await rm(broken.difference?.file ?? '');
  await expect(write(reportOf([fine, broken]))).rejects.toThrow('ENOENT');
  expect([await readFile(join(folder, 'index.html'), 'utf8'), await readdir(join(folder, 'screenshots'))]).toEqual(
    before,
  );
  expect(await names()).toEqual(['index.html', 'report.json', 'screenshots', 'summary.md']);
});

test('does not touch other files of the folder', async () => {
  await write(reportOf([]));
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await write(reportOf([]));
  expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});
