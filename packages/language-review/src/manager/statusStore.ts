import type { StatusStoreByTypeId } from 'storybook/internal/types';
import { experimental_getStatusStore as getStatusStore } from 'storybook/manager-api';
import { changeStatuses, type StatusChange } from '../statusChange.ts';

/**
 * The statuses of one kind, to be changed. During development the server writes them: the store of a page throws where the
 * server has not answered it yet, and forever where it took more than a second, but it always shows what the server writes.
 *
 * @param emit to the server
 */
export function statusStore(
  typeId: string,
  emit: (event: string, change: StatusChange) => void,
): Pick<StatusStoreByTypeId, 'typeId' | 'getAll' | 'set' | 'unset'> {
  const store = getStatusStore(typeId);
  if ((globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE !== 'DEVELOPMENT') return store;
  return {
    typeId,
    getAll: store.getAll,
    set: (set) => emit(changeStatuses, { typeId, set }),
    unset: (unset) => emit(changeStatuses, { typeId, unset }),
  };
}
