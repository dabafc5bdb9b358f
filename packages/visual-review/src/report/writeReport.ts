import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Picture, Report } from '../snapshots.ts';
import { htmlOf } from './html.ts';
import { summaryOf } from './summary.ts';

const picturesFolder = 'pictures';

const addressOf = ({ hash }: Picture) => `${picturesFolder}/${hash}.png`;

const picturesOf = ({ before, after, difference }: Comparison) =>
  [before, after, difference].filter((picture) => picture !== undefined);

/** The report with its pictures at other paths. */
export function withPaths(report: Report, pathOf: (picture: Picture) => string): Report {
  const moved = (picture: Picture | undefined) => picture && { ...picture, file: pathOf(picture) };
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

/** A second name for a file, or a copy where the file system has no second names or the file is on another one. */
async function place(source: string, target: string) {
  try {
    await link(source, target);
  } catch {
    await copyFile(source, target);
  }
}

/**
 * Writes `index.html`, `report.json`, `summary.md` and the pictures they refer to. A report that is there already stays
 * as it is until all of the new one is on the disk; then its pictures that no longer belong are removed.
 * @param report with paths of pictures that can be read from here
 * @param folder where to; it is made
 * @throws where a picture cannot be read or the folder not be written; an earlier report is then untouched
 */
export async function writeReport(report: Report, folder: string): Promise<void> {
  const relative = withPaths(report, addressOf);
  const files = Object.entries({
    'index.html': await htmlOf(relative),
    'report.json': `${JSON.stringify(relative, null, 2)}\n`,
    'summary.md': summaryOf(relative),
  }).map(([name, content]) => ({ file: join(folder, name), draft: join(folder, `${name}.${randomUUID()}`), content }));
  const sources = new Map(
    report.comparisons.flatMap(picturesOf).map((picture) => [join(folder, addressOf(picture)), picture.file]),
  );
  await mkdir(join(folder, picturesFolder), { recursive: true });
  const added: string[] = [];
  try {
    for (const [target, source] of sources) {
      // Named by its content, so what is there is right.
      if (existsSync(target)) continue;
      const draft = `${target}.${randomUUID()}`;
      added.push(draft);
      await place(source, draft);
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
  for (const name of await readdir(join(folder, picturesFolder))) {
    const file = join(folder, picturesFolder, name);
    if (!sources.has(file)) await rm(file, { force: true });
  }
}
