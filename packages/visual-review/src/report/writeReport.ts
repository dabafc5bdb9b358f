import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportStyle } from '../config/visualConfig.ts';
import type { Comparison, ImageFile, Report } from '../types.ts';
import { reportHtml } from './reportHtml.ts';
import { styleSheet } from './reportStyle.ts';
import { summaryOf } from './summary.ts';

const imageFolder = 'screenshots';

const relativePath = ({ hash }: ImageFile) => `${imageFolder}/${hash}.png`;

const imagesOf = ({ before, after, difference }: Comparison) =>
  [before, after, difference].filter((image) => image !== undefined);

/** The report with other paths of its images. */
export function withPaths(report: Report, pathOf: (image: ImageFile) => string): Report {
  const moved = (image: ImageFile | undefined) => image && { ...image, file: pathOf(image) };
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

/** Creates a hard link, or a copy where the file system does not support one. */
async function linkOrCopy(source: string, target: string) {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target);
  }
}

/**
 * Writes `index.html`, `report.json`, `summary.md` and the images they refer to. A previous report stays as it is until
 * the new one has been written completely; then the images that it does not need any more are removed.
 * @param report with paths of images that can be read from here
 * @param folder the folder of the report, which is created
 * @param style how the page looks
 * @param root the folder that paths of the style are relative to
 * @throws where an image cannot be read or the folder cannot be written; a previous report is then unchanged
 */
export async function writeReport(report: Report, folder: string, style: ReportStyle, root: string): Promise<void> {
  const relative = withPaths(report, relativePath);
  const files = Object.entries({
    'index.html': await reportHtml(relative, await styleSheet(style, root)),
    'report.json': `${JSON.stringify(relative, null, 2)}\n`,
    'summary.md': summaryOf(relative),
  }).map(([name, content]) => ({ file: join(folder, name), draft: join(folder, `${name}.${randomUUID()}`), content }));
  const sources = new Map(
    report.comparisons.flatMap(imagesOf).map((image) => [join(folder, relativePath(image)), image.file]),
  );
  await mkdir(join(folder, imageFolder), { recursive: true });
  const added: string[] = [];
  try {
    for (const [target, source] of sources) {
      // Named by its content: an existing file is up to date.
      if (existsSync(target)) continue;
      const draft = `${target}.${randomUUID()}`;
      added.push(draft);
      await linkOrCopy(source, draft);
      await rename(draft, target);
      added.push(target);
    }
    for (const { draft, content } of files) {
      added.push(draft);
      await writeFile(draft, content);
    }
  } catch (error) {
    for (const file of added) await rm(file, { force: true });
    throw error;
  }
  for (const { draft, file } of files) await rename(draft, file);
  for (const name of await readdir(join(folder, imageFolder))) {
    const file = join(folder, imageFolder, name);
    if (!sources.has(file)) await rm(file, { force: true });
  }
}
