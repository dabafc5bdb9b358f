import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from 'system-tools/files';
import { UserError } from 'system-tools/user-error';
import type { Comparison } from '../types.ts';

/** From the root of the repository; it is committed with the change. */
export const acceptedFile = 'visual-accepted.json';

/** Keys without a value are left out of the file. */
const entryOf = ({ snapshot, before, after }: Comparison) => ({
  id: snapshot.id,
  before: before?.hash,
  after: after?.hash,
});

type Accepted = ReturnType<typeof entryOf>;

/** @throws {UserError} where the file has another format */
export async function readAccepted(path: string) {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '[]';
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((entry) => typeof (entry as Accepted | null)?.id === 'string'))
      return list as Accepted[];
  } catch {
    // Reported below.
  }
  throw new UserError(`${path} is not a list of accepted changes: repair it, or delete it and accept again.`);
}

export function isAccepted(accepted: readonly Accepted[], comparison: Comparison) {
  const { id, before, after } = entryOf(comparison);
  return (
    comparison.result !== 'failed' &&
    accepted.some((entry) => entry.id === id && entry.before === before && entry.after === after)
  );
}

/** Adds accepted changes; each snapshot has one entry, the last. @returns all of the file */
export async function accept(path: string, comparisons: readonly Comparison[]) {
  const added = comparisons.map(entryOf);
  const others = (await readAccepted(path)).filter(({ id }) => !added.some((entry) => entry.id === id));
  const all = [...others, ...added].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await writeAtomically(path, `${JSON.stringify(all, null, 1)}\n`);
  return all;
}
