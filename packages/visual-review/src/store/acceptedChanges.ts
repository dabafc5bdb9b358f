import { readFile } from 'node:fs/promises';
import { writeAtomically } from 'system-tools/files';
import { UserError } from 'system-tools/user-error';
import type { Comparison } from '../types.ts';

/** A change that a reviewer has accepted: the snapshot, and the screenshots before and after. */
interface Accepted {
  id: string;
  /** Hash of the screenshot; absent for a new snapshot. */
  before?: string | undefined;
  /** Absent for a removed snapshot. */
  after?: string | undefined;
}

/** The file with the accepted changes, from the root of the repository; it is committed with the change. */
export const acceptedFile = 'visual-accepted.json';

const contentOf = ({ snapshot, before, after }: Pick<Comparison, 'snapshot' | 'before' | 'after'>): Accepted => ({
  id: snapshot.id,
  ...(before && { before: before.hash }),
  ...(after && { after: after.hash }),
});

const same = (a: Accepted, b: Accepted) => a.id === b.id && a.before === b.before && a.after === b.after;

/**
 * Reads the accepted changes; none where there is no such file.
 * @throws {UserError} where the file has another format
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
    // Reported below.
  }
  throw new UserError(`${path} is not a list of accepted changes: repair it, or delete it and accept again.`);
}

export const isAccepted = (accepted: readonly Accepted[], comparison: Comparison) =>
  comparison.result !== 'failed' && accepted.some((entry) => same(entry, contentOf(comparison)));

/** Adds accepted changes; each snapshot has one entry, the last. */
export async function accept(path: string, comparisons: readonly Comparison[]) {
  const added = comparisons.map(contentOf);
  const others = (await readAccepted(path)).filter(({ id }) => !added.some((entry) => entry.id === id));
  const all = [...others, ...added].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await writeAtomically(path, `${JSON.stringify(all, null, 1)}\n`);
}
