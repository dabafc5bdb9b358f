import { isDeepStrictEqual } from 'node:util';
import type { Screenshot } from '../types.ts';
import { readContent, treeOf, wordsOf, type Content } from './content.ts';

/** Nothing where it is missing or damaged: then every difference is one that nothing explains. */
export const contentOf = ({ content }: Screenshot): Promise<Content> =>
  readContent(content?.file ?? '').catch(() => ({ nodes: [], styles: [] }));

/** Whether two screenshots have the same words, and a screen reader gets the same. */
export async function readTheSame(one: Screenshot, other: Screenshot) {
  if (one.content?.hash === other.content?.hash) return true;
  const [content, otherContent] = await Promise.all([contentOf(one), contentOf(other)]);
  return [wordsOf, treeOf].every((read) => isDeepStrictEqual(read(content), read(otherContent)));
}

/** Whether two screenshots also have the same pixels; elements without any may be elsewhere. */
export const showSame = async (one: Screenshot, other: Screenshot) =>
  one.hash === other.hash && (await readTheSame(one, other));
