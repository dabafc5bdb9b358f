import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitIn } from 'system-tools/git';
import type { CatalogEntries } from '../adapters/catalogFormat.ts';
import { approvalState, isDecided, type Approval, type Decision } from './approvals.ts';
import { defaultLocale, type Language } from '../config.ts';
import { longest } from '../config/limits.ts';
import { sourceText, textsIn } from '../catalogs/plurals.ts';
import { expectText } from '../edits/expectText.server.ts';
import { SaveError } from '../edits/saveError.ts';

/**
 * The name for approvals: the one that was entered, or that of git.
 * @throws {SaveError} where there is neither, or it cannot be saved
 */
export async function reviewerName(root: string, entered: string | undefined) {
  const name = entered?.replaceAll(/\s+/g, ' ').trim();
  const found = name || (await nameInGit(root));
  if (!found) throw new SaveError(422, 'Enter your name: git has none for this project.');
  expectText('name', 'The name of the reviewer', found, longest.name);
  return found;
}

async function nameInGit(root: string) {
  try {
    const { args, cwd } = gitIn(root, ['config', 'user.name']);
    return (await promisify(execFile)('git', args, { cwd })).stdout.trim();
  } catch {
    // There is no git, or no name in it.
    return undefined;
  }
}

interface ApprovedTexts {
  language: Language;
  english: CatalogEntries;
  texts: CatalogEntries;
}

/** @throws {SaveError} where a text is no longer the one that was approved */
export function checkApproved({ key, source, text }: Decision, { language, english, texts }: ApprovedTexts) {
  if (language === defaultLocale())
    throw new SaveError(422, `"${key}" is not approved: that takes a translation.`, key);
  const now = sourceText(language, key, textsIn(english));
  if (approvalState(language, now, texts.get(key)?.text, { source, text }) === 'approved') return;
  throw new SaveError(409, `The text of "${key}" or its source has changed in the meantime.`, key);
}

/**
 * Adds and removes approvals. One that is there already keeps its name and day. Those of messages that no catalog has are removed.
 * @param hasCatalog whether the file is there that is to have a message: otherwise, its approval is kept
 * @throws {SaveError} where a text is no longer the one that was approved
 */
export function applyApprovals(
  current: ReadonlyMap<string, Approval>,
  decisions: readonly Decision[],
  {
    hasCatalog,
    by,
    on,
    ...catalogs
  }: ApprovedTexts & { hasCatalog: (key: string) => boolean } & Pick<Approval, 'by' | 'on'>,
) {
  const next = new Map(current);
  for (const decision of decisions) {
    const { key, source, text, withdrawn } = decision;
    if (!withdrawn) checkApproved(decision, catalogs);
    if (isDecided(next.get(key), decision)) continue;
    if (withdrawn) next.delete(key);
    else next.set(key, { source, text, by, on });
  }
  for (const key of next.keys()) if (!catalogs.texts.has(key) && hasCatalog(key)) next.delete(key);
  return next;
}
