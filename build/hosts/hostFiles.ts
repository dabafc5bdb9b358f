import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hiddenPathPattern, type hostFileNames } from './paths.ts';
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

const hiddenPath = new RegExp(hiddenPathPattern);

/**
 * Prepares the folder for any host: with its configuration file, and a `.gz` beside each compressible file.
 * @throws {Error} when a file is hidden or has an unknown type, or a host would reject a header
 */
export async function writeHostFiles(folder: string, rules: HeaderRules) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  // macOS leaves it in folders.
  const isJunk = (file: string) => basename(file) === '.DS_Store';
  for (const file of all.filter(isJunk)) await rm(file);
  const files = all.filter((file) => !isJunk(file));
  const hidden = files.find((file) => hiddenPath.test(`/${relative(folder, file).replaceAll(sep, '/')}`));
  if (hidden !== undefined)
    throw new Error(`${hidden}: a hidden file, such as one with passwords, is not published: take it out of public/`);
  files.forEach(fileType);
  await Promise.all(
    files
      .filter(isCompressible)
      .map(async (file) => writeFile(`${file}.gz`, await compress(await readFile(file), { level: 9 }))),
  );
  await Promise.all(Object.entries(writers).map(([name, write]) => writeFile(join(folder, name), write(rules))));
}
