import type { Status, StatusesByStoryIdAndTypeId, StatusStoreByTypeId } from 'storybook/internal/types';
import { ownValue } from 'system-tools/own-value';
import type { Report } from '../types.ts';
import { storyStatuses } from './storyChanges.ts';

const isSame = (one: Status | undefined, other: Status) =>
  one?.value === other.value && one.title === other.title && one.description === other.description;

/** Replaces the statuses of this addon. Each change renders the sidebar again, so only what differs is changed. */
export function replaceStatuses(store: StatusStoreByTypeId, wanted: readonly Status[]) {
  const { typeId } = store;
  const known: StatusesByStoryIdAndTypeId = store.getAll();
  const ids = new Set(wanted.map(({ storyId }) => storyId));
  const outdated = Object.keys(known).filter((id) => ownValue(known, id)?.[typeId] && !ids.has(id));
  if (outdated.length > 0) store.unset(outdated);
  const changed = wanted.filter((status) => !isSame(ownValue(known, status.storyId)?.[typeId], status));
  if (changed.length > 0) store.set(changed);
}

/** The statuses of a report as Storybook stores them; none where there is no report. */
export const statusesOf = (report: Report | undefined, typeId: string): Status[] =>
  report ? storyStatuses(report, typeId) : [];

/**
 * Keeps the statuses in the store of the development server. The store of a page cannot be written where the server has not
 * answered it within a second, but it always shows what the server writes.
 */
export function serverStatuses(store: StatusStoreByTypeId) {
  let wanted: Status[] = [];
  // A page writes the statuses of all addons together: those it has not received yet would be lost.
  store.onAllStatusChange(() => replaceStatuses(store, wanted));
  return {
    show: (report: Report | undefined) => {
      wanted = statusesOf(report, store.typeId);
      replaceStatuses(store, wanted);
    },
    /** Sends all of them to the pages again. */
    repeat: () => store.set(wanted),
  };
}

export type ServerStatuses = ReturnType<typeof serverStatuses>;
