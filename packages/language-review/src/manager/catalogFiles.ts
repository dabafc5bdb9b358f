import type { Catalog, Language } from '../config.ts';
import { catalogsPath } from '../paths';
import type { Edit } from '../preview/channel';

/**
 * A catalog as its file has it now, where Storybook serves the sources; else as it was built with.
 * Throws where the file cannot be read or is no JSON.
 */
export async function loadCatalog(language: Language): Promise<Catalog> {
  const response = await fetch(`${catalogsPath}/${language}.json`, { cache: 'no-store' });
  return (await response.json()) as Catalog;
}

/** What became of edits that were to be saved. */
export type SaveResult =
  | { saved: number }
  /** Why nothing was saved, as a sentence, and the text that was refused, where it was one. */
  | { error: string; key?: string | undefined };

/** Saves edits into the catalog of their language. Never throws: what went wrong is an answer too. */
export async function saveEdits(language: Language, edits: readonly Edit[]): Promise<SaveResult> {
  const changes = edits.map(({ key, text, from }) => ({ key, text, from }));
  let response: Response;
  try {
    response = await fetch(`./__catalogs/${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes }),
    });
  } catch {
    return { error: 'The workbench does not answer, so nothing was saved. Start it again, then save once more.' };
  }
  try {
    const answer = (await response.json()) as { saved?: unknown; error?: unknown; key?: unknown };
    if (response.ok && typeof answer.saved === 'number') return { saved: answer.saved };
    if (typeof answer.error === 'string')
      return { error: answer.error, key: typeof answer.key === 'string' ? answer.key : undefined };
  } catch {
    // Not the answer of a workbench that can save.
  }
  return {
    error: `The workbench answered with ${response.status} and no reason. Look into the file before you save once more.`,
  };
}
