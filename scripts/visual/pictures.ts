import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a picture into a folder of pictures, where it is named by what it shows. */
export async function keepPicture(folder: string, picture: Buffer): Promise<{ file: string; hash: string }> {
  const hash = createHash('sha256').update(picture).digest('hex');
  const file = join(folder, `${hash}.png`);
  await writeFile(file, picture);
  return { file, hash };
}
