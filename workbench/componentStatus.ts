import type { Parameters, StoryIndex } from 'storybook/internal/types';
import type { Coverage } from 'language-review/node';
import { statusOf, type Status } from './status/status';

/** A component in Storybook's index. */
export interface ComponentEntry {
  /** Its group in the sidebar: `Components`. */
  group: string;
  name: string;
  /** Undefined where its stories have no common status. */
  status: Status | undefined;
  storyIds: readonly string[];
  /** How many of the stories have a play function. */
  played: number;
  /** Id of its documentation page. */
  docsId: string | undefined;
  /** The files of its stories and, unless defined there, of the component. */
  storyPath: string;
  componentPath: string | undefined;
}

/** Stories of the review features. */
const ownGroup = 'Workbench';

/** The components of the site, in the order of the sidebar. */
export function componentsOf({ entries }: StoryIndex): ComponentEntry[] {
  const all = Object.values(entries);
  return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
    const entriesOfTitle = all.filter((entry) => entry.title === title);
    const stories = entriesOfTitle.filter((entry) => entry.type === 'story');
    const [first] = stories;
    const [group = '', ...names] = title.split('/');
    if (!first || group === ownGroup) return [];
    const common = (first.tags ?? []).filter((tag) => stories.every(({ tags = [] }) => tags.includes(tag)));
    return {
      group,
      name: names.join(' / '),
      status: statusOf(common),
      storyIds: stories.map(({ id }) => id),
      played: stories.filter(({ tags = [] }) => tags.includes('play-fn')).length,
      docsId: entriesOfTitle.find(({ type }) => type === 'docs')?.id,
      storyPath: first.importPath,
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
        messages[language]?.issues.some((issue) => issue === 'missing' || issue === 'identical') ?? true,
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
