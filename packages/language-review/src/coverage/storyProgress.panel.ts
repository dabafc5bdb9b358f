import { ownValue } from 'system-tools/own-value';
import type { SavedFeedback } from '../api.ts';
import {
  approvalState,
  approvedTexts,
  countApprovals,
  type ApprovalCount,
  type ApprovalState,
} from '../approvals/approvals.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { sourceTexts, textsIn } from '../catalogs/messages.ts';
import { baseKey, keysOfCatalogs, sourceText } from '../catalogs/plurals.ts';
import { evaluateMessage } from '../checks/text/evaluateMessage.ts';
import { languageCodes, translationLanguages, type Language, type MessageKey } from '../config.ts';
import { editStore } from '../edits/editStore.panel';

type ByStory<Value> = Readonly<Record<string, Readonly<Partial<Record<Language, Value>>>>>;

/** How far stories are in each language, by story id. */
export interface StoryProgress {
  approvals: ByStory<ApprovalCount>;
  /** How many notes are not resolved; absent where there are none. */
  openNotes: ByStory<number>;
}

/** The ids of the stories that have requested a message since the workbench was opened, by its key without plural form. */
const requesting = new Map<string, Set<string>>();

export function addRequested(storyId: string, keys: readonly string[]) {
  for (const key of keys) requesting.set(key, (requesting.get(key) ?? new Set()).add(storyId));
}

/**
 * How many of the messages that each story shows are approved in each language.
 * @param measured the stories that show a message, as far as they were measured
 */
export function approvalCounts(measured: SavedFeedback['storiesByMessage']): StoryProgress['approvals'] {
  const pending = new Map(decisionStore.items().map((decision) => [`${decision.language} ${decision.key}`, decision]));
  const own = editStore.own();
  const ownSources = sourceTexts(own);
  const ownTexts = (language: Language) => textsIn(own[language]);
  const stateOf = (language: Language, key: MessageKey) => {
    const approved = approvedTexts(decisionStore.inFile({ language, key }), pending.get(`${language} ${key}`));
    const text = ownTexts(language)(key);
    // What is to be written is to be approved as well. Nothing is known of a language whose files cannot be read.
    const isUnwritten = own[language] && !text?.trim();
    if (isUnwritten && evaluateMessage(language, key, ownSources, ownTexts).issues.includes('missing')) return 'new';
    return approvalState(language, sourceText(language, key, ownSources), text, approved);
  };
  const languages = translationLanguages();
  /** The states of the messages of each story: a list for each language. */
  const statesByStory = new Map<string, Array<Array<ApprovalState | undefined>>>();
  const files = editStore.files();
  const sources = sourceTexts(files);
  const keysIn = (language: Language) => Object.keys(files[language] ?? {});
  for (const key of keysOfCatalogs(languageCodes(), keysIn, sources)) {
    const base = baseKey(key, sources);
    const stories = new Set([...(ownValue(measured, base) ?? []), ...(requesting.get(base) ?? [])]);
    const states = stories.size === 0 ? [] : languages.map((language) => stateOf(language, key));
    for (const story of stories) {
      const lists = statesByStory.get(story) ?? languages.map(() => []);
      statesByStory.set(story, lists);
      for (const [index, state] of states.entries()) lists[index]?.push(state);
    }
  }
  return Object.fromEntries(
    Array.from(statesByStory, ([story, lists]) => [
      story,
      Object.fromEntries(languages.map((language, index) => [language, countApprovals(lists[index] ?? [])])),
    ]),
  );
}
