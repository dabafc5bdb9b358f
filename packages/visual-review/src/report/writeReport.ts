import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAllAtomically } from 'system-tools/files';
import type { ReportStyle } from '../config/visualConfig.ts';
import type { ImageFile, Report } from '../types.ts';
import { packComparison, writeImages, type Source } from './packImages.ts';
import { reportHtml } from './reportHtml.ts';
import { summaryOf } from './summary.ts';

const imageFolder = 'screenshots';

export function withPaths(report: Report, pathOf: (file: string) => string): Report {
  const moved = (image: ImageFile | undefined) =>
    image && { ...image, file: pathOf(image.file), ...(image.over !== undefined && { over: pathOf(image.over) }) };
  return {
    ...report,
    comparisons: report.comparisons.map((comparison) => ({
      ...comparison,
      before: moved(comparison.before),
      after: moved(comparison.after),
      difference: moved(comparison.difference),
    })),
  };
}

/**
 * Writes `index.html`, `report.json`, `summary.md`, a `.gitignore` for all of them and the images they refer to, and removes images of the previous report.
 * @param report with paths of images that can be read from here
 * @param root the folder that paths of the style are relative to
 * @throws where an image cannot be read or the folder cannot be written; a previous report is then unchanged
 */
export async function writeReport(report: Report, folder: string, style: ReportStyle, root: string) {
  const sources = new Map<string, Source>();
  const packed = { ...report, comparisons: report.comparisons.map((each) => packComparison(each, sources)) };
  const relative = withPaths(packed, (name) => `${imageFolder}/${name}`);
  const files = new Map([
    [join(folder, 'index.html'), await reportHtml(relative, style, root)],
    [join(folder, 'report.json'), `${JSON.stringify(relative, null, 2)}\n`],
    [join(folder, 'summary.md'), summaryOf(relative)],
    // It is no change of the sources.
    [join(folder, '.gitignore'), '*\n'],
  ]);
  await mkdir(join(folder, imageFolder), { recursive: true });
  // Named by its content: an existing file is up to date.
  const missing = [...sources].flatMap(([name, source]) => {
    const path = join(folder, imageFolder, name);
    return existsSync(path) ? [] : [[path, source] as const];
  });
  try {
    await writeImages(missing);
    await writeAllAtomically(files);
  } catch (error) {
    for (const [path] of missing) await rm(path, { force: true });
    throw error;
  }
  for (const name of await readdir(join(folder, imageFolder)))
    if (!sources.has(name)) await rm(join(folder, imageFolder, name), { force: true });
}
