/**
 * The statuses of components, in their order. A status is a tag of the stories (`tags: ['reviewed']`), by which the sidebar
 * can be filtered.
 */
export const statuses = ['draft', 'reviewed', 'stable'] as const;

export type Status = (typeof statuses)[number];

/** The meaning of each status. */
export const statusMeanings: Readonly<Record<Status, string>> = {
  draft: 'Not reviewed yet; anything may change.',
  reviewed: 'Checked in every language and width; details may change.',
  stable: 'Its behaviour is specified, and tested in every language.',
};

/** The status among the tags of a story or component; undefined where there is none. */
export function statusOf(tags: readonly string[]) {
  return statuses.find((status) => tags.includes(status));
}
