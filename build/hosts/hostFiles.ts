import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { hostFileNames } from './paths.ts';
import { fileType, isCompressible } from './fileTypes.ts';
import { headerFile } from './headerFile.ts';
import type { HeaderRules } from './headers.ts';
import { nginxFile } from './nginxFile.ts';
import { redirectFile } from './redirectFile.ts';
import { vercelFile } from './vercelFile.ts';

const compress = promisify(gzip);

const writers: Readonly<Record<(typeof hostFileNames)[number], (rules: HeaderRules) => string>> = {
  _headers: headerFile,
  _redirects: redirectFile,
  'vercel.json': vercelFile,
  'nginx.conf': nginxFile,
};

/**
 * Prepares the folder for any host: with its configuration file, and a `.gz` beside each compressible file.
 * @throws {Error} when a file has an unknown type, or a host would reject a header
 */
export async function writeHostFiles(folder: string, rules: HeaderRules) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  // macOS leaves `.DS_Store` in folders.
  files.filter((file) => !basename(file).startsWith('.')).forEach(fileType);
  await Promise.all(
    files
      .filter(isCompressible)
      .map(async (file) => writeFile(`${file}.gz`, await compress(await readFile(file), { level: 9 }))),
  );
  await Promise.all(Object.entries(writers).map(([name, write]) => writeFile(join(folder, name), write(rules))));
}
