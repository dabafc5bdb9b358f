import { printable } from 'system-tools/printable';
import { configure, defaultLocale, translationLanguages, type Language, type LanguageReviewConfig } from '../config.ts';
import { isApplied, noteChangeName } from '../notes.ts';
import { parseSharedReview, type SharedReview } from '../sharedReview.ts';
import { reviewerName } from './applyApprovals.ts';
import { count } from './format.ts';
import {
  applyReview,
  inTurn,
  once,
  readLanguage,
  writeLanguage,
  type LanguageFiles,
  type LanguageReview,
} from './languageFiles.ts';

interface Item {
  language: Language;
  name: string;
  change: Partial<LanguageReview>;
  /** Whether the files say this already. */
  isIn: (files: LanguageFiles) => boolean;
}

const itemsOf = ({ by, edits, decisions, notes }: SharedReview): Item[] => [
  ...edits.map(({ language, key, text, from }) => ({
    language,
    name: `${key}: ${from ?? 'none'} → ${text}`,
    change: { changes: [{ key, text, from }] },
    isIn({ entries }: LanguageFiles) {
      const entry = entries.get(key);
      return entry?.text === text && !entry.isFuzzy;
    },
  })),
  ...decisions.map((decision) => ({
    language: decision.language,
    name: 'withdrawn' in decision ? `${decision.key}: approval taken back` : `${decision.key}: approved`,
    change: 'withdrawn' in decision ? { withdrawn: [decision.key] } : { approvals: [decision] },
    isIn({ approvals, entries }: LanguageFiles) {
      const approval = approvals().get(decision.key);
      if ('withdrawn' in decision) return !approval;
      const isSame = approval?.source === decision.source && approval.text === decision.text;
      return isSame && !entries.get(decision.key)?.isFuzzy;
    },
  })),
  ...notes.map((change) => ({
    language: change.language,
    name: noteChangeName(change),
    change: { notes: [change] },
    isIn: (files: LanguageFiles) => isApplied(Object.fromEntries(files.notes()), change, by.trim()),
  })),
];

const refusal = (error: unknown) => `refused: ${(error as Error).message}`;

/** Takes the items of a language over. @returns the result of each */
async function takeOver(root: string, language: Language, items: readonly Item[], name: () => Promise<string>) {
  try {
    const before = await readLanguage(root, language);
    let files = before;
    const results: string[] = [];
    for (const { change, isIn } of items) {
      try {
        const isThere = isIn(files);
        if (!isThere)
          files = await applyReview(files, { changes: [], approvals: [], withdrawn: [], notes: [], ...change }, name);
        results.push(isThere ? 'there already' : 'saved');
      } catch (error) {
        results.push(refusal(error));
      }
    }
    await writeLanguage(before, files);
    return results;
  } catch (error) {
    // Nothing of it is written.
    return items.map(() => refusal(error));
  }
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
  const items = itemsOf(review);
  const name = once(() => reviewerName(root, review.by));
  const lines: string[] = [];
  let refused = 0;
  await inTurn(root, async () => {
    // Translations are compared with the new texts of the source language.
    for (const language of [defaultLocale(), ...translationLanguages()]) {
      const own = items.filter((item) => item.language === language);
      if (own.length === 0) continue;
      const results = await takeOver(root, language, own, name);
      for (const [index, result] of results.entries())
        lines.push(printable(`${language}  ${own[index]?.name}`), printable(`    ${result}`));
      refused += results.filter((result) => result.startsWith('refused')).length;
    }
  });
  const summary = refused === 0 ? 'Nothing was refused.' : `${count(refused, 'change')} refused.`;
  return { text: [...lines, summary].join('\n'), refused };
}
