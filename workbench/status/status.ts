/**
 * How far a component has come, in its order. One line in the meta of its stories says it: `tags: ['reviewed']`. As a tag it
 * can also be filtered by, in the sidebar.
 */
export const statuses = ['draft', 'reviewed', 'stable'] as const;

export type Status = (typeof statuses)[number];

/** What each status promises. */
export const statusMeanings: Readonly<Record<Status, string>> = {
  draft: 'Not reviewed yet; anything may change.',
  reviewed: 'Looked at in every language and at every width; details are ours to change.',
  stable: 'What it does is fixed by the specification, and tests hold it in every language.',
};

/** The status among the tags of a story or component; undefined where there is none. */
export function statusOf(tags: readonly string[]): Status | undefined {
  return statuses.find((status) => tags.includes(status));
}
