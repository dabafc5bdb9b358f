import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { print } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { explained } from 'system-tools/file-errors';
import { countOf, isDecidable } from '../report/format.ts';
import { readReportWithImages, reportFolder } from '../report/lastReport.ts';
import { writeReport } from '../report/writeReport.ts';
import { withRecords } from '../store/cache.ts';
import { recordVariants, variantsFile } from '../store/variants.ts';
import { decisionsFile, recordDecisions, withDecisions, type Decided } from '../store/decisions.ts';
import type { Decision, Report } from '../types.ts';
import type { RunOptions } from './publishReport.ts';

const snapshotNames = 'snapshots by story and mode, such as "screens-home--whole-page ar-phone".';

/** The report of the last run, with absolute paths of its screenshots. */
async function lastReport(root: string) {
  const folder = reportFolder(root);
  const report = existsSync(join(folder, 'report.json')) ? await readReportWithImages(folder) : undefined;
  if (!report) throw new UserError('There is no report yet to decide on: run npx visual-review first.');
  return report;
}

/** Records snapshots of the last report whose screenshots differ by chance. @throws {UserError} see `recordVariants` */
export function recordKnownVariants(root: string, names: readonly string[], reason: string, until: string) {
  return withRecords(root, async () => {
    const { comparisons } = await lastReport(root);
    const chosen = names.map((name) => {
      const found = comparisons.find(({ snapshot }) => snapshot.id === name);
      if (!found) throw new UserError(`The report has no snapshot "${name}". It names ${snapshotNames}`);
      return found;
    });
    await recordVariants(join(root, variantsFile), chosen, reason, until);
    print(`Recorded variants of ${countOf(chosen.length, 'snapshot')} in ${variantsFile}: commit it.`);
  });
}

/** @param names ids of groups, or of snapshots, for all that has changed on them; an empty list selects all */
function select({ groups, comparisons }: Report, names: readonly string[]): Array<Omit<Decided, 'decision'>> {
  const byId = new Map(comparisons.map((comparison) => [comparison.snapshot.id, comparison]));
  const membersOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  if (names.length === 0)
    return groups.filter(isDecidable).map(({ id, members }) => ({ group: id, members: membersOf(members) }));
  return [...new Set(names)].flatMap((name) => {
    const own = groups.filter(({ id, members }) => id === name || members.includes(name));
    if (own.length === 0)
      throw new UserError(
        `The report has no change "${name}". Groups are named by their id, such as 5f0e9d1c2b3a, and ${snapshotNames}`,
      );
    if (!own.every(isDecidable))
      throw new UserError(`"${name}" has failed or is unstable: there is nothing to accept or reject.`);
    return own.map(({ id, members }) => ({ group: id, members: membersOf(id === name ? members : [name]) }));
  });
}

/** On groups or snapshots; an empty list selects all. True accepts, a text rejects. */
type Choice = readonly [names: readonly string[], decision: Decision];

/**
 * Records what a reviewer has decided on changes of the last report: all of it, or nothing where one choice is refused.
 * @param key of the report that was reviewed; undefined for whichever is there
 * @returns whether there is still a change that is not accepted
 * @throws {UserError} where a change is not in the report or cannot be decided on, or the report cannot be written
 */
export function decideChanges(
  { root, config }: Pick<RunOptions, 'root' | 'config'>,
  choices: readonly Choice[],
  key?: string,
) {
  return withRecords(root, async () => {
    const folder = reportFolder(root);
    const report = await lastReport(root);
    if (key !== undefined && key !== report.key)
      throw new UserError(
        `The last report (${folder}) shows other screenshots than those that were reviewed: review it before you decide.`,
      );
    const decided = choices.flatMap(([names, decision]) =>
      select(report, names).map((each) => ({ ...each, decision })),
    );
    const entries = await recordDecisions(join(root, decisionsFile), decided);
    const groups = withDecisions(report.groups, report.comparisons, entries);
    const recorded = `Recorded ${countOf(decided.length, 'decision')} in ${decisionsFile}`;
    await writeReport({ ...report, groups }, folder, config.report, root).catch((error: unknown) => {
      const problem = explained(error);
      if (!(problem instanceof UserError)) throw error;
      throw new UserError(`${recorded}, but the report does not show it. ${problem.message}`);
    });
    const left = groups.filter((group) => group.decision !== true).length;
    const next = decided.length > 0 ? ': commit it with the change.' : '.';
    print(`${recorded}${next}${left > 0 ? ` Not accepted: ${countOf(left, 'change')}.` : ''}`);
    return left > 0;
  });
}
