import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changedFiles, fileAt, topOf, treeOf } from './changedFiles.ts';

const pathOf = temporaryFolder();
let root = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe', encoding: 'utf8' }).trimEnd();
const write = (path: string, text: string) => {
  mkdirSync(dirname(pathOf(path)), { recursive: true });
  writeFileSync(pathOf(path), text);
};
const commit = () => {
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Change', '--allow-empty');
  return git('rev-parse', 'HEAD');
};

const changes = (base = 'HEAD') => changedFiles(root, base);

beforeEach(() => {
  root = pathOf();
  // Independent of the settings of this machine and of a repository that the tests run in.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  git('init', '-q');
  write('.gitignore', 'ignored/\n');
  write('kept.ts', 'kept');
  write('src/one.ts', 'one');
  write('src/two.ts', 'two');
  commit();
});
afterEach(() => vi.unstubAllEnvs());

test('a clean tree has the hash of its commit, and no file differs', async () => {
  expect(await treeOf(root)).toBe(await treeOf(root, 'HEAD'));
  expect(await changes()).toEqual([]);
});

test('a change with the size and modification time of the committed file is found', async () => {
  // The time when the file is made.
  git('config', 'core.trustctime', 'false');
  const moment = new Date(2026, 0, 1);
  utimesSync(pathOf('src/one.ts'), moment, moment);
  commit();
  write('src/one.ts', 'eno');
  for (const file of ['src/one.ts', '.git/index']) utimesSync(pathOf(file), moment, moment);
  expect(await changes()).toEqual([{ path: 'src/one.ts', kind: 'modified' }]);
});

test('changed, added and deleted files are found, whether committed, staged or neither', async () => {
  const base = git('rev-parse', 'HEAD');
  write('src/committed.ts', 'new');
  commit();
  write('src/staged.ts', 'new');
  git('add', 'src/staged.ts');
  write('src/untracked.ts', 'new');
  write('ignored/build.js', 'new');
  write('src/one.ts', 'changed');
  rmSync(pathOf('src/two.ts'));
  const all = [
    { path: 'src/committed.ts', kind: 'added' },
    { path: 'src/one.ts', kind: 'modified' },
    { path: 'src/staged.ts', kind: 'added' },
    { path: 'src/two.ts', kind: 'deleted' },
    { path: 'src/untracked.ts', kind: 'added' },
  ];
  expect(await changes(base)).toEqual(all);
  expect(await changes()).toEqual(all.slice(1));
});

test('a reverted file does not differ, and neither does one that git no longer tracks', async () => {
  write('src/one.ts', 'changed');
  git('add', '--all');
  write('src/one.ts', 'one');
  git('rm', '-q', '--cached', 'src/two.ts');
  expect(await changes()).toEqual([]);
});

test('a renamed file counts as deleted and added', async () => {
  renameSync(pathOf('src/one.ts'), pathOf('src/three.ts'));
  expect(await changes()).toEqual([
    { path: 'src/one.ts', kind: 'deleted' },
    { path: 'src/three.ts', kind: 'added' },
  ]);
});

test.each(['with space.ts', 'tab\tand"quote"\'.ts', 'línea/ñ عربي 🙂.ts', '-dash.ts', 'new\nline.ts'])(
  'the path %j',
  async (path) => {
    write(path, 'new');
    expect(await changes()).toEqual([{ path, kind: 'added' }]);
    const base = commit();
    expect(await fileAt(root, base, path)).toBe('new');
    write(path, 'changed');
    expect(await changes(base)).toEqual([{ path, kind: 'modified' }]);
  },
);

test('the tree has the hash that a commit of all files would have', async () => {
  write('src/one.ts', 'changed');
  write('src/new.ts', 'new');
  write('ignored/build.js', 'new');
  rmSync(pathOf('kept.ts'));
  const tree = await treeOf(root);
  expect(tree).toBe(await treeOf(root, commit()));
});

test('accepted changes make no difference', async () => {
  const tree = await treeOf(root);
  write('visual-accepted.json', '[]');
  expect(await treeOf(root)).toBe(tree);
  expect(await changes()).toEqual([]);
  const accepted = commit();
  write('visual-accepted.json', '[{}]');
  expect(await treeOf(root, accepted)).toBe(tree);
  expect(await treeOf(root)).toBe(tree);
  expect(await changes()).toEqual([]);
});

test('the index and the objects of the repository do not change', async () => {
  write('src/one.ts', 'staged');
  git('add', '--all');
  write('src/one.ts', 'changed');
  write('src/new.ts', 'new');
  const state = () => ({
    index: readFileSync(pathOf('.git/index')),
    objects: readdirSync(pathOf('.git/objects'), { recursive: true, encoding: 'utf8' }).toSorted(),
    status: git('status', '--porcelain'),
  });
  const before = state();
  await treeOf(root);
  await changedFiles(root, 'HEAD');
  expect(state()).toEqual(before);
});

test('a worktree has its own index', async () => {
  const other = pathOf('ignored/worktree');
  git('worktree', 'add', '-q', '--detach', other);
  write('ignored/worktree/kept.ts', 'changed');
  expect(await changedFiles(other, 'HEAD')).toEqual([{ path: 'kept.ts', kind: 'modified' }]);
  expect(await changes()).toEqual([]);
});

test('a missing commit is an error', async () => {
  for (const ref of ['nowhere', '--all']) await expect(changedFiles(root, ref)).rejects.toThrow('git rev-parse');
});

test('paths are those from a root below the top of the repository; other files are outside of it', async () => {
  write('apps/web/shown.ts', 'new');
  write('packages/ui/button.ts', 'new');
  const base = commit();
  const web = pathOf('apps/web');
  write('apps/web/shown.ts', 'changed');
  write('packages/ui/button.ts', 'changed');
  write('kept.ts', 'changed');
  write('apps/web/visual-accepted.json', '[]');
  expect(await changedFiles(web, base)).toEqual([
    { path: 'shown.ts', kind: 'modified' },
    { path: '../../kept.ts', kind: 'modified' },
    { path: '../../packages/ui/button.ts', kind: 'modified' },
  ]);
  expect(await fileAt(web, base, 'shown.ts')).toBe('new');
  expect(await fileAt(web, base, '../../packages/ui/button.ts')).toBe('new');
  // The record of decisions is on no screenshot.
  const tree = await treeOf(web);
  write('apps/web/visual-accepted.json', '[{}]');
  expect(await treeOf(web)).toBe(tree);
  expect(await topOf(web)).toBe(pathOf());
});
