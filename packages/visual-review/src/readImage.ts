import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { UserError } from 'system-tools/user-error';

/** What `read` takes from the image of a file. @throws {UserError} which names the file, where it is missing or damaged */
export async function readImage<Result>(file: string, read: (image: Sharp) => Promise<Result>) {
  try {
    // What sharp says of a missing file depends on what else it reads at the time.
    return await read(sharp(await readFile(file)));
  } catch (error) {
    throw new UserError(`The image ${file} cannot be read: ${String(error)}`, { cause: error });
  }
}
