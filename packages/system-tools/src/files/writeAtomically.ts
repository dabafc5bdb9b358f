import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file, and the folders above it, atomically: readers see the old or the new content, several processes may
 * write at once, and after a failure the old file is unchanged. An existing file keeps its permissions. See
 * docs/decisions/0017-own-atomic-write.md.
 * @param options `flush`: the data is on the disk before the file is replaced; not needed for a cache
 * @throws when the file cannot be written, for example on a full disk
 */
export async function writeAtomically(file: string, content: string | Uint8Array, { flush = false } = {}) {
  await mkdir(dirname(file), { recursive: true });
  // No glob for the file's extension matches it.
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { flush });
    const mode = (await stat(file).catch(() => undefined))?.mode;
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
