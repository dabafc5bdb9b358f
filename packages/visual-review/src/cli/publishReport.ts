import { join } from 'node:path';
import { count, countOf, sameCount } from '../report/format.ts';
import { writeReport } from '../report/writeReport.ts';
import type { Comparison, Report } from '../types.ts';
import { openReport } from './openReport.ts';
import { reportFolder, type RunOptions } from './runOptions.ts';

/** Whether a change is not accepted yet, or a story has failed. */
export const hasOpenChanges = (comparisons: readonly Comparison[]) => comparisons.some(({ accepted }) => !accepted);

/** `3 changed, 1 new; 2 accepted.` */
function summarize(comparisons: readonly Comparison[]): string {
  if (comparisons.length === 0) return 'Nothing has changed.';
  const counts = (['changed', 'new', 'removed', 'failed'] as const).flatMap((result) => {
    const found = comparisons.filter((comparison) => comparison.result === result).length;
    return found > 0 ? [`${count(found)} ${result}`] : [];
  });
  const accepted = comparisons.filter((comparison) => comparison.accepted).length;
  return `${counts.join(', ')}${accepted > 0 ? `; ${count(accepted)} accepted` : ''}.`;
}

/**
 * Writes the report of a run, prints its summary and opens it.
 * @returns whether there is something to decide
 */
export async function publishReport(report: Report, { root, config, open }: RunOptions): Promise<boolean> {
  const { comparisons, duration } = report;
  const folder = reportFolder(root);
  await writeReport(report, folder, config.report, root);
  const page = join(folder, 'index.html');
  const same = `${countOf(sameCount(report), 'snapshot')} the same.`;
  console.log(`${summarize(comparisons)} ${same} ${(duration / 1000).toFixed(1)} s.\n${page}`);
  if (open && comparisons.length > 0) openReport(page);
  return hasOpenChanges(comparisons);
}
