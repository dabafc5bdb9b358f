import type { Status, StatusesByStoryIdAndTypeId, StatusStoreByTypeId } from 'storybook/internal/types';
import { ownValue } from 'system-tools/own-value';

const isSame = (one: Status, other: Status) =>
  one.value === other.value && one.title === other.title && one.description === other.description;

/**
 * Updates the statuses of one kind: of all stories, or of some, while the others keep theirs. Each change renders
 * Storybook's interface again, so only what differs is changed.
 */
export function updateStatuses(store: StatusStoreByTypeId, statuses: readonly Status[], storyIds?: readonly string[]) {
  const { typeId } = store;
  // A store that is not ready yet has none.
  const current: StatusesByStoryIdAndTypeId = store.getAll() ?? {};
  const wanted = new Set(statuses.map(({ storyId }) => storyId));
  const outdated = (storyIds ?? Object.keys(current)).filter(
    (id) => ownValue(current, id)?.[typeId] && !wanted.has(id),
  );
  if (outdated.length > 0) store.unset(outdated);
  const changed = statuses.filter((status) => {
    const known = ownValue(current, status.storyId)?.[typeId];
    return !known || !isSame(known, status);
  });
  if (changed.length > 0) store.set(changed);
}
