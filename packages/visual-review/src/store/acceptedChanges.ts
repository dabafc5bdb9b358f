import { readFile, rename, writeFile } from 'node:fs/promises';
import { Refusal } from './refusal.ts';
import type { Comparison } from './snapshots.ts';

/** A change that a reviewer has accepted: of this snapshot, from this picture to that one. */
interface Accepted {
  id: string;
  /** Hash of the picture; absent for a new snapshot. */
  before?: string | undefined;
  /** Absent for one that was removed. */
  after?: string | undefined;
}

/** The file in the project that holds what was accepted, for a pull request to carry along. */
export const acceptedFile = 'visual-accepted.json';

const contentOf = ({ snapshot, before, after }: Pick<Comparison, 'snapshot' | 'before' | 'after'>): Accepted => ({
  id: snapshot.id,
  ...(before && { before: before.hash }),
  ...(after && { after: after.hash }),
});

const same = (a: Accepted, b: Accepted) => a.id === b.id && a.before === b.before && a.after === b.after;

/**
 * What was accepted so far.
 * @throws {Refusal} where the file cannot be read
 */
export async function readAccepted(path: string): Promise<readonly Accepted[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((entry) => typeof (entry as Accepted | null)?.id === 'string'))
      return list as Accepted[];
  } catch {
    // Said below.
  }
  throw new Refusal(`${path} is not a list of accepted changes: mend it, or delete it and accept again.`);
}

export const isAccepted = (accepted: readonly Accepted[], comparison: Comparison) =>
  comparison.verdict !== 'failed' && accepted.some((entry) => same(entry, contentOf(comparison)));

/** Adds changes to what was accepted; each snapshot has one entry, the last. */
export async function accept(path: string, comparisons: readonly Comparison[]) {
  const added = comparisons.map(contentOf);
  const others = (await readAccepted(path)).filter(({ id }) => !added.some((entry) => entry.id === id));
  const all = [...others, ...added].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await writeFile(`${path}.new`, `${JSON.stringify(all, null, 1)}\n`);
  await rename(`${path}.new`, path);
}
