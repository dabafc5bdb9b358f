import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from 'system-tools/files';
import { lock, lockWhenFree } from 'system-tools/lock';
import type { VisualConfig } from '../config/visualConfig.ts';

export type Cache = ReturnType<typeof cacheOf>;

export function cacheOf(root: string) {
  const folder = join(root, 'node_modules/.cache/visual');
  return {
    folder,
    builds: join(folder, 'builds'),
    snapshots: join(folder, 'snapshots'),
    files: join(folder, 'files'),
  };
}

/** The name of a tree in the cache: what is built of it also depends on the command that prepares it, and on variables that stories read. */
export function cacheName(tree: string, { prepare }: Pick<VisualConfig, 'prepare'>) {
  const variables = Object.entries(process.env).filter(([name]) => /^(?:STORYBOOK|VITE)_/.test(name));
  const parts = [tree, prepare, ...variables.toSorted(([a], [b]) => (a < b ? -1 : 1))];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

type Work<Result> = (cache: Cache) => Promise<Result>;

async function withLock<Result>(root: string, name: string, acquire: typeof lockWhenFree, work: Work<Result>) {
  const cache = cacheOf(root);
  await mkdir(cache.folder, { recursive: true });
  // Where git does not ignore `node_modules`, this cache and that of Storybook are no sources all the same.
  await writeFile(join(cache.folder, '../.gitignore'), '*\n');
  const release = await acquire(join(cache.folder, name));
  try {
    return await work(cache);
  } finally {
    release();
  }
}

/** Locks the cache while `work` uses it. @throws {UserError} where another run does */
export const withCache = <Result>(root: string, work: Work<Result>) =>
  withLock(root, 'lock', async (path) => lock(path), work);

/** Changes what reviewers have recorded, and the report, after other processes that do. @throws {UserError} see `lockWhenFree` */
export const withRecords = <Result>(root: string, work: Work<Result>) =>
  withLock(root, 'records-lock', lockWhenFree, work);

/** Writes a file to a folder, named by the hash of its content. */
export async function saveFile(folder: string, data: Buffer, extension: 'png' | 'json.gz') {
  const hash = createHash('sha256').update(data).digest('hex');
  const file = join(folder, `${hash}.${extension}`);
  if (!existsSync(file)) await writeAtomically(file, data);
  return { file, hash };
}

/** How many trees keep their build and their screenshots. */
const maxTrees = 8;

const entriesOf = (folder: string) => readdir(folder).catch(() => []);

/** Removes all but the last trees, and the files that no other needs. @param used the names of those of this run */
export async function prune({ builds, snapshots, files }: Cache, used: readonly string[]) {
  const now = new Date();
  const trees = new Map<string, number>();
  for (const folder of [builds, snapshots]) {
    for (const tree of await entriesOf(folder)) {
      const path = join(folder, tree);
      if (used.includes(tree)) await utimes(path, now, now);
      const { mtimeMs } = await stat(path);
      trees.set(tree, Math.max(trees.get(tree) ?? 0, mtimeMs));
    }
  }
  const unused = [...trees].toSorted(([, a], [, b]) => b - a).slice(maxTrees);
  for (const [tree] of unused)
    for (const folder of [builds, snapshots]) await rm(join(folder, tree), { recursive: true, force: true });

  const needed = new Set<string>();
  for (const tree of await entriesOf(snapshots))
    for (const store of await entriesOf(join(snapshots, tree)))
      for (const name of (await readFile(join(snapshots, tree, store), 'utf8')).match(
        /[0-9a-f]{64}\.(?:png|json\.gz)/g,
      ) ?? [])
        needed.add(name);
  for (const name of await entriesOf(files)) if (!needed.has(name)) await rm(join(files, name), { force: true });
}
