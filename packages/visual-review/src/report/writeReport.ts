import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAllAtomically } from 'system-tools/files';
import { UserError } from 'system-tools/user-error';
import type { ReportStyle } from '../config/visualConfig.ts';
import type { Report } from '../types.ts';
import { isOwnFile } from './lastReport.ts';
import { packImages } from './packImages.ts';
import { reportHtml } from './reportHtml.ts';
import { withPaths } from './strips.ts';
import { summaryGroups, summaryOf } from './summary.ts';
import { summaryPicture } from './summaryPictures.ts';

const imageFolder = 'screenshots';
const pictureFolder = 'pictures';

/** The pictures of a summary that is published, by their path in the folder of the report. */
async function picturesOf(report: Report) {
  const byId = new Map(report.comparisons.map((comparison) => [comparison.snapshot.id, comparison]));
  const pictures = new Map<string, Buffer>();
  if (report.url === undefined) return pictures;
  for (const group of summaryGroups(report)) {
    const comparison = byId.get(group.members[0] ?? '');
    const picture = comparison && (await summaryPicture(group, comparison));
    if (picture) pictures.set(`${pictureFolder}/${group.id}.webp`, picture);
  }
  return pictures;
}

/**
 * Writes `index.html`, `report.json`, `summary.md`, a `.gitignore` for all of them and the images and pictures they refer to, and removes images of the previous report.
 * @param report with paths of images that can be read from here
 * @param root the folder that paths of the style are relative to
 * @throws {UserError} where the folder is a link, which a branch may have brought
 * @throws where an image cannot be read or the folder cannot be written: a previous report is then unchanged, unless only the pictures of
 * the summary cannot be written
 */
export async function writeReport(report: Report, folder: string, style: ReportStyle, root: string) {
  const images = join(folder, imageFolder);
  for (const own of [folder, images]) {
    await mkdir(own, { recursive: true });
    if (!(await isOwnFile(dirname(own), basename(own))))
      throw new UserError(`${own} is a link, and what it leads to would be replaced: remove the link.`);
  }
  const needed = new Set<string>();
  const added: string[] = [];
  try {
    const comparisons = await packImages(report.comparisons, images, (name, isNew) => {
      needed.add(name);
      if (isNew) added.push(name);
    });
    const packed = withPaths({ ...report, comparisons }, (name) => `${imageFolder}/${name}`);
    const pictures = await picturesOf(report);
    const files = new Map([
      [join(folder, 'index.html'), await reportHtml(packed, style, root)],
      [join(folder, 'report.json'), `${JSON.stringify(packed)}\n`],
      [join(folder, 'summary.md'), summaryOf(packed, new Set(pictures.keys()))],
      // It is no change of the sources.
      [join(folder, '.gitignore'), '*\n'],
    ]);
    await writeAllAtomically(files);
    // The report in its place needs them, whatever fails from here on.
    added.length = 0;
    await rm(join(folder, pictureFolder), { recursive: true, force: true });
    if (pictures.size > 0) await mkdir(join(folder, pictureFolder));
    for (const [path, data] of pictures) await writeFile(join(folder, path), data);
  } catch (error) {
    for (const name of added) await rm(join(images, name), { force: true });
    throw error;
  }
  for (const name of await readdir(images)) if (!needed.has(name)) await rm(join(images, name), { force: true });
}
