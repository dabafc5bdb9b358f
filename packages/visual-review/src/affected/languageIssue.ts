import type { LanguageConfig } from '../config/visualConfig.ts';
import { languageName } from '../report/format.ts';
import type { Snapshot } from '../types.ts';

/** The stories of a built Storybook that have a tag. */
export const taggedStories = (
  index: { entries: Readonly<Record<string, { id: string; tags?: readonly string[] }>> },
  tag: string,
): ReadonlySet<string> =>
  new Set(Object.values(index.entries).flatMap(({ id, tags = [] }) => (tags.includes(tag) ? [id] : [])));

/**
 * The error of a story that shows a language which its mode does not declare: a change of that language's catalog would not
 * affect its snapshot.
 */
export function languageIssue(
  { globals, id, storyId }: Pick<Snapshot, 'globals' | 'id' | 'storyId'>,
  shown: readonly string[],
  multilingualStories: ReadonlySet<string>,
  { languagesOfGlobals, severalLanguagesTag }: LanguageConfig,
): string | undefined {
  const declared = languagesOfGlobals(globals);
  const others = shown.filter((code) => !declared.includes(code));
  if (others.length === 0 || multilingualStories.has(storyId)) return undefined;
  const names = others.map(languageName).join(', ');
  return `It shows messages in ${names}, which its mode ${id.split(' ').at(-1)} does not declare: give the story the tag '${severalLanguagesTag}'.`;
}
