import type { Comparison, Screenshot, Snapshot } from '../types.ts';
import { difference, imageFileOf } from './compare.ts';

/** The screenshots of both sides, by the id of their snapshot. */
export interface Sides {
  before: ReadonlyMap<string, Screenshot>;
  after: ReadonlyMap<string, Screenshot>;
}

/**
 * Compares both screenshots of a snapshot that was captured, or was removed.
 * @param folder for the image of the difference
 */
export async function compareSnapshot(
  snapshot: Snapshot,
  sides: Sides,
  affectedBy: readonly string[],
  folder: string,
): Promise<Comparison> {
  const common = { snapshot, affectedBy, accepted: false } as const;
  const [before, after] = [sides.before.get(snapshot.id), sides.after.get(snapshot.id)];
  if (after?.error !== undefined) return { ...common, result: 'failed', error: after.error };
  if (!after) return { ...common, result: 'removed', ...(before?.file && { before: await imageFileOf(before) }) };
  // A story that failed before and works now counts as new as well.
  if (before?.file === undefined) return { ...common, result: 'new', after: await imageFileOf(after) };
  const found = await difference(before, after, folder);
  return found ? { ...common, result: 'changed', ...found } : { ...common, result: 'same' };
}
