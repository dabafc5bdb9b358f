import type { SavedFeedback } from '../api.ts';
import { ownValue } from 'system-tools/own-value';
import {
  approvalState,
  approvedTexts,
  countApprovals,
  isDecision,
  type Approval,
  type ApprovalState,
  type Decision,
} from './approvals.ts';
import { defaultLocale, translationLanguages, type Language, type MessageKey } from '../config/config.ts';
import { baseKey, expectedKeys, sourceText } from '../catalogs/plurals.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { isSameMessage, sourceTexts, type MessageId } from '../catalogs/messages.ts';
import type { StoryProgress } from '../channel';
import { renderedStories } from '../panes/renderedStories.preview';
import { storedList } from '../edits/storedList';

/** Decisions are kept across stories, reloads and tabs. */
const stored = storedList('workbench/decisions', isDecision);

let inFiles: Pick<SavedFeedback, 'approvals' | 'storiesByMessage'> = { approvals: {} };
let decisions: readonly Decision[] = [];
const listeners = new Set<() => void>();

export const approvalInFile = ({ language, key }: MessageId): Approval | undefined =>
  ownValue(inFiles.approvals[language], key);

/** With the edits of the panel. */
const textsOf = ({ language, key }: MessageId) => {
  const { own } = catalogStore.current();
  return {
    source: sourceText(language, key, sourceTexts(own)),
    text: ownValue(own[language], key),
  };
};

/** Whether a decision says what stands in the file already. Nothing is known of a file that was not read. */
function isInFile(decision: Decision) {
  if (inFiles.approvals[decision.language] === undefined) return false;
  const approval = approvalInFile(decision);
  if ('withdrawn' in decision) return !approval;
  return approval?.source === decision.source && approval.text === decision.text;
}

function update(next: readonly Decision[]) {
  decisions = next.filter((decision) => !isInFile(decision));
  for (const listener of listeners) listener();
}

function setDecisions(next: readonly Decision[]) {
  update(next);
  stored.write(decisions);
}

const without = (ids: readonly MessageId[]) => decisions.filter((each) => !ids.some((id) => isSameMessage(id, each)));

const ofMessage = ({ language, key }: MessageId) => ({ language, key });

/** How many of the messages that each story shows are approved in each language: of stories that were measured, or on screen once. */
export function approvalCounts(): StoryProgress['approvals'] {
  const pending = new Map(decisions.map((decision) => [`${decision.language} ${decision.key}`, decision]));
  const stateOf = (language: Language, key: MessageKey) => {
    const { source, text } = textsOf({ language, key });
    const approved = approvedTexts(approvalInFile({ language, key }), pending.get(`${language} ${key}`));
    return approvalState(language, source, text, approved);
  };
  const languages = translationLanguages();
  /** The states of the messages of each story: a list for each language. */
  const statesByStory = new Map<string, Array<Array<ApprovalState | undefined>>>();
  const files = catalogStore.files();
  const sources = sourceTexts(files);
  for (const key of expectedKeys(languages, Object.keys(files[defaultLocale()] ?? {}), sources)) {
    const base = baseKey(key, sources);
    const stories = new Set([...(ownValue(inFiles.storiesByMessage, base) ?? []), ...renderedStories.requesting(base)]);
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

/** The approvals of the files, and the decisions of the panel. */
export const approvalStore = {
  /** Reads the stored decisions; to be called once. */
  load() {
    update(stored.read());
    stored.subscribe(() => update(stored.read()));
  },
  /** To be called after the catalogs are loaded. @param files without the languages whose file cannot be read */
  setFiles(files: Partial<typeof inFiles>) {
    inFiles = { ...inFiles, ...files, approvals: { ...inFiles.approvals, ...files.approvals } };
    setDecisions(decisions);
  },
  decisions: () => decisions,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Approves translations as they stand, beside their source; missing ones are left out. */
  approve: (ids: readonly MessageId[]) => {
    const approved = ids.flatMap((id): Decision[] => {
      const { source, text } = textsOf(id);
      return source?.trim() && text?.trim() ? [{ ...ofMessage(id), source, text }] : [];
    });
    setDecisions([...without(ids), ...approved]);
  },
  decide: (decided: readonly Decision[]) => setDecisions([...without(decided), ...decided]),
  withdraw: (ids: readonly MessageId[]) =>
    setDecisions([...without(ids), ...ids.map((id): Decision => ({ ...ofMessage(id), withdrawn: true }))]),
  discard: (ids: readonly MessageId[]) => setDecisions(without(ids)),
  /** An edit in the default language is one of the source of all translations. */
  discardEdited({ language, key }: MessageId) {
    const languages = language === defaultLocale() ? translationLanguages() : [language];
    approvalStore.discard(languages.map((each) => ({ language: each, key })));
  },
};
