import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { ownValue } from 'system-tools/own-value';
import { getConfig, type Language } from '../config.ts';
import type { MessageId } from '../catalogs/messages.ts';
import {
  tightest,
  type MeasuredMessage,
  type TextWidth,
  type TextWidths,
  type StoryResult,
} from '../checks/textWidths.ts';
import { pathFrom } from '../catalogs/catalogFiles.server.ts';
import { filesIn } from '../catalogs/filesIn.server.ts';
import { inTurn } from '../edits/languageFiles.server.ts';

/** The results of a story by language. */
type Measured = Record<string, Pick<StoryResult, 'keys' | 'widths'>>;

/** By file and story. */
type StoryResults = Record<string, Record<string, Measured>>;

const isObjectOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isItem);

const isStoryResults = (value: unknown): value is StoryResults =>
  isObjectOf(value, (stories) =>
    isObjectOf(stories, (languages) =>
      isObjectOf(languages, (measured) => {
        const { keys, widths } = (measured ?? {}) as Partial<Measured[string]>;
        return Array.isArray(keys) && Array.isArray(widths) && widths.every((width) => width instanceof Object);
      }),
    ),
  );

/** The results of the runs so far. None where the file is missing or cannot be read: the next run writes it again. */
function readStoryResults(root: string): StoryResults {
  try {
    const results: unknown = JSON.parse(readFileSync(join(root, getConfig().storyResults), 'utf8'));
    return isStoryResults(results) ? results : {};
  } catch {
    return {};
  }
}

const rounded = ({ used, available, ...width }: MeasuredMessage): MeasuredMessage => ({
  ...width,
  used: Math.round(used),
  available: Math.round(available),
});

/** Adds the results of a run to those of earlier runs, also of one that ends at the same moment. What did not run keeps its results, if it still exists. */
export const saveStoryResults = (root: string, run: readonly StoryResult[]) =>
  inTurn(root, async () => addStoryResults(root, run));

async function addStoryResults(root: string, run: readonly StoryResult[]) {
  const results = new Map(Object.entries(readStoryResults(root)));
  for (const { file, stories, story, language, keys, widths } of run) {
    const own = new Map(Object.entries(results.get(file) ?? {}));
    own.set(story, { ...own.get(story), [language]: { keys, widths: tightest(widths).map(rounded) } });
    results.set(file, Object.fromEntries([...own].filter(([id]) => stories.includes(id))));
  }
  const existing = [...results]
    .filter(([file]) => existsSync(join(root, file)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeAtomically(join(root, getConfig().storyResults), JSON.stringify(Object.fromEntries(existing)));
}

/** The paths of the story files below `sources`. */
function storyFiles(root: string) {
  const { sources } = getConfig();
  const folder = join(root, sources);
  return (existsSync(folder) ? filesIn(folder) : [])
    .filter((name) => /\.stories\.[jt]sx?$/.test(name))
    .map((name) => pathFrom(root, join(folder, name)));
}

/** The ids of the stories that show a message, by its key without plural form; undefined until the tests of all stories have run. */
export function readStoriesByMessage(root: string) {
  const results = readStoryResults(root);
  if (Object.keys(results).length === 0 || !storyFiles(root).every((file) => ownValue(results, file))) return undefined;
  const byMessage = new Map<string, string[]>();
  for (const stories of Object.values(results)) {
    for (const [story, languages] of Object.entries(stories)) {
      const keys = new Set(Object.values(languages).flatMap((measured) => measured.keys));
      for (const key of keys) byMessage.set(key, [...(byMessage.get(key) ?? []), story]);
    }
  }
  return Object.fromEntries(byMessage);
}

/** Of each message, where its present text takes most of its line. */
export function readTextWidths(root: string, textOf: (message: MessageId) => string | undefined): TextWidths {
  const measured = Object.values(readStoryResults(root))
    .flatMap((stories) => Object.values(stories))
    .flatMap((languages) => Object.values(languages))
    .flatMap(({ widths }) => widths)
    .filter((width) => width.text === textOf(width));
  const byKey = new Map<string, Partial<Record<Language, TextWidth>>>();
  for (const { key, language, ...width } of tightest(measured))
    byKey.set(key, { ...byKey.get(key), [language]: width });
  return Object.fromEntries(byKey);
}
