import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from 'system-tools/files';
import { ownValue } from 'system-tools/own-value';
import { UserError } from 'system-tools/user-error';
import { idOf } from '../groups/groups.ts';
import { isDecidable, longestComment } from '../report/format.ts';
import type { Comparison, Decision, Group } from '../types.ts';

/** From the root of the repository; it is committed with the change. */
export const decisionsFile = 'visual-accepted.json';

/** The decisions on the changes of a snapshot between two screenshots, see `keyInEntry`. */
interface Entry {
  id: string;
  before?: string | undefined;
  after?: string | undefined;
  groups: Record<string, Decision>;
}

/** Keys without a value are left out of the file. */
const screenshotsOf = ({ snapshot, before, after }: Comparison) => ({
  id: snapshot.id,
  before: before?.hash,
  after: after?.hash,
});

const isDecision = (value: unknown) => value === true || typeof value === 'string';

function isEntry(value: unknown): value is Entry {
  const { id, groups } = (value ?? {}) as Partial<Entry>;
  return typeof id === 'string' && typeof groups === 'object' && Object.values(groups).every(isDecision);
}

/**
 * What an entry is of: a snapshot between two screenshots. Branches that decide on others of the same snapshot each have their entry.
 */
const keyOf = ({ id, before, after }: Pick<Entry, 'id' | 'before' | 'after'>) => JSON.stringify([id, before, after]);

/** Of a change that was decided on twice, a rejection counts. */
const rejections = (groups: Entry['groups']) =>
  Object.fromEntries(Object.entries(groups).filter(([, decision]) => typeof decision === 'string'));

/** Two branches may have added an entry of the same screenshots: neither decision is the later one. */
function merged(list: readonly Entry[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const entry of list) {
    const key = keyOf(entry);
    const earlier = entries.get(key)?.groups ?? {};
    entries.set(key, { ...entry, groups: { ...earlier, ...entry.groups, ...rejections(earlier) } });
  }
  return [...entries.values()];
}

/** @throws {UserError} where the file has another format */
export async function readDecisions(path: string): Promise<Entry[]> {
  const text = existsSync(path) ? await readFile(path, 'utf8') : '[]';
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isEntry)) return merged(list);
  } catch {
    // Reported below.
  }
  throw new UserError(
    `${path} is not a list of decisions: repair it (it may have conflict markers), or delete it and decide again.`,
  );
}

/**
 * The key of a decision on a group in the entry of a member. Where messages are replaced, the id of the group has their keys; their
 * texts, which may be on no pixel, are part of what was decided on.
 */
function keyInEntry(group: string, { causes = [] }: Comparison) {
  const texts = causes
    .filter((cause) => cause.group === group && (cause.kind === 'text' || cause.kind === 'accessibility'))
    .map(({ signature }) => signature);
  return texts.every((each) => idOf(each) === group) ? group : idOf(JSON.stringify([group, ...texts.toSorted()]));
}

/**
 * Adds to each group what is on record: it is rejected where one member is, and accepted where all are. Whoever accepts a group accepts
 * exactly these screenshots.
 */
export function withDecisions(
  groups: readonly Group[],
  comparisons: readonly Comparison[],
  entries: readonly Entry[],
): Group[] {
  const byId = new Map(comparisons.map((comparison) => [comparison.snapshot.id, comparison]));
  const decided = new Map<string, Entry>();
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  for (const [id, comparison] of byId) {
    const entry = known.get(keyOf(screenshotsOf(comparison)));
    if (entry) decided.set(id, entry);
  }
  return groups.map((group) => {
    const { decision: _previous, ...undecided } = group;
    // The file can have a decision on what nobody can decide on, as it can be edited.
    if (!isDecidable(group)) return undecided;
    const decisions = group.members.map((id) => ownValue(decided.get(id)?.groups, keyInEntry(group.id, byId.get(id)!)));
    const decision = decisions.find((each) => typeof each === 'string') ?? decisions.every((each) => each === true);
    return decision === false ? undecided : { ...group, decision };
  });
}

/** The members of a group that somebody has decided on. */
export interface Decided {
  group: string;
  members: readonly Comparison[];
  decision: Decision;
}

/**
 * @param what begins the sentence: `A comment`
 * @throws {UserError} where a text of a reviewer is too long, or has a control character
 */
export function expectComment(what: string, text: string) {
  if (text.length > longestComment || /[^\P{Cc}\n]|\p{Cs}/u.test(text))
    throw new UserError(
      `${what} has at most ${longestComment} characters, and of all control characters line breaks only.`,
    );
}

/** Adds decisions to those of the file. @returns all of the file @throws {UserError} see `expectComment` */
export async function recordDecisions(path: string, added: readonly Decided[]) {
  for (const { decision } of added) if (typeof decision === 'string') expectComment('A comment', decision);
  const entries = new Map((await readDecisions(path)).map((entry) => [keyOf(entry), entry]));
  for (const { group, members, decision } of added)
    for (const comparison of members) {
      const screenshots = screenshotsOf(comparison);
      const key = keyOf(screenshots);
      const groups = { ...entries.get(key)?.groups, [keyInEntry(group, comparison)]: decision };
      entries.set(key, { ...screenshots, groups });
    }
  const all = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  await writeAtomically(path, `${JSON.stringify(all, null, 1)}\n`);
  return all;
}
