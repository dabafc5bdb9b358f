import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes files and their folders atomically: readers see the old or the new content, several processes may write at once, and
 * after a failure the old files are unchanged. Files keep their permissions. See docs/decisions/0017-own-atomic-write.md.
 * @param contents by path
 * @param options `flush`: the data is on the disk before a file is replaced; not needed for a cache
 * @throws when a file cannot be written, for example on a full disk
 */
export async function writeAllAtomically(contents: ReadonlyMap<string, string | Uint8Array>, { flush = false } = {}) {
  // No glob for a file's extension matches its draft.
  const drafts = [...contents.keys()].map((file) => [`${file}.${randomUUID()}`, file] as const);
  try {
    for (const [draft, file] of drafts) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, contents.get(file) ?? '', { flush });
      const mode = (await stat(file).catch(() => undefined))?.mode;
      if (mode !== undefined) await chmod(draft, mode);
    }
    for (const [draft, file] of drafts) await rename(draft, file);
  } catch (error) {
    for (const [draft] of drafts) await rm(draft, { force: true });
    throw error;
  }
}

/** Writes one file; see `writeAllAtomically`. */
export const writeAtomically = (file: string, content: string | Uint8Array, options?: { flush?: boolean }) =>
  writeAllAtomically(new Map([[file, content]]), options);
