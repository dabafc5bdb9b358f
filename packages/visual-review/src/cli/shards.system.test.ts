import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { UserError } from 'system-tools/user-error';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { treeOf } from '../affected/changedFiles.ts';
import { causeOf, comparisonOf, reportOf, snapshotOf, writeImage } from '../report/reportFixture.ts';
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
  const sources = await treeOf(pathOf());
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
  const elsewhere = { storybookUrl: 'https://example.org' };
  const folders = [await writePiece(1, [{ ...added, after }], elsewhere), await writePiece(2, [addedToo], elsewhere)];
  const report = await merge(...folders);
  expect(report.groups).toMatchObject([{ kind: 'new', members: [added.snapshot.id, addedToo.snapshot.id].toSorted() }]);
  expect(report).toMatchObject({ captured: 30, duration: 2000, total: 1224, storybookUrl: exampleConfig.storybookUrl });
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
  [
    `The snapshot "${added.snapshot.id}" is in the shards twice.`,
    async () => [await writePiece(1, [added]), await writePiece(2, [addedToo, added])],
  ],
  ['--merge takes the folders', async () => [await writePiece(1, [], { shard: undefined })]],
  ['is not a report: name the folders', async () => [pathOf('nowhere')]],
  ['is of another version of the command', async () => [await writePiece(1, [], { version: 1 as never })]],
  ['--merge takes the folders', async () => []],
])('%s', async (sentence, folders) => {
  await expect(merge(...(await folders()))).rejects.toThrow(sentence);
});

/** Gives the image of a shard another name, as a fork can. */
function tamper(folder: string, name: string) {
  const file = `${folder}/report.json`;
  const text = readFileSync(file, 'utf8').replaceAll(/"screenshots\/\w+\.webp"/g, JSON.stringify(name));
  writeFileSync(file, text);
}

describe('no file but an image of a shard gets into the report', () => {
  const secret = 'root:x:0:0';
  const withImage = async () => {
    const after = await writeImage(pathOf(), '#123456', 4, 4);
    return [await writePiece(1, [{ ...added, after }]), await writePiece(2, [addedToo])] as const;
  };
  const nameOf = (folder: string) => readdirSync(`${folder}/screenshots`)[0]!;
  /** Why they are not merged, and what of them is in the report all the same. */
  const refusalOf = async (folders: readonly string[]) => {
    const merged = merge(...folders).then((report) =>
      writeReport(report, pathOf('all'), exampleConfig.report, pathOf()),
    );
    const reason = await merged.catch((error: unknown) => (error instanceof UserError ? error.message : error));
    const copied = existsSync(pathOf('all')) ? readdirSync(pathOf('all'), { recursive: true }) : [];
    return { reason, copied: copied.filter((name) => /passwd|secret|\.webp/.test(String(name))) };
  };
  const refused = (sentence: RegExp) => ({ reason: expect.stringMatching(sentence) as string, copied: [] });

  test('a name outside of its folder', async () => {
    writeFileSync(pathOf('secret.webp'), secret);
    const folders = await withImage();
    tamper(folders[0], '../secret.webp');
    expect(await refusalOf(folders)).toEqual(refused(/must be rows of an image in screenshots\/\.$/));
  });

  test('a link, to a file or of the folder', async () => {
    writeFileSync(pathOf('secret.webp'), secret);
    const folders = await withImage();
    const image = `${folders[0]}/screenshots/${nameOf(folders[0])}`;
    rmSync(image);
    symlinkSync(pathOf('secret.webp'), image);
    expect(await refusalOf(folders)).toEqual(refused(/is missing, or a link that leads elsewhere\.$/));
    rmSync(image);
    expect(await refusalOf(folders)).toEqual(refused(/is missing, or a link that leads elsewhere\.$/));
    renameSync(`${folders[0]}/screenshots`, pathOf('moved'));
    writeFileSync(`${pathOf('moved')}/${image.split('/').at(-1)}`, secret);
    symlinkSync(pathOf('moved'), `${folders[0]}/screenshots`);
    expect(await refusalOf(folders)).toEqual(refused(/is missing, or a link that leads elsewhere\.$/));
  });

  test('an image under the name of another one that is there already', async () => {
    const folders = await withImage();
    const own = nameOf(folders[0]);
    const other = 'fedcba9876543210.webp';
    renameSync(`${folders[0]}/screenshots/${own}`, `${folders[0]}/screenshots/${other}`);
    tamper(folders[0], `screenshots/${other}`);
    mkdirSync(pathOf('piece-all/screenshots'), { recursive: true });
    writeFileSync(pathOf(`piece-all/screenshots/${other}`), 'of another run');
    const report = await merge(...folders);
    await writeReport(report, pathOf('piece-all'), exampleConfig.report, pathOf());
    const names = readdirSync(pathOf('piece-all/screenshots'));
    expect(names).toEqual([expect.not.stringContaining(other)]);
    const bytes = (folder: string, name: string) => readFileSync(`${folder}/screenshots/${name}`);
    expect(bytes(pathOf('piece-all'), names[0]!)).toEqual(bytes(folders[0], other));
  });

  test.each(['visual-report', 'visual-report/screenshots/1', 'link'])('a report in %s', async (folder) => {
    const folders = await withImage();
    mkdirSync(dirname(pathOf(folder)), { recursive: true });
    if (folder === 'link') symlinkSync(pathOf('visual-report'), pathOf('link'));
    renameSync(folders[0], folder === 'link' ? pathOf('visual-report') : pathOf(folder));
    expect((await refusalOf([pathOf(folder), folders[1]])).reason).toMatch(
      /visual-report, where the merged report is written: move it to another folder first\.$/,
    );
  });

  test('a file that is no image, or a folder', async () => {
    const folders = await withImage();
    const image = `${folders[0]}/screenshots/${nameOf(folders[0])}`;
    writeFileSync(image, secret);
    expect(await refusalOf(folders)).toEqual(refused(/is not a WebP image\.$/));
    rmSync(image);
    mkdirSync(image);
    expect(await refusalOf(folders)).toEqual(refused(/\.webp cannot be read: EISDIR/));
  });
});

test('a commit that is not here is named', async () => {
  const base = { ref: 'main', commit: 'a'.repeat(40) };
  const folder = await writePiece(1, [added], { base, shard: { index: 1, count: 1 } });
  await expect(merge(folder)).rejects.toThrow(`The commit ${base.commit}, which the reports compare with, is not here`);
});

test('a language of a shard may be anything', async () => {
  const { snapshot } = added;
  const causes = [causeOf('style', { signature: '["style","p"]', from: 'color: red', to: 'color: blue' })];
  const changed = comparisonOf('screens-home--whole', 'en-phone', 'changed', { causes });
  const globals = { locale: { toString: 1 } };
  const folder = await writePiece(1, [{ ...changed, snapshot: { ...snapshot, globals } }], {
    shard: { index: 1, count: 1 },
    groups: [],
  });
  expect((await merge(folder)).groups).toHaveLength(1);
});
