import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print, printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { affectedSnapshots, type AffectedSnapshots } from '../affected/affectedSnapshots.ts';
import { fileAt } from '../affected/changedFiles.ts';
import { count } from '../report/format.ts';
import type { SnapshotStore } from '../store/snapshotStore.ts';
import type { Snapshot } from '../types.ts';
import type { Storybooks } from './openStorybooks.ts';
import type { RunOptions } from './publishReport.ts';
import type { Trees } from './resolveTrees.ts';
import { isInShard } from './shards.ts';

export type CapturePlan = Awaited<ReturnType<typeof makePlan>>;

/** Whether `--story` names the story of a snapshot: by a part of its id or its title. */
const isOfStory = (story: string, { storyId, title }: Snapshot) => storyId.includes(story) || title.includes(story);

/** @throws {UserError} where `--story` or `--retake` names none of the snapshots: it is mistyped */
export function expectNames(
  { stories, retake = [] }: Pick<RunOptions, 'stories' | 'retake'>,
  snapshots: readonly Snapshot[],
) {
  const expect = (names: readonly string[], hint: string, isNamed: (name: string, snapshot: Snapshot) => boolean) => {
    const unknown = names.find((name) => !snapshots.some((snapshot) => isNamed(name, snapshot)));
    if (unknown !== undefined) throw new UserError(`No story matches "${unknown}": ${hint}`);
  };
  expect(stories, '--story takes a part of the id or the title of a story.', isOfStory);
  expect(
    retake,
    '--retake takes ids of stories, or snapshots such as "screens-home--whole-page ar-phone".',
    (name, { id, storyId }) => [id, storyId].includes(name),
  );
}

/** Whether the options select a snapshot: `--story` by its story, `--shard` a part of all. */
export const isSelected = (
  { stories, shard }: Pick<RunOptions, 'stories' | 'shard'>,
  snapshot: Snapshot,
  isOnBothSides: boolean,
) =>
  (stories.length === 0 || stories.some((story) => isOfStory(story, snapshot))) &&
  isInShard(snapshot, isOnBothSides, shard);

/**
 * What has to be captured and compared: what a change affects, and what only one side has.
 * @param known the screenshots of the base, as far as there are any
 * @returns `total`: how many snapshots the options select; `removed`: only the base has them; `previous`: what the base has of both;
 * `unaffected`: of both
 * @throws {UserError} see `expectNames`
 */
export async function makePlan({ after, before }: Storybooks, trees: Trees, options: RunOptions, known: SnapshotStore) {
  const { root, config, all } = options;
  const snapshotsBefore = new Map(before?.snapshots.map((snapshot) => [snapshot.id, snapshot]));
  expectNames(options, [...after.snapshots, ...snapshotsBefore.values()]);
  const changes = before ? trees.changes : [];
  const { affectedBy, ...affected }: AffectedSnapshots = before
    ? await affectedSnapshots({
        config,
        before: before.build,
        now: after.build,
        changes,
        snapshots: after.snapshots,
        multilingualStories: new Set([...after.multilingualStories, ...before.multilingualStories]),
        messagesOf: (id) => {
          const snapshot = snapshotsBefore.get(id);
          return snapshot && known.get(snapshot)?.messages;
        },
        read: (path, side) =>
          side === 'now' ? readFile(join(root, path), 'utf8') : fileAt(root, trees.base.commit, path),
      })
    : { everything: 'there is no baseline', affectedBy: new Map() };
  const everything = all ? 'it was requested' : affected.everything;
  const ids = new Set(after.snapshots.map(({ id }) => id));
  const isChosen = (snapshot: Snapshot) =>
    isSelected(options, snapshot, ids.has(snapshot.id) && snapshotsBefore.has(snapshot.id));
  const selected = after.snapshots.filter(isChosen);
  const isAffected = ({ id }: Snapshot) => everything !== undefined || affectedBy.has(id) || !snapshotsBefore.has(id);
  const current = selected.filter(isAffected);
  const removed = [...snapshotsBefore.values()].filter((snapshot) => !ids.has(snapshot.id) && isChosen(snapshot));
  const previous = [...current.flatMap(({ id }) => snapshotsBefore.get(id) ?? []), ...removed];
  print(printable(`To capture: ${count(current.length)}${everything === undefined ? '' : `, because ${everything}`}.`));
  return {
    total: selected.length,
    everything,
    affectedBy,
    changes,
    current,
    removed,
    previous,
    unaffected: selected.filter((snapshot) => !isAffected(snapshot)),
  };
}
