import type { Status } from 'storybook/internal/types';
import type { Comparison, Group, Report } from '../types.ts';
import { decisionOf, isDecidable } from '../report/format.ts';

/** A snapshot of a story that has changed, with its changes. */
export interface StoryChange {
  comparison: Comparison;
  groups: readonly Group[];
}

/** The changed snapshots of a story. */
export function changesOf({ comparisons, groups }: Report, storyId: string): StoryChange[] {
  return comparisons
    .filter(({ snapshot }) => snapshot.storyId === storyId)
    .map((comparison) => ({
      comparison,
      groups: groups.filter(({ members }) => members.includes(comparison.snapshot.id)),
    }));
}

function statusOf(groups: readonly Group[]): Pick<Status, 'value' | 'description'> {
  const having = (isWanted: (group: Group) => boolean) => groups.filter(isWanted).length;
  const broken = having((group) => !isDecidable(group));
  const [open, rejected] = (['open', 'rejected'] as const).map((wanted) =>
    having((group) => isDecidable(group) && decisionOf(group.decision) === wanted),
  ) as [number, number];
  const description = [
    ...(broken > 0 ? [`${broken} failed or unstable`] : []),
    ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ...(open > 0 ? [`${open} to decide`] : []),
  ].join(', ');
  if (broken + rejected > 0) return { value: 'status-value:error', description };
  if (open === 0) return { value: 'status-value:success', description: 'All changes are accepted' };
  return {
    value: groups.some(({ kind }) => kind === 'new') ? 'status-value:new' : 'status-value:modified',
    description,
  };
}

/**
 * Whether Storybook can have a story of this id. A shard may name anything, and Storybook keeps statuses in an object, where `__proto__` is
 * no key; its channel interprets texts such as `_bigint_x`, and drops messages with U+2028.
 */
const isStoryId = (id: string) => !/^_|[\u2028\u2029]/.test(id);

/** What the sidebar says of each story that has changed, as Storybook stores it. */
export function storyStatuses({ comparisons, groups }: Report, typeId: string): Status[] {
  const storyOf = new Map(comparisons.map(({ snapshot }) => [snapshot.id, snapshot.storyId]));
  const byStory = new Map<string, Set<Group>>();
  const isRemoval = ({ kind }: Group) => kind === 'removed story';
  for (const group of groups.toSorted((one, other) => Number(isRemoval(one)) - Number(isRemoval(other))))
    for (const member of group.members) {
      const storyId = storyOf.get(member);
      // The workbench does not have a removed story any more; one that has changed as well has lost a mode only.
      if (storyId === undefined || !isStoryId(storyId) || (isRemoval(group) && !byStory.has(storyId))) continue;
      byStory.set(storyId, (byStory.get(storyId) ?? new Set()).add(group));
    }
  return Array.from(byStory, ([storyId, own]) => ({
    storyId,
    typeId,
    title: 'Visual review',
    ...statusOf([...own]),
  }));
}
