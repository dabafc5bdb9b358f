import { isDeepStrictEqual } from 'node:util';
import type { Screenshot } from '../types.ts';
import { readContent, treeOf, wordsOf, type Content } from './content.ts';

/** Nothing where it is missing or damaged: then every difference is one that nothing explains. */
export const contentOf = ({ content }: Screenshot): Promise<Content> =>
  readContent(content?.file ?? '').catch(() => ({ nodes: [], styles: [] }));

/** Whether two screenshots show the same pixels and words, and a screen reader gets the same, wherever elements without pixels are. */
export async function showSame(one: Screenshot, other: Screenshot) {
  if (one.hash !== other.hash) return false;
  if (one.content?.hash === other.content?.hash) return true;
  const [content, otherContent] = await Promise.all([contentOf(one), contentOf(other)]);
  return [wordsOf, treeOf].every((read) => isDeepStrictEqual(read(content), read(otherContent)));
}
