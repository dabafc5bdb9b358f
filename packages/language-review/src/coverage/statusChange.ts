import type { Status } from 'storybook/internal/types';

/** The statuses that stories have from now on: a page of the workbench sends them to its development server. */
export interface StatusChange {
  typeId: string;
  statuses: Status[];
  /** The stories to which that applies; all, if it is missing. */
  storyIds?: readonly string[] | undefined;
  /** Whether the page may not have received the statuses that the server has already. */
  isFirst: boolean;
}
