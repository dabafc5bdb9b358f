/** Whether a story is a test of what a component does, by its tag, and not a state to document. */
export const isBehavior = ({ tags }: { tags?: readonly string[] | undefined }) => tags?.includes('behavior') === true;

/** The sidebar lists such stories below the others of their component. */
export const titleOfBehavior = (title: string) => `${title}/Behavior`;
