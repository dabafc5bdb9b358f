/** The tags of stories that set the status of their component. The sidebar can be filtered by them. */
export const statusTags = ['draft', 'stable'] as const;

/** The statuses of components, in their order. `reviewed` has no tag: a draft has it where nothing is left to review. */
export const statuses = ['draft', 'reviewed', 'stable'] as const;

export type Status = (typeof statuses)[number];

/** The meaning of each status. */
export const statusMeanings: Readonly<Record<Status, string>> = {
  draft: 'Not completely reviewed; anything may change.',
  reviewed: 'Every text is approved in every language, and every change of its screenshots is accepted.',
  stable: 'Its behaviour is specified, and tested in every language.',
};

/** The status tag among the tags of a story; undefined where there is none. */
export const statusTagOf = (tags: readonly string[]) => statusTags.find((tag) => tags.includes(tag));

export interface ComponentReview {
  /** Undefined where the stories of the component have no common status tag. */
  status: Status | undefined;
  /** What is left to review, in words: `12 texts to approve in Arabic`. */
  open: readonly string[];
}

/** By the id of a component, which is that of its stories up to `--`. */
export type ComponentReviews = Readonly<Record<string, ComponentReview>>;

/** What the workbench knows of its components. The error is a sentence, such as one about a broken catalog. */
export type ReviewData = { components: ComponentReviews } | { error: string };

/** Where the workbench keeps `ReviewData`, relative to its page. */
export const componentReviewsPath = './component-reviews.json';

/** Event of Storybook's channel, in development: `ComponentReviews` may have changed. */
export const componentReviewsChanged = 'status/changed';

/** @throws {Error} with a sentence where they cannot be loaded */
export async function loadComponentReviews() {
  const response = await fetch(componentReviewsPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${componentReviewsPath} cannot be loaded: status ${response.status}.`);
  const data = (await response.json()) as ReviewData;
  if ('error' in data) throw new Error(data.error);
  return data.components;
}
