import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../pictures/writeWhole.ts';

/** Writes a picture into a folder of pictures, where it is named by what it shows. */
export async function keepPicture(folder: string, picture: Buffer): Promise<{ file: string; hash: string }> {
  const hash = createHash('sha256').update(picture).digest('hex');
  const file = join(folder, `${hash}.png`);
  if (!existsSync(file)) await writeWhole(file, picture);
  return { file, hash };
}
