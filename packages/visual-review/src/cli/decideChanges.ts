import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import { countOf, isAcceptable } from '../report/format.ts';
import { readReport, reportFolder } from '../report/lastReport.ts';
import { withPaths, writeReport } from '../report/writeReport.ts';
import { accept, acceptedFile, isAccepted } from '../store/acceptedChanges.ts';
import type { Comparison } from '../types.ts';
import type { RunOptions } from './publishReport.ts';

/** The report of the last run, with absolute paths of its screenshots. */
async function lastReport(root: string) {
  const report = await readReport(root);
  if (!report) throw new UserError('There is no report yet to accept changes of: run npm run visual first.');
  return withPaths(report, (image) => join(reportFolder(root), image.file));
}

function selectChanges(comparisons: readonly Comparison[], ids: readonly string[]) {
  if (ids.length === 0) return comparisons.filter(isAcceptable);
  return [...new Set(ids)].map((id) => {
    const comparison = comparisons.find(({ snapshot }) => snapshot.id === id);
    if (!comparison)
      throw new UserError(
        `The report has no change of "${id}". Snapshots are named by story and mode, such as "screens-home--whole-page ar-phone".`,
      );
    if (!isAcceptable(comparison)) throw new UserError(`"${id}" has failed: there is no screenshot to accept.`);
    return comparison;
  });
}

/**
 * Records that a reviewer has accepted changes of the last report.
 * @param ids of snapshots; an empty list accepts all
 * @param key of the report that was reviewed; undefined for whichever is there
 * @returns whether there is still a change to decide on
 * @throws {UserError} where a change is not in the report or cannot be accepted
 */
export async function acceptChanges(
  { root, config }: Pick<RunOptions, 'root' | 'config'>,
  ids: readonly string[],
  key?: string,
) {
  const folder = reportFolder(root);
  const report = await lastReport(root);
  if (key !== undefined && key !== report.key)
    throw new UserError(
      `The last report (${folder}) shows other screenshots than those that were reviewed: review it before you accept them.`,
    );
  const selected = selectChanges(report.comparisons, ids);
  const accepted = await accept(join(root, acceptedFile), selected);
  const comparisons = report.comparisons.map((comparison) => ({
    ...comparison,
    accepted: isAccepted(accepted, comparison),
  }));
  await writeReport({ ...report, comparisons }, folder, config.report, root);
  console.log(`Accepted ${countOf(selected.length, 'change')} in ${acceptedFile}: commit it with the change.`);
  return comparisons.some((comparison) => !comparison.accepted);
}
