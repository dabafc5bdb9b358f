import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';

/** Writes a PNG to a folder of images, which are named by the hash of their content. */
export async function saveImage(folder: string, png: Buffer): Promise<{ file: string; hash: string }> {
  const hash = createHash('sha256').update(png).digest('hex');
  const file = join(folder, `${hash}.png`);
  if (!existsSync(file)) await writeAtomically(file, png);
  return { file, hash };
}
