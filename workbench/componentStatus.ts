import type { Parameters, StoryIndex } from 'storybook/internal/types';
import type { Coverage } from 'language-review/node';
import { statusOf, type Status } from './status/status';
import type { Language } from '#i18n/languages.ts';

/** What the index of stories says about a component. */
export interface ComponentEntry {
  /** The part of the workbench that it stands in: `Components`. */
  room: string;
  name: string;
  /** Absent where its stories do not have one in common. */
  status: Status | undefined;
  storyIds: readonly string[];
  /** How many of the stories have a play function. */
  played: number;
  /** Id of its page of documentation, if it has one. */
  docsId: string | undefined;
  /** The files of its stories and, unless it is defined there, of the component. */
  storyPath: string;
  componentPath: string | undefined;
}

/** What the workbench shows of itself, which is no part of the site. */
const ownRoom = 'Workbench';

/** The components of the site, in the order of the sidebar. */
export function componentsOf({ entries }: StoryIndex): ComponentEntry[] {
  const all = Object.values(entries);
  return [...new Set(all.map(({ title }) => title))].flatMap((title) => {
    const group = all.filter((entry) => entry.title === title);
    const stories = group.filter((entry) => entry.type === 'story');
    const [first] = stories;
    const [room = '', ...names] = title.split('/');
    if (!first || room === ownRoom) return [];
    const common = (first.tags ?? []).filter((tag) => stories.every(({ tags = [] }) => tags.includes(tag)));
    return {
      room,
      name: names.join(' / '),
      status: statusOf(common),
      storyIds: stories.map(({ id }) => id),
      played: stories.filter(({ tags = [] }) => tags.includes('play-fn')).length,
      docsId: group.find(({ type }) => type === 'docs')?.id,
      storyPath: first.importPath,
      componentPath: first.componentPath,
    };
  });
}

export interface Translation {
  /** How many texts the stories show. */
  texts: number;
  /** The languages in which some are not translated, and how many: missing, or the English text without a reason. */
  untranslated: ReadonlyArray<{ language: Language; count: number }>;
}

/** How far the texts that stories show are translated; undefined where nobody has recorded what they show. */
export function translationOf(
  storyIds: readonly string[],
  { keys, languages, storiesKnown }: Coverage,
): Translation | undefined {
  if (!storiesKnown) return undefined;
  const shown = keys.filter(({ stories }) => stories.some((id) => storyIds.includes(id)));
  const untranslated = languages.map(({ language }) => ({
    language,
    count: shown.filter(
      ({ messages }) =>
        messages[language]?.issues.some((issue) => issue === 'missing' || issue === 'identical') ?? true,
    ).length,
  }));
  return { texts: shown.length, untranslated: untranslated.filter(({ count }) => count > 0) };
}

interface AccessibilityParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  config?: { rules?: ReadonlyArray<{ id: string; enabled?: boolean }> };
  options?: { rules?: Readonly<Record<string, { enabled?: boolean }>> };
}

/** What a story takes out of the automatic accessibility check, in words; empty where nothing is. */
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
