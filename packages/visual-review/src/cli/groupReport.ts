import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { changedFiles } from '../affected/changedFiles.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { groupChanges, noSourceChanges } from '../groups/groups.ts';
import { sourceChanges } from '../groups/sourceChanges.ts';
import { decisionsFile, readDecisions, withDecisions } from '../store/decisions.ts';
import type { Comparison, Report } from '../types.ts';

/** Identifies comparisons: the same key for the same screenshots. */
function keyOf(comparisons: readonly Comparison[]) {
  const compared = comparisons.map(({ snapshot, result, before, after }) => [
    snapshot.id,
    result,
    before?.hash,
    after?.hash,
  ]);
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 12);
}

const sorted = (comparisons: readonly Comparison[]) =>
  comparisons.toSorted((one, other) => (one.snapshot.id < other.snapshot.id ? -1 : 1));

/** Groups comparisons by cause, with what is on record. @param base undefined where there is no baseline */
export async function groupReport(
  comparisons: readonly Comparison[],
  base: Report['base'],
  root: string,
  config: VisualConfig,
): Promise<Pick<Report, 'key' | 'comparisons' | 'groups'>> {
  const all = sorted(comparisons);
  const changes = base
    ? await sourceChanges(root, base.commit, await changedFiles(root, base.commit), config)
    : noSourceChanges;
  const grouped = groupChanges(all, changes);
  const decisions = await readDecisions(join(root, decisionsFile));
  return {
    key: keyOf(all),
    comparisons: grouped.comparisons,
    groups: withDecisions(grouped.groups, all, decisions),
  };
}
