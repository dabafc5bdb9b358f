import { groupBy } from '../report/format.ts';
import type { Screenshot, Snapshot } from '../types.ts';

const byStory = (snapshots: readonly Snapshot[]) => groupBy(snapshots, ({ storyId }) => storyId);

type Story = ReturnType<typeof byStory>[number];

/**
 * Finds the former names of stories: that of the only story which was removed from a file where only one was added, or of one whose
 * screenshots are equal in every mode.
 * @param added what only the working tree has
 * @param removed what only the base has
 * @returns the removed snapshot, by the id of the added one
 */
export function renamedStories(
  added: readonly Snapshot[],
  removed: readonly Snapshot[],
  hashOf: Record<'before' | 'after', (snapshot: Snapshot) => Screenshot['hash']>,
) {
  const [addedStories, removedStories] = [byStory(added), byStory(removed)];
  const counterpart = ([...snapshots]: Story, { mode }: Snapshot) =>
    snapshots.find((snapshot) => snapshot.mode === mode);
  const looksEqual = (story: Story, other: Story) =>
    story.every((snapshot) => {
      const before = counterpart(other, snapshot);
      const hash = hashOf.after(snapshot);
      return hash !== undefined && before !== undefined && hashOf.before(before) === hash;
    });
  const pairs = new Map<string, Snapshot>();
  const taken = new Set<Story>();
  for (const story of addedStories) {
    const [{ file }] = story;
    const isHere = ([snapshot]: Story) => snapshot.file === file;
    const candidates = removedStories.filter(isHere);
    const isOnly = candidates.length === 1 && addedStories.filter(isHere).length === 1;
    const former = isOnly ? candidates[0] : candidates.find((other) => !taken.has(other) && looksEqual(story, other));
    if (!former) continue;
    taken.add(former);
    for (const snapshot of story) {
      const before = counterpart(former, snapshot);
      if (before) pairs.set(snapshot.id, before);
    }
  }
  return pairs;
}
