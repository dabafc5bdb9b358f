import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { inertJson } from 'system-tools/inert-json';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import type { Comparison, Report } from '../types.ts';
import { exampleConfig } from '../config/exampleConfig.ts';
import { causeOf, comparisonOf, reportOf, writeImage } from './reportFixture.ts';
import { withPaths, writeReport } from './writeReport.ts';

const pathOf = temporaryFolder();
const inReport = (path: string) => pathOf(`report/${path}`);
beforeEach(() => writeFile(pathOf(exampleConfig.report.font.file), 'a font'));

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

test('writes the page, its data, the summary and the screenshots', async () => {
  const comparison = await changed('en-phone', 1);
  await write(reportOf([comparison]));
  expect(await names()).toEqual(['index.html', 'report.json', 'screenshots', 'summary.md']);
  const [found] = (await written()).comparisons;
  expect(found?.before).toEqual({ ...comparison.before, file: `screenshots/${comparison.before?.hash}.png` });
  for (const side of ['before', 'after', 'difference'] as const) {
    const file = found?.[side]?.file ?? '';
    expect(file).toMatch(/^screenshots\/[\da-f]{64}\.png$/);
    expect(await readFile(inReport(file))).toEqual(await readFile(comparison[side]?.file ?? ''));
  }
  const page = await read('index.html');
  expect(page).not.toContain(pathOf());
  expect(page).toContain(`screenshots/${comparison.after?.hash}.png`);
  expect(await read('summary.md')).toContain('Screens/Home › Whole Page');
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
  const screenshot = inReport(`screenshots/${kept.after?.hash}.png`);
  const { mtimeMs } = await stat(screenshot);
  await write(reportOf([kept]));
  expect(await screenshots()).toHaveLength(3);
  expect((await stat(screenshot)).mtimeMs).toBe(mtimeMs);
});

test('a report can be written again from its own screenshots', async () => {
  await write(reportOf([await changed('en-phone', 1)]));
  const report = await written();
  const { groups, ...rest } = withPaths(report, ({ file }) => inReport(file));
  await write({ ...rest, groups: groups.map((group) => ({ ...group, decision: true })) });
  expect((await written()).groups.map(({ decision }) => decision)).toEqual(groups.map(() => true));
  expect(await screenshots()).toHaveLength(3);
});

test('a report that cannot be written leaves the previous one unchanged', async () => {
  await write(reportOf([await changed('en-phone', 1)]));
  const before = [await read('index.html'), await screenshots()];
  const [fine, broken] = [await changed('ar-phone', 4), await changed('fr-phone', 7)];
  await rm(broken.difference?.file ?? '');
  await expect(write(reportOf([fine, broken]))).rejects.toThrow('ENOENT');
  expect([await read('index.html'), await screenshots()]).toEqual(before);
  expect(await names()).toEqual(['index.html', 'report.json', 'screenshots', 'summary.md']);
});

test('does not touch other files of the folder', async () => {
  await write(reportOf([]));
  await writeFile(inReport('notes.txt'), 'mine');
  await write(reportOf([]));
  expect(await read('notes.txt')).toBe('mine');
});
