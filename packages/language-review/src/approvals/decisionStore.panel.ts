import { ownValue } from 'system-tools/own-value';
import type { SavedFeedback } from '../api.ts';
import { isSameMessage, type MessageId } from '../catalogs/messages.ts';
import { defaultLocale, translationLanguages } from '../config.ts';
import { unsavedList } from '../edits/unsavedList.panel';
import { isDecided, isDecision, type Approval, type Decision } from './approvals.ts';

let approvals: SavedFeedback['approvals'] = {};

const inFile = ({ language, key }: MessageId): Approval | undefined => ownValue(approvals[language], key);

/** Nothing is known of a file that was not read. */
const isSaved = (decision: Decision) =>
  approvals[decision.language] !== undefined && isDecided(inFile(decision), decision);

const { set, ...decisions } = unsavedList('workbench/decisions', isDecision, isSaved);

const without = (ids: readonly MessageId[]) =>
  decisions.items().filter((each) => !ids.some((id) => isSameMessage(id, each)));

function discard(ids: readonly MessageId[]) {
  const left = without(ids);
  if (left.length < decisions.items().length) set(left);
}

/** The approvals of the files, and the decisions that are not in them. */
export const decisionStore = {
  ...decisions,
  inFile,
  /** @param files without the languages whose file cannot be read */
  setFiles(files: typeof approvals) {
    approvals = { ...approvals, ...files };
    decisions.dropSaved();
  },
  decide: (decided: readonly Decision[]) => set([...without(decided), ...decided]),
  discard,
  /** An edit in the default language is one of the source of all translations. */
  discardEdited({ language, key }: MessageId) {
    const languages = language === defaultLocale() ? translationLanguages() : [language];
    discard(languages.map((each) => ({ language: each, key })));
  },
};
