import { randomUUID } from 'node:crypto';
import { chmod, chown, copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes files and their folders atomically: readers see the old or the new content of each, several processes may write at once, and
 * after a failure the old files are there. Files keep their permissions and, where root writes, their owner. See docs/decisions/0017-own-atomic-write.md.
 * @param contents by path
 * @param options `flush`: the data is on the disk before a file is replaced; not needed for a cache. `check` is called right before the
 * first file is replaced, and throws where none may be
 * @throws when a file cannot be written, for example on a full disk
 */
export async function writeAllAtomically(
  contents: ReadonlyMap<string, string | Uint8Array>,
  { flush = false, check }: { flush?: boolean; check?: () => void } = {},
) {
  // No glob for a file's extension matches its draft, or its copy.
  const drafts = Array.from(contents.keys(), (file) => {
    const draft = `${file}.${randomUUID()}`;
    return { file, draft, copy: `${draft}.old`, isNew: true };
  });
  const replaced: typeof drafts = [];
  try {
    for (const each of drafts) {
      await mkdir(dirname(each.file), { recursive: true });
      await writeFile(each.draft, contents.get(each.file) ?? '', { flush });
      const old = await stat(each.file).catch(() => undefined);
      if (old === undefined) continue;
      // In a container, root often writes for somebody else. Nobody but root may do that; before `chmod`, as it takes permissions away.
      await chown(each.draft, old.uid, old.gid).catch(() => undefined);
      await chmod(each.draft, old.mode);
      each.isNew = false;
      // The last one is replaced, or none of them.
      if (each === drafts.at(-1)) continue;
      await copyFile(each.file, each.copy);
      await chown(each.copy, old.uid, old.gid).catch(() => undefined);
    }
    check?.();
    for (const each of drafts) {
      await rename(each.draft, each.file);
      replaced.push(each);
    }
  } catch (error) {
    for (const { file, copy, isNew } of replaced) await (isNew ? rm(file) : rename(copy, file));
    throw error;
  } finally {
    for (const { draft, copy } of drafts) for (const file of [draft, copy]) await rm(file, { force: true });
  }
}

/** Writes one file; see `writeAllAtomically`. */
export const writeAtomically = (file: string, content: string | Uint8Array, options?: { flush?: boolean }) =>
  writeAllAtomically(new Map([[file, content]]), options);
