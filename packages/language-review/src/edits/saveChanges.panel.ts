import type { CatalogTexts, Language } from '../config.ts';
import { catalogPath, savePath } from '../api.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Notes } from '../notes/notes.ts';
import { sharedChangesJson, type SharedChanges } from '../sharing/sharedChanges.ts';

/** A catalog as in its file or, in a built workbench, as it was built. Throws where it cannot be read. */
export async function loadCatalog(language: Language): Promise<CatalogTexts> {
  const response = await fetch(catalogPath(language), { cache: 'no-store' });
  if (!response.ok) throw new Error(`The catalog was answered with ${response.status}.`);
  return new Map((await response.json()) as Array<[string, string]>);
}

export type SaveResult =
  | { saved: number; approvals?: Approvals | undefined; notes?: Notes | undefined }
  /** Why nothing was saved, and the key of the message, or the id of the note, that was rejected, if it was one. */
  | { error: string; key?: string | undefined };

/** Saves the changes of a language to its files, with the name that git has where theirs is empty. Never throws. */
export async function saveChanges(language: Language, changes: SharedChanges): Promise<SaveResult> {
  let response: Response;
  try {
    response = await fetch(`${savePath}/${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: sharedChangesJson(changes),
    });
  } catch {
    return { error: 'The workbench does not answer, so nothing was saved. Start it again, then save once more.' };
  }
  const { status, ok } = response;
  // A proxy may respond with anything.
  const answer = (await response.json().catch(() => undefined)) as Record<string, unknown> | null | undefined;
  const { saved, approvals, notes, error, key } = answer ?? {};
  if (ok && typeof saved === 'number')
    return { saved, approvals: approvals as Approvals | undefined, notes: notes as Notes | undefined };
  // The file has something else than what was changed.
  const hint = status === 409 && key !== undefined ? ' Undo your change to see what stands there now.' : '';
  if (typeof error === 'string') return { error: error + hint, key: typeof key === 'string' ? key : undefined };
  return {
    error: `The workbench answered with ${status} and no reason. Look into the file before you save once more.`,
  };
}
