import { printable } from 'system-tools/printable';
import { configure, defaultLocale, translationLanguages, type Language, type LanguageReviewConfig } from '../config.ts';
import { isApplied, noteChangeName } from '../notes.ts';
import { sourceText, textsIn } from '../plurals.ts';
import type { Edit } from '../preview/channel.ts';
import { parseSharedReview, type SharedReview } from '../sharedReview.ts';
import { isShowable } from '../showableSuggestion.ts';
import { reviewerName } from './applyApprovals.ts';
import { count } from './format.ts';
import {
  applyReview,
  checkSaved,
  inTurn,
  once,
  readLanguage,
  writeLanguage,
  type LanguageFiles,
  type LanguageReview,
} from './languageFiles.ts';
import { SaveError } from './saveError.ts';

interface Item {
  language: Language;
  name: string;
  /** What it changes: of two such items, the second one sees what the first one has done. */
  subject: string;
  change: Partial<LanguageReview>;
  /** Whether the files say this already. */
  isIn: (files: LanguageFiles) => boolean;
  /** @throws {SaveError} where it is refused, whatever else changes */
  check?: (files: LanguageFiles) => void;
}

/** @throws {SaveError} where a text may not be saved, or the panel takes it over only after somebody has read it */
function checkEdit({ language, key, text, from }: Edit, files: LanguageFiles) {
  checkSaved(files, { key, text, from });
  const source = sourceText(language, key, textsIn(files.english));
  if (isShowable(text, [files.entries.get(key)?.text, source])) return;
  throw new SaveError(
    422,
    `The text of "${key}" has other markup than the message, or a URL that runs: read it, then take it over in the workbench.`,
    key,
  );
}

const itemsOf = ({ by, edits, decisions, notes }: SharedReview): Item[] => [
  ...edits.map((edit): Item => {
    const { language, key, text, from } = edit;
    return {
      language,
      name: `${key}: ${from ?? 'none'} → ${text}`,
      subject: `text ${key}`,
      change: { changes: [{ key, text, from }] },
      check: (files) => checkEdit(edit, files),
      isIn({ entries }: LanguageFiles) {
        const entry = entries.get(key);
        return entry?.text === text && !entry.isFuzzy;
      },
    };
  }),
  ...decisions.map((decision) => ({
    language: decision.language,
    name: 'withdrawn' in decision ? `${decision.key}: approval taken back` : `${decision.key}: approved`,
    subject: `approval ${decision.key}`,
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
    subject: `note ${change.id}`,
    change: { notes: [change] },
    isIn: (files: LanguageFiles) => isApplied(Object.fromEntries(files.notes()), change, by.trim()),
  })),
];

const refusal = (error: unknown) => `refused: ${(error as Error).message}`;

/** Splits items before each one whose subject another one has had. */
function batchesOf(items: readonly Item[]) {
  const batches: Item[][] = [];
  let subjects = new Set<string>();
  for (const item of items) {
    if (batches.length === 0 || subjects.has(item.subject)) {
      batches.push([]);
      subjects = new Set();
    }
    batches.at(-1)?.push(item);
    subjects.add(item.subject);
  }
  return batches;
}

/**
 * Applies items at once, because each time takes as long as the files are large; where they are refused, each half by itself.
 * @param results of the items, which it adds
 */
async function applyItems(
  files: LanguageFiles,
  items: readonly Item[],
  name: () => Promise<string>,
  results: Map<Item, string>,
): Promise<LanguageFiles> {
  const valid = items.filter((item) => {
    try {
      if (item.isIn(files)) results.set(item, 'there already');
      else item.check?.(files);
    } catch (error) {
      results.set(item, refusal(error));
    }
    return !results.has(item);
  });
  if (valid.length === 0) return files;
  try {
    const applied = await applyReview(
      files,
      {
        changes: valid.flatMap(({ change }) => change.changes ?? []),
        approvals: valid.flatMap(({ change }) => change.approvals ?? []),
        withdrawn: valid.flatMap(({ change }) => change.withdrawn ?? []),
        notes: valid.flatMap(({ change }) => change.notes ?? []),
      },
      name,
    );
    for (const item of valid) results.set(item, 'saved');
    return applied;
  } catch (error) {
    const half = Math.floor(valid.length / 2);
    if (half > 0) {
      const applied = await applyItems(files, valid.slice(0, half), name, results);
      return applyItems(applied, valid.slice(half), name, results);
    }
    results.set(valid[0]!, refusal(error));
    return files;
  }
}

/** Takes the items of a language over. @returns the result of each */
async function takeOver(root: string, language: Language, items: readonly Item[], name: () => Promise<string>) {
  try {
    const before = await readLanguage(root, language);
    const results = new Map<Item, string>();
    let files = before;
    for (const batch of batchesOf(items)) files = await applyItems(files, batch, name, results);
    await writeLanguage(before, files);
    return items.map((item) => results.get(item) ?? '');
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
