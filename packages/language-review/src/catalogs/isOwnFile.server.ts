import { getConfig } from '../config.ts';

/** Whether a file is one of the addon itself. @param path from the root of the project */
export function isOwnFile(path: string) {
  const { approvals, notes, glossary, words, storyResults } = getConfig();
  return [approvals, notes, glossary, words, storyResults].some((own) => path === own || path.startsWith(`${own}/`));
}
