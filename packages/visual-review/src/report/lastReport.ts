import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { parseReport } from './parseReport.ts';
import { stripsOf, withPaths } from './strips.ts';

export const reportFolder = (root: string) => join(root, 'visual-report');

/**
 * The report in a folder; undefined where another version of the command has written it.
 * @throws {UserError} where there is none, or what is there is no report
 */
async function readReportIn(folder: string) {
  const file = join(folder, 'report.json');
  const source = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read.`);
  });
  return parseReport(source, file);
}

/** The report of the last run; undefined where there is none that can be read. */
export const readReport = (root: string) => readReportIn(reportFolder(root)).catch(() => undefined);

/** Whether a file is in a folder itself: there is one, and no link that leads elsewhere. */
export async function isOwnFile(folder: string, name: string) {
  const [own, file] = await Promise.all(
    [folder, join(folder, name)].map((path) => realpath(path).catch(() => undefined)),
  );
  return own !== undefined && file === join(own, name);
}

/**
 * The report in a folder, with absolute paths of its images: they are in the folder, also where symbolic links lead.
 * @throws {UserError} see `readReportIn`; or where an image is missing or elsewhere
 */
export async function readReportWithImages(folder: string) {
  const report = await readReportIn(folder);
  if (!report) return undefined;
  const names = new Set(
    report.comparisons.flatMap(({ before, after, difference }) =>
      [before, after, difference].flatMap((image) => (image ? stripsOf(image).map(([name]) => name) : [])),
    ),
  );
  for (const name of names)
    if (!(await isOwnFile(folder, name)))
      throw new UserError(`${join(folder, name)} is missing, or a link that leads elsewhere.`);
  return withPaths(report, (name) => join(folder, name));
}
