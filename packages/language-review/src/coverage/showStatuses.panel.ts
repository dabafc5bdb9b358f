import type { Status } from 'storybook/internal/types';
import { isDevelopment } from '../isDevelopment';
import { experimental_getStatusStore as getStatusStore } from 'storybook/manager-api';
import { updateStatuses } from './updateStatuses.ts';
import { events, pack } from '../channel.ts';
import type { StatusChange } from './statusChange.ts';

let isFirst = true;

/**
 * Shows the statuses of one kind in the sidebar. During development, the server does: the store of a page throws where the server
 * has not answered it yet, and forever where that took more than a second, but it always shows what the server sets.
 *
 * @param emit to the server
 * @param storyIds the stories that are meant; all, if undefined
 */
export function showStatuses(
  typeId: string,
  own: ReadonlyArray<Omit<Status, 'typeId'>>,
  emit: (event: string, change: string) => void,
  storyIds?: readonly string[],
) {
  const statuses = own.map((status) => ({ ...status, typeId }));
  if (!isDevelopment()) return updateStatuses(getStatusStore(typeId), statuses, storyIds);
  const change: StatusChange = { typeId, statuses, storyIds, isFirst };
  emit(events.changeStatuses, pack(change));
  if (statuses.length > 0) isFirst = false;
}
