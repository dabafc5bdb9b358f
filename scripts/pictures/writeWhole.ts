import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file of a cache and the folders above it, so that whoever finds the file finds all of it: development server,
 * workbench and build may write the same one at once.
 * @throws where the folder cannot be written.
 */
export async function writeWhole(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
