import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from './cache.ts';

/** How many trees keep their build and their screenshots: those that were used last. */
const maxTrees = 8;

const entriesOf = (folder: string) => readdir(folder).catch(() => []);

/**
 * Removes the builds of all but the last trees, and the images that no other tree needs.
 * @param used the trees of this run
 */
export async function prune({ builds, snapshots, images }: Cache, used: readonly string[]) {
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

  const stores = await Promise.all(
    (await entriesOf(snapshots)).map(async (tree) => {
      const files = await entriesOf(join(snapshots, tree));
      return Promise.all(files.map((file) => readFile(join(snapshots, tree, file), 'utf8')));
    }),
  );
  const needed = new Set(
    stores
      .flat()
      .join('')
      .match(/[0-9a-f]{64}(?=\.png)/g),
  );
  for (const file of await entriesOf(images))
    if (!needed.has(file.replace('.png', ''))) await rm(join(images, file), { force: true });
}
