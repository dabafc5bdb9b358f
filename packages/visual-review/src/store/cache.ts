import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'system-tools/lock';

/** The folders of the cache, which may be deleted at any time. */
export type Cache = ReturnType<typeof cacheOf>;

export function cacheOf(root: string) {
  const folder = join(root, 'node_modules/.cache/visual');
  return {
    folder,
    /** Built Storybooks, by tree. */
    builds: join(folder, 'builds'),
    /** What was captured, by tree and capture environment. */
    snapshots: join(folder, 'snapshots'),
    /** Screenshots and images of differences, by hash. */
    images: join(folder, 'images'),
  };
}

/**
 * Locks the cache while `work` uses it.
 * @throws {UserError} where another run uses it
 */
export async function withCache<Result>(root: string, work: (cache: Cache) => Promise<Result>): Promise<Result> {
  const cache = cacheOf(root);
  await mkdir(cache.folder, { recursive: true });
  const release = lock(join(cache.folder, 'lock'));
  try {
    return await work(cache);
  } finally {
    release();
  }
}
