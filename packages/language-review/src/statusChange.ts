import type { Status } from 'storybook/internal/types';

/** Emitted by a page of the workbench, for its development server. */
export const changeStatuses = 'languages/changeStatuses';

/** Statuses of stories to set, or the stories that have none any longer. */
export interface StatusChange {
  typeId: string;
  set?: Status[];
  unset?: string[] | undefined;
}
