import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { affectedSnapshots, type AffectedSnapshots } from '../affected/affectedSnapshots.ts';
import { changedFiles, fileAt } from '../affected/changedFiles.ts';
import { count } from '../report/format.ts';
import type { Snapshot } from '../types.ts';
import type { Storybooks } from './openStorybooks.ts';
import type { Trees } from './resolveTrees.ts';
import type { RunOptions } from './publishReport.ts';

/** What has to be captured and compared. */
export interface CapturePlan extends AffectedSnapshots {
  /** The snapshots of the working tree to capture. */
  current: readonly Snapshot[];
  /** Those that only the base has. */
  removed: readonly Snapshot[];
  /** What the base has of both. */
  previous: readonly Snapshot[];
}

async function findAffected(
  { after, before }: Storybooks,
  { commit }: Trees['base'],
  { root, config }: RunOptions,
): Promise<AffectedSnapshots> {
  if (!before) return { everything: 'there is no baseline', affectedBy: new Map() };
  return affectedSnapshots({
    config,
    stats: after.stats,
    statsBefore: before.stats,
    changes: await changedFiles(root, commit),
    snapshots: after.snapshots,
    multilingualStories: new Set([...after.multilingualStories, ...before.multilingualStories]),
    read: (path, side) => (side === 'now' ? readFile(join(root, path), 'utf8') : fileAt(root, commit, path)),
  });
}

/** Selects the snapshots that a change affects, and those that only one side has. */
export async function makePlan(storybooks: Storybooks, { base }: Trees, options: RunOptions): Promise<CapturePlan> {
  const { after, before } = storybooks;
  const { affectedBy, ...affected } = await findAffected(storybooks, base, options);
  const everything = options.all ? 'it was requested' : affected.everything;
  const known = new Map(before?.snapshots.map((snapshot) => [snapshot.id, snapshot]));
  const current = after.snapshots.filter(({ id }) => everything !== undefined || affectedBy.has(id) || !known.has(id));
  const ids = new Set(after.snapshots.map(({ id }) => id));
  const removed = [...known.values()].filter(({ id }) => !ids.has(id));
  const previous = [...current.flatMap(({ id }) => known.get(id) ?? []), ...removed];
  console.log(`To capture: ${count(current.length)}${everything === undefined ? '' : `, because ${everything}`}.`);
  return { everything, affectedBy, current, removed, previous };
}
