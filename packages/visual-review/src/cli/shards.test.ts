import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { storySources } from '../report/lastReport.ts';
import { comparisonOf, reportOf, snapshotOf, writeImage } from '../report/reportFixture.ts';
import { writeReport } from '../report/writeReport.ts';
import type { Comparison, Report } from '../types.ts';
import { isInShard, mergeShards, parseShard } from './shards.ts';

const pathOf = temporaryFolder();

beforeEach(() => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: pathOf(), encoding: 'utf8' }).trim();
  writeFileSync(pathOf(exampleConfig.report.font.embedded.file), 'a font');
  writeFileSync(pathOf('.gitignore'), 'piece-*\n');
  git('init', '-q');
});

test.each([
  ['1/4', { index: 1, count: 4 }],
  ['4/4', { index: 4, count: 4 }],
  ['0/4', undefined],
  ['5/4', undefined],
  ['2', undefined],
  ['1/2/3', undefined],
  ['half', undefined],
])('--shard %s', (text, shard) => expect(parseShard(text)).toEqual(shard));

const modes = ['en', 'es', 'ar', 'fr'].flatMap((language) => ['phone', 'desktop'].map((size) => `${language}-${size}`));
const snapshots = ['home--whole', 'home--form', 'contact--whole'].flatMap((story) =>
  modes.map((mode) => snapshotOf(`screens-${story}`, mode)),
);
const shards = [1, 2, 3].map((index) => ({ index, count: 3 }));

test('each snapshot is in one shard, and each shard has some', () => {
  const parts = shards.map((shard) => snapshots.filter((snapshot) => isInShard(snapshot, true, shard)));
  expect(parts.flat().map(({ id }) => id)).toHaveLength(snapshots.length);
  expect(new Set(parts.flat())).toEqual(new Set(snapshots));
  for (const part of parts) expect(part.length).toBeGreaterThan(2);
});

test('what only one side has is in the shard of its file, with its former name', () => {
  const home = snapshots.filter(({ storyId }) => storyId.startsWith('screens-home'));
  const sizes = shards.map((shard) => home.filter((each) => isInShard(each, false, shard)).length);
  expect(new Set(sizes)).toEqual(new Set([0, home.length]));
});

/** Writes the report of a shard. @returns its folder */
async function writePiece(index: number, comparisons: readonly Comparison[], more: Partial<Report> = {}) {
  const folder = pathOf(`piece-${index}`);
  const sources = await storySources(pathOf(), exampleConfig.affected);
  const report = reportOf(comparisons, {
    shard: { index, count: 2 },
    base: undefined,
    sources,
    captured: 10 * index,
    duration: 1000 * index,
    ...more,
  });
  await writeReport(report, folder, exampleConfig.report, pathOf());
  return folder;
}

const merge = (...folders: string[]) => mergeShards(folders, { root: pathOf(), config: exampleConfig });
const added = comparisonOf('screens-home--whole', 'en-phone', 'new');
const addedToo = comparisonOf('screens-home--whole', 'ar-phone', 'new');

test('the report of all shards is that of one run, in whichever order they are named', async () => {
  const after = await writeImage(pathOf(), '#123456', 4, 4);
  const folders = [await writePiece(1, [{ ...added, after }]), await writePiece(2, [addedToo])];
  const report = await merge(...folders);
  expect(report.groups).toMatchObject([{ kind: 'new', members: [added.snapshot.id, addedToo.snapshot.id].toSorted() }]);
  expect(report).toMatchObject({ captured: 30, duration: 2000, total: 1224 });
  expect(report.shard).toBeUndefined();
  expect(await merge(...folders.toReversed())).toEqual(report);
  // Its screenshots are found where the shards are.
  await expect(writeReport(report, pathOf('all'), exampleConfig.report, pathOf())).resolves.toBeUndefined();
});

test.each<[sentence: string, folders: () => Promise<string[]>]>([
  ['Shard 2 of 2 is missing.', async () => [await writePiece(1, [added])]],
  [
    'The same shard is named twice.',
    async () => [await writePiece(1, [added]), pathOf('piece-1'), await writePiece(2, [])],
  ],
  [
    'is of another run than',
    async () => [await writePiece(1, []), await writePiece(2, [], { head: { commit: 'other', isDirty: false } })],
  ],
  [
    'The reports are of other sources than those here',
    async () => [await writePiece(1, [], { sources: 'other' }), await writePiece(2, [], { sources: 'other' })],
  ],
  ['--merge takes the folders', async () => [await writePiece(1, [], { shard: undefined })]],
  ['is not a report: name the folders', async () => [pathOf('nowhere')]],
  ['is of another version of the command', async () => [await writePiece(1, [], { version: 1 as never })]],
  ['--merge takes the folders', async () => []],
])('%s', async (sentence, folders) => {
  await expect(merge(...(await folders()))).rejects.toThrow(sentence);
});
