import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { printable } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { changedFiles, treeOf } from '../affected/changedFiles.ts';
import type { VisualConfig } from '../config/visualConfig.ts';
import { noSourceChanges } from '../groups/groups.ts';
import { sourceChanges } from '../groups/sourceChanges.ts';
import { readReportWithImages, reportFolder } from '../report/lastReport.ts';
import { mostShards, type Report, type Shard, type Snapshot } from '../types.ts';
import { groupReport } from './groupReport.ts';
import { commitOf } from './resolveTrees.ts';

/** `2/4`. @returns undefined for anything else */
export function parseShard(text: string): Shard | undefined {
  const [index = 0, count = 0, ...more] = text.split('/').map(Number);
  const isShard = more.length === 0 && Number.isInteger(index) && Number.isInteger(count);
  return isShard && index >= 1 && index <= count && count <= mostShards ? { index, count } : undefined;
}

/**
 * Whether a snapshot belongs to a shard.
 * @param isOnBothSides otherwise all snapshots of its file are in one shard, so that a renamed story finds its former name
 */
export function isInShard(
  { id, file }: Pick<Snapshot, 'id' | 'file'>,
  isOnBothSides: boolean,
  shard: Shard | undefined,
) {
  if (!shard) return true;
  const hash = createHash('sha256').update(isOnBothSides ? id : file);
  return hash.digest().readUInt32BE() % shard.count === shard.index - 1;
}

const realPath = (folder: string) => realpath(folder).catch(() => resolve(folder));

/** The merged report would reuse the names of images that are in its folder, and show others of these names. */
async function expectElsewhere(folder: string, root: string) {
  const [piece, output] = await Promise.all([folder, reportFolder(root)].map(realPath));
  if (`${piece}${sep}`.startsWith(`${output}${sep}`))
    throw new UserError(
      `${folder} is in ${reportFolder(root)}, where the merged report is written: move it to another folder first.`,
    );
}

async function readPiece(folder: string) {
  const file = join(folder, 'report.json');
  if (!existsSync(file))
    throw new UserError(`${file} is not a report: name the folders that the runs with --shard have written.`);
  const report = await readReportWithImages(folder);
  if (!report) throw new UserError(`${folder} is of another version of the command: run all shards with this one.`);
  return report;
}

/** What all pieces of a run have in common. */
const commonOf = ({ base, head, sources, browser, stories, shard }: Report) =>
  JSON.stringify({ base, head, sources, browser, stories, count: shard?.count });

/**
 * Makes one report of those that the shards of a run have written: it is equal to that of a run without shards.
 * @param folders of the reports
 * @throws {UserError} where a piece is missing, appears twice, is of another run, or is where the merged report is written
 */
export async function mergeShards(
  folders: readonly string[],
  { root, config }: { root: string; config: VisualConfig },
): Promise<Report> {
  for (const folder of folders) await expectElsewhere(folder, root);
  const pieces = await Promise.all(folders.map(readPiece));
  const [first] = pieces;
  if (!first?.shard) throw new UserError('--merge takes the folders that the runs with --shard have written.');
  pieces.forEach((piece, position) => {
    if (commonOf(piece) !== commonOf(first))
      throw new UserError(
        `${folders[position]} is of another run than ${folders[0]}: commits, browser, sources and the number of shards have to be equal.`,
      );
  });
  const indexes = pieces.map(({ shard }) => shard!.index);
  const missing = Array.from({ length: first.shard.count }, (_, index) => index + 1).filter(
    (index) => !indexes.includes(index),
  );
  if (missing.length > 0) throw new UserError(`Shard ${missing.join(', ')} of ${first.shard.count} is missing.`);
  if (new Set(indexes).size < indexes.length) throw new UserError('The same shard is named twice.');
  const ids = new Set<string>();
  const twice = pieces
    .flatMap(({ comparisons }) => comparisons.map(({ snapshot }) => snapshot.id))
    .find((id) => ids.size === ids.add(id).size);
  // One would be shown, and the other one accepted.
  if (twice !== undefined) throw new UserError(`The snapshot "${printable(twice)}" is in the shards twice.`);
  if (first.sources !== (await treeOf(root)))
    throw new UserError('The reports are of other sources than those here: merge them in a checkout of their commit.');
  const { shard: _, ...common } = first;
  const { base } = common;
  if (base && (await commitOf(root, base.commit)) === undefined)
    throw new UserError(`The commit ${base.commit}, which the reports compare with, is not here: fetch it.`);
  const changes = base
    ? await sourceChanges(root, base.commit, await changedFiles(root, base.commit), config)
    : noSourceChanges;
  const sumOf = (figure: 'total' | 'captured') => pieces.reduce((sum, piece) => sum + piece[figure], 0);
  return {
    ...common,
    // Reports can come from a fork.
    storybookUrl: config.storybookUrl,
    ...groupReport(
      pieces.flatMap(({ comparisons }) => comparisons),
      changes,
    ),
    variants: pieces.flatMap(({ variants = [] }) => variants).toSorted(),
    total: sumOf('total'),
    captured: sumOf('captured'),
    duration: Math.max(...pieces.map(({ duration }) => duration)),
  };
}
