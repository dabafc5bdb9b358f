import type { Parameters, StoryIndex } from 'storybook/internal/types';
import type { Coverage } from 'language-review/node';
import { statusTagOf } from './status/status.ts';

/** A component in Storybook's index. */
export type ComponentEntry = ReturnType<typeof componentsOf>[number];

/** Stories of the review features. */
const ownGroup = 'Workbench';

/** The components of the site, in the order of the sidebar. */
export function componentsOf({ entries }: StoryIndex) {
  const all = Object.values(entries);
  return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
    const entriesOfTitle = all.filter((entry) => entry.title === title);
    const stories = entriesOfTitle.filter((entry) => entry.type === 'story');
    const [first] = stories;
    const [group = '', ...names] = title.split('/');
    if (!first || group === ownGroup) return [];
    const common = (first.tags ?? []).filter((tag) => stories.every(({ tags = [] }) => tags.includes(tag)));
    return {
      /** As Storybook's sidebar has it. */
      id: first.id.replace(/--.*/, ''),
      title,
      group,
      name: names.join(' / '),
      /** Undefined where its stories have no common one. */
      tag: statusTagOf(common),
      storyIds: stories.map(({ id }) => id),
      /** How many of the stories have a play function. */
      played: stories.filter(({ tags = [] }) => tags.includes('play-fn')).length,
      docsId: entriesOfTitle.find(({ type }) => type === 'docs')?.id,
      storyPath: first.importPath,
      /** Undefined where it is defined beside its stories. */
      componentPath: first.componentPath,
    };
  });
}

/**
 * How many `messages` stories show, and in which languages how many of them are missing, or the same as English without a reason;
 * undefined where that is not recorded.
 */
export function translationOf(storyIds: readonly string[], { keys, languages, storiesKnown }: Coverage) {
  if (!storiesKnown) return undefined;
  const shown = keys.filter(({ stories }) => stories.some((id) => storyIds.includes(id)));
  const untranslated = languages.map(({ language }) => ({
    language,
    count: shown.filter(
      ({ messages }) =>
        // A language without the plural form has nothing to translate.
        messages[language]?.issues.some((issue) => issue === 'missing' || issue === 'identical') ?? false,
    ).length,
  }));
  return { messages: shown.length, untranslated: untranslated.filter(({ count }) => count > 0) };
}

interface AccessibilityParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  config?: { rules?: ReadonlyArray<{ id: string; enabled?: boolean }> };
  options?: { rules?: Readonly<Record<string, { enabled?: boolean }>> };
}

/** What a story excludes from the automatic accessibility check, in words. */
export function uncheckedBy({ a11y = {} }: Parameters): string[] {
  const { disable = false, test = 'todo', config = {}, options = {} } = a11y as AccessibilityParameters;
  if (disable || test === 'off') return ['switched off'];
  const rules = [
    ...(config.rules ?? []),
    ...Object.entries(options.rules ?? {}).map(([id, rule]) => ({ id, ...rule })),
  ];
  return [
    ...(test === 'todo' ? ['findings are no errors'] : []),
    ...rules.filter(({ enabled }) => enabled === false).map(({ id }) => `without ${id}`),
  ];
}
