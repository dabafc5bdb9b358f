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
import { storySources } from '../report/lastReport.ts';
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
  const parts = shards.map((shard) => snapshots.filter((snapshot) => isInShard(snapshot, shard)));
  expect(parts.flat().map(({ id }) => id)).toHaveLength(snapshots.length);
  expect(new Set(parts.flat())).toEqual(new Set(snapshots));
  for (const part of parts) expect(part.length).toBeGreaterThan(2);
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

/** Changes the report that a shard has written, as a fork can. */
function tamper(folder: string, change: (report: Report) => object) {
  const file = `${folder}/report.json`;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  writeFileSync(file, JSON.stringify({ ...report, ...change(report) }));
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

  test.each([
    '../../../etc/passwd',
    '/etc/passwd',
    'screenshots/../../secret.webp',
    'screenshots/0123456789abcdef.png',
    'screenshots/0123456789abcdef.webp\0',
    'screenshots\\0123456789abcdef.webp',
    'screenshots/%2e%2e%2fsecret.webp',
    '0123456789abcdef.webp',
    'https://evil.example/0123456789abcdef.webp',
    '',
  ])('the name %j', async (name) => {
    writeFileSync(pathOf('secret.webp'), secret);
    const folders = await withImage();
    tamper(folders[0], ({ comparisons: [first] }) => ({
      comparisons: [{ ...first, after: { ...first!.after!, strips: [[name, 0, 0, 4]] } }],
    }));
    expect(await refusalOf(folders)).toEqual(
      refused(/"comparisons\[0\]\.after\.strips\[0\]" must be rows of an image in screenshots\/\.$/),
    );
  });

  test('an image that was not packed', async () => {
    const folders = await withImage();
    tamper(folders[0], ({ comparisons: [first] }) => ({
      comparisons: [{ ...first, after: { hash: 'a'.repeat(64), width: 4, height: 4, file: '/etc/passwd' } }],
    }));
    expect(await refusalOf(folders)).toEqual(refused(/unknown key "comparisons\[0\]\.after\.file"\.$/));
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
    tamper(folders[0], ({ comparisons: [first] }) => ({
      comparisons: [{ ...first, after: { ...first!.after!, strips: [[`screenshots/${other}`, 0, 0, 4]] } }],
    }));
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

const noPixels = { hash: 'a'.repeat(64), width: 0, height: 0, strips: [] };

test.each([
  ['an option of git', () => ({ base: { ref: 'main', commit: '--output=/tmp/written' } })],
  ['a revision with another meaning', () => ({ base: { ref: 'main', commit: 'HEAD' } })],
  ['a command in the key', () => ({ key: '$(touch x)' })],
  ['a script as the URL of Storybook', () => ({ storybookUrl: 'java\nscript:alert(1)//' })],
  ['a script as the URL of the report', () => ({ url: 'javascript:alert(1)' })],
  ['markup in the URL of the report', () => ({ url: 'https://a.example/) [x](https://b.example' })],
  ['another kind of group', ({ groups: [group] }: Report) => ({ groups: [{ ...group, kind: 'constructor' }] })],
  ['a path as the id of a group', ({ groups: [group] }: Report) => ({ groups: [{ ...group, id: '../../x' }] })],
  [
    'a path as a hash',
    ({ comparisons: [first] }: Report) => ({ comparisons: [{ ...first, before: { hash: '../../x' } }] }),
  ],
  ['another result', ({ comparisons: [first] }: Report) => ({ comparisons: [{ ...first, result: '__proto__' }] })],
  [
    'a size beyond all bounds',
    ({ comparisons: [first] }: Report) => ({
      comparisons: [{ ...first, before: { hash: 'a'.repeat(64), width: 1e9, height: 1e9, strips: [] } }],
    }),
  ],
  [
    'a change without a cause',
    ({ comparisons: [first] }: Report) => ({ comparisons: [{ ...first, result: 'changed', causes: [] }] }),
  ],
  [
    'a signature that is none',
    ({ comparisons: [first] }: Report) => ({
      comparisons: [{ ...first, causes: [{ ...causeOf('style'), signature: '{' }] }],
    }),
  ],
  [
    'an image without pixels',
    ({ comparisons: [first] }: Report) => ({ comparisons: [{ ...first, before: noPixels }] }),
  ],
  [
    'a viewport that is none',
    ({ comparisons: [first] }: Report) => ({
      comparisons: [{ ...first, snapshot: { ...first!.snapshot, viewport: { width: { toString: 1 }, height: 1 } } }],
    }),
  ],
  ['a list of groups that is none', () => ({ groups: 'all' })],
  ['more shards than there can be', () => ({ shard: { index: 1, count: Number.MAX_SAFE_INTEGER } })],
  ['no shard', () => ({ shard: { index: 0, count: 0 } })],
  ['what no report has', () => ({ constructor: {} })],
])('a shard with %s is refused', async (_, change) => {
  const folder = await writePiece(1, [added]);
  tamper(folder, change);
  await expect(merge(folder)).rejects.toThrow(/report\.json is not a report: .+\.$/);
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

test('a shard that is no JSON, or too deep, is refused', async () => {
  const folder = await writePiece(1, [added]);
  const globals = `{ "a": ${'['.repeat(50_000)}${']'.repeat(50_000)} }`;
  const deep = readFileSync(`${folder}/report.json`, 'utf8').replace(/"globals":\s*\{[^}]*\}/, `"globals": ${globals}`);
  for (const text of ['', '{', 'null', '[]', '"report"', deep]) {
    writeFileSync(`${folder}/report.json`, text);
    await expect(merge(folder)).rejects.toThrow(/report\.json is not a report: .+\.$/);
  }
});
