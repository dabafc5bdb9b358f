import { join } from 'node:path';

/** The folders of the cache, which may be deleted at any time. */
export interface Cache {
  folder: string;
  /** Built Storybooks, by tree. */
  builds: string;
  /** What was captured, by tree and capture environment. */
  snapshots: string;
  /** Screenshots and images of differences, by hash. */
  images: string;
}

/** @param root of the repository */
export function cacheOf(root: string): Cache {
  const folder = join(root, 'node_modules/.cache/visual');
  const below = (name: string) => join(folder, name);
  return { folder, builds: below('builds'), snapshots: below('snapshots'), images: below('images') };
}
