import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from 'system-tools/files';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import type { Comparison } from '../types.ts';
import { expectComment } from './decisions.ts';

/** From the root; it is committed. */
export const variantsFile = 'visual-variants.json';

/** Screenshots of a snapshot that show the same by chance in one way or another. */
export interface Variants {
  reason: string;
  /** The last day on which they count, in ISO format. */
  until: string;
  /** Hashes. */
  screenshots: readonly string[];
}

const maxScreenshots = 3;

/** Whether a text is a day in ISO format: `2026-02-28`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

const today = () => new Date().toISOString().slice(0, 10);

/** What is wrong with an entry; undefined where it is valid. */
function problemOf(value: unknown) {
  const { reason, until, screenshots } = (value ?? {}) as Partial<Record<keyof Variants, unknown>>;
  if (typeof reason !== 'string' || reason.trim() === '') return '"reason" has to say why it differs';
  if (!isDay(until)) return '"until" has to be a day, such as 2026-02-28';
  if (!Array.isArray(screenshots) || !screenshots.every((hash) => /^[\da-f]{64}$/.test(String(hash))))
    return '"screenshots" has to be a list of hashes';
  return screenshots.length > maxScreenshots ? `"screenshots" has more than ${maxScreenshots}` : undefined;
}

/** By the id of the snapshot. @throws {UserError} where the file has another format */
export async function readVariants(path: string) {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '{}';
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    throw new UserError(`${path} is not a JSON object: repair it (it may have conflict markers), or delete it.`);
  for (const [id, value] of Object.entries(entries)) {
    const problem = problemOf(value);
    if (problem !== undefined) throw new UserError(printable(`${path}: ${problem} in "${id}".`));
  }
  return new Map(Object.entries(entries as Record<string, Variants>));
}

export const hasEnded = ({ until }: Variants) => until < today();

/**
 * Records the screenshots of comparisons as variants of each other.
 * @throws {UserError} where a snapshot has no two screenshots, or more than three together with those on record
 */
export async function recordVariants(path: string, comparisons: readonly Comparison[], reason: string, until: string) {
  expectComment('A reason', reason);
  const entries = await readVariants(path);
  if (until < today()) throw new UserError(`${until} is over: name a day on which the variants end.`);
  for (const { snapshot, before, after } of comparisons) {
    if (!before || !after)
      throw new UserError(`"${snapshot.id}" does not have two screenshots that could be variants.`);
    const known = entries.get(snapshot.id);
    const screenshots = [
      ...new Set([...(known && !hasEnded(known) ? known.screenshots : []), before.hash, after.hash]),
    ].toSorted();
    if (screenshots.length > maxScreenshots)
      throw new UserError(
        `"${snapshot.id}" would have ${screenshots.length} variants, and ${maxScreenshots} are the most: find out why it differs.`,
      );
    entries.set(snapshot.id, { reason, until, screenshots });
  }
  const all = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await writeAtomically(path, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}
