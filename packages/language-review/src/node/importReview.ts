import { printable } from 'system-tools/printable';
import { ownValue } from 'system-tools/own-value';
import type { Decision } from '../approvals.ts';
import { configure, type Language, type LanguageReviewConfig } from '../config.ts';
import { isApplied, noteChangeName } from '../notes.ts';
import { parseSharedReview, type SharedReview } from '../sharedReview.ts';
import { readMessages } from './catalogFiles.ts';
import { count } from './format.ts';
import { readReviewFiles } from './reviewFile.ts';
import { approvalFile, noteFile } from './reviewFiles.ts';
import { saveReview, type SavedReview } from './reviewSaving.ts';

interface Item {
  language: Language;
  name: string;
  saved: Partial<SavedReview>;
  /** Whether the files say this already. */
  isThere: () => boolean;
}

/** Whether the file of approvals says what somebody has decided. */
function isDecided(root: string, decision: Decision) {
  const { language, key } = decision;
  const approvals = readReviewFiles(approvalFile, root, [language]).entries[language];
  if (!approvals) return false;
  const approval = ownValue(approvals, key);
  if ('withdrawn' in decision) return !approval;
  const isFuzzy = readMessages(root, language).some((message) => message.key === key && message.isFuzzy);
  return approval?.source === decision.source && approval.text === decision.text && !isFuzzy;
}

function itemsOf({ edits, decisions, notes }: SharedReview, root: string): Item[] {
  const catalogs = new Map(
    [...new Set(edits.map(({ language }) => language))].map((language) => {
      const messages = readMessages(root, language).filter(({ isFuzzy = false }) => !isFuzzy);
      const texts = new Map(messages.map(({ key, text }) => [key, text]));
      return [language, texts];
    }),
  );
  return [
    ...edits.map(({ language, key, text, from }) => ({
      language,
      name: `${key}: ${from ?? 'none'} → ${text}`,
      saved: { changes: [{ key, text, from }] },
      isThere: () => catalogs.get(language)?.get(key) === text,
    })),
    ...decisions.map((decision) => ({
      language: decision.language,
      name: 'withdrawn' in decision ? `${decision.key}: approval taken back` : `${decision.key}: approved`,
      saved: 'withdrawn' in decision ? { withdrawn: [decision.key] } : { approvals: [decision] },
      isThere: () => isDecided(root, decision),
    })),
    ...notes.map((change) => ({
      language: change.language,
      name: noteChangeName(change),
      saved: { notes: [change] },
      isThere: () =>
        isApplied(ownValue(readReviewFiles(noteFile, root, [change.language]).entries, change.language) ?? {}, change),
    })),
  ];
}

/**
 * Takes a shared review over into the files: each change by itself, so that one that is refused keeps no other back.
 * @param source of the file that a reviewer has downloaded
 * @returns what was done, line by line, and how many changes were refused
 * @throws {UserError} where it is no such file
 */
export async function importReview(root: string, config: LanguageReviewConfig, source: string) {
  configure(config);
  const review = parseSharedReview(source);
  const by = review.by.trim() || undefined;
  const lines: string[] = [];
  let refused = 0;
  for (const { language, name, saved, isThere } of itemsOf(review, root)) {
    let result = 'there already';
    try {
      if (!isThere()) {
        await saveReview(root, language, JSON.stringify({ ...saved, by }));
        result = 'saved';
      }
    } catch (error) {
      refused++;
      result = `refused: ${(error as Error).message}`;
    }
    lines.push(printable(`${language}  ${name}`), printable(`    ${result}`));
  }
  const summary = refused === 0 ? 'Nothing was refused.' : `${count(refused, 'change')} refused.`;
  return { text: [...lines, summary].join('\n'), refused };
}
