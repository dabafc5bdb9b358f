import { createHash } from 'node:crypto';
import { groupChanges, type SourceChanges } from '../groups/groups.ts';
import type { Comparison, Report } from '../types.ts';

/** Identifies comparisons: the same key for the same changes. */
function keyOf(comparisons: readonly Comparison[]) {
  const compared = comparisons.map(({ snapshot, result, before, after, causes }) => [
    snapshot.id,
    result,
    before?.hash,
    after?.hash,
    // Without a change of pixels, the hashes are equal.
    causes?.map(({ signature }) => signature),
  ]);
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 12);
}

/** Groups comparisons by cause. */
export function groupReport(
  comparisons: readonly Comparison[],
  changes: SourceChanges,
): Pick<Report, 'key' | 'comparisons' | 'groups'> {
  const all = comparisons.toSorted((one, other) => (one.snapshot.id < other.snapshot.id ? -1 : 1));
  return { key: keyOf(all), ...groupChanges(all, changes) };
}
