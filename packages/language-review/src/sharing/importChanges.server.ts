import type { Changes } from '../edits/changes.ts';
import type { Edit } from '../edits/edits.ts';
import { printable } from 'system-tools/printable';
import type { CatalogEntry } from '../adapters/catalogFormat.ts';
import { isDecided, type Approval } from '../approvals/approvals.ts';
import { configure, defaultLocale, translationLanguages, type Language, type LanguageReviewConfig } from '../config.ts';
import { isApplied, noteChangeName, type Note } from '../notes/notes.ts';
import { sourceText, textsIn } from '../catalogs/plurals.ts';
import { parseSharedChanges, type SharedChanges } from './sharedChanges.ts';
import { isShowable } from './showableSuggestion.ts';
import { checkApproved, reviewerName } from '../approvals/applyApprovals.server.ts';
import { applyNoteChanges } from '../notes/applyNoteChanges.server.ts';
import { count } from '../format.ts';
import {
  applyChanges,
  checkSaved,
  inTurn,
  once,
  readLanguage,
  writeLanguage,
  type LanguageFiles,
} from '../edits/languageFiles.server.ts';
import { SaveError } from '../edits/saveError.ts';

/** What the files are to say, once the items before the next one are applied. */
interface Draft extends LanguageFiles {
  entries: Map<string, CatalogEntry>;
  approvals: () => Map<string, Approval>;
  notes: () => Map<string, Note>;
}

interface Item {
  /** This change alone. */
  change: Partial<Changes>;
  language: Language;
  name: string;
  /** Whether the files say this already. */
  isIn: (files: LanguageFiles) => boolean;
  /** @throws {SaveError} where it is refused */
  apply: (draft: Draft) => void;
}

/** @throws {SaveError} where a text may not be saved, or the panel takes it over only after somebody has read it */
function checkSuggested(edit: Edit, files: LanguageFiles) {
  checkSaved(files, edit);
  const { language, key, text } = edit;
  const source = sourceText(language, key, textsIn(files.english));
  if (isShowable(text, [files.entries.get(key)?.text, source])) return;
  throw new SaveError(
    422,
    `The text of "${key}" has other markup than the message, or a URL that runs: read it, then take it over in the workbench.`,
    key,
  );
}

/** @throws {SaveError} where nobody signs: whoever imports it has neither approved nor written it */
function checkSigned(by: string, key?: string) {
  if (by === '')
    throw new SaveError(422, 'The file does not say whose it is: add the name of the reviewer as "by".', key);
}

const itemsOf = ({ by, edits, decisions, notes }: SharedChanges): Item[] => {
  const signature = { by: by.trim(), on: '' };
  return [
    ...edits.map((edit): Item => {
      const { language, key, text, from } = edit;
      return {
        language,
        name: `${key}: ${from ?? 'none'} → ${text}`,
        change: { edits: [edit] },
        apply(draft) {
          checkSuggested(edit, draft);
          draft.entries.set(key, { start: 0, end: 0, text });
        },
        isIn({ entries }) {
          const entry = entries.get(key);
          return entry?.text === text && !entry.isFuzzy;
        },
      };
    }),
    ...decisions.map((decision): Item => {
      const { language, key, source, text, withdrawn } = decision;
      return {
        language,
        name: withdrawn ? `${key}: approval taken back` : `${key}: approved`,
        change: { decisions: [decision] },
        apply({ approvals, entries: texts, english }) {
          if (withdrawn) approvals().delete(key);
          else {
            checkSigned(signature.by, key);
            checkApproved(decision, { language, english, texts });
            approvals().set(key, { source, text, ...signature });
          }
        },
        isIn({ approvals, entries }) {
          return isDecided(approvals().get(key), decision) && (withdrawn || !entries.get(key)?.isFuzzy);
        },
      };
    }),
    ...notes.map((note): Item => ({
      language: note.language,
      name: noteChangeName(note),
      change: { notes: [note] },
      apply(draft) {
        if ('text' in note) checkSigned(signature.by);
        applyNoteChanges(draft.notes(), [note], signature);
      },
      isIn: (files) => isApplied(files.notes().get(note.id), note, signature.by),
    })),
  ];
};

const refusal = (error: unknown) => `refused: ${(error as Error).message}`;

function draftOf(files: LanguageFiles): Draft {
  const entries = new Map(files.entries);
  return {
    ...files,
    entries,
    english: files.language === defaultLocale() ? entries : files.english,
    approvals: once(() => new Map(files.approvals())),
    notes: once(() => new Map(files.notes())),
  };
}

/** What items change in the files. Of several edits of a message, the last one replaces the text that the file has. */
function changesOf({ entries }: LanguageFiles, items: readonly Item[]): Changes {
  const listed = <Part extends keyof Changes>(part: Part) =>
    items.flatMap(({ change }): ReadonlyArray<Changes[Part][number]> => change[part] ?? []);
  const edits = new Map(listed('edits').map((edit) => [edit.key, { ...edit, from: entries.get(edit.key)?.text }]));
  return { edits: [...edits.values()], decisions: listed('decisions'), notes: listed('notes') };
}

/**
 * Applies items at once, because each time takes as long as the files are large; where that fails, each half by itself.
 * @param results of the items, which it adds
 */
async function applyItems(
  files: LanguageFiles,
  items: readonly Item[],
  name: () => Promise<string>,
  results: Map<Item, string>,
): Promise<LanguageFiles> {
  const draft = draftOf(files);
  const valid = items.filter((item) => {
    try {
      const isNew = !item.isIn(draft);
      if (isNew) item.apply(draft);
      results.set(item, isNew ? 'saved' : 'there already');
      return isNew;
    } catch (error) {
      results.set(item, refusal(error));
      return false;
    }
  });
  if (valid.length === 0) return files;
  try {
    return await applyChanges(files, changesOf(files, valid), name);
  } catch (error) {
    const half = Math.floor(items.length / 2);
    if (half > 0) {
      const applied = await applyItems(files, items.slice(0, half), name, results);
      return applyItems(applied, items.slice(half), name, results);
    }
    results.set(valid[0]!, refusal(error));
    return files;
  }
}

/** Takes the items of a language over. @returns the result of each */
async function takeOver(root: string, language: Language, items: readonly Item[], name: () => Promise<string>) {
  try {
    const before = readLanguage(root, language);
    const results = new Map<Item, string>();
    await writeLanguage(before, await applyItems(before, items, name, results));
    return items.map((item) => results.get(item) ?? '');
  } catch (error) {
    // Nothing of it is written.
    return items.map(() => refusal(error));
  }
}

/**
 * Takes shared changes over into the files: each change by itself, so that one that is refused keeps no other back.
 * @param source of the file that a reviewer has downloaded
 * @returns what was done, line by line, and how many changes were refused
 * @throws {UserError} where it is no such file
 */
export async function importChanges(root: string, config: LanguageReviewConfig, source: string) {
  configure(config);
  const changes = parseSharedChanges(source);
  const items = itemsOf(changes);
  const name = once(() => reviewerName(root, changes.by));
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
