import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How many trees keep their build and their pictures: the last that were used. */
const kept = 8;

const entriesOf = (folder: string) => readdir(folder).catch(() => []);

/** Removes builds and pictures of trees that have not been used for long. */
export async function prune(cache: string, used: readonly string[]) {
  const now = new Date();
  const trees = new Map<string, number>();
  for (const kind of ['builds', 'shots']) {
    for (const tree of await entriesOf(join(cache, kind))) {
      const path = join(cache, kind, tree);
      if (used.includes(tree)) await utimes(path, now, now);
      const { mtimeMs } = await stat(path);
      trees.set(tree, Math.max(trees.get(tree) ?? 0, mtimeMs));
    }
  }
  const old = [...trees].toSorted(([, a], [, b]) => b - a).slice(kept);
  for (const [tree] of old)
    for (const kind of ['builds', 'shots']) await rm(join(cache, kind, tree), { recursive: true, force: true });

  const journals = await Promise.all(
    (await entriesOf(join(cache, 'shots'))).map(async (tree) => {
      const files = await entriesOf(join(cache, 'shots', tree));
      return Promise.all(files.map((file) => readFile(join(cache, 'shots', tree, file), 'utf8')));
    }),
  );
  const text = journals.flat().join('');
  const needed = new Set(text.match(/[0-9a-f]{64}(?=\.png)/g));
  for (const file of await entriesOf(join(cache, 'pictures'))) {
    if (!needed.has(file.replace('.png', ''))) await rm(join(cache, 'pictures', file), { force: true });
  }
}
