import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { UserError } from 'system-tools/user-error';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withCheckout } from '../capture/checkout.ts';
import { sourceChanges } from '../groups/sourceChanges.ts';
import { changedFiles, expectTree, fileAt, treeOf, type Change } from './changedFiles.ts';
import { topOf } from './git.ts';

vi.mock('node:fs/promises', async (original) => {
  const files = await original<{ rm: typeof rm }>();
  return { ...files, rm: vi.fn<typeof rm>(files.rm) };
});

const pathOf = temporaryFolder();
let root = '';

const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, stdio: 'pipe', encoding: 'utf8' }).trimEnd();
const git = (...args: string[]) => gitIn(root, ...args);
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
const commit = (folder = '') => {
  const cwd = join(root, folder);
  gitIn(cwd, 'add', '--all');
  gitIn(cwd, ...identity, 'commit', '-qm', 'Change', '--allow-empty');
  return gitIn(cwd, 'rev-parse', 'HEAD');
};

const changes = (base = 'HEAD') => changedFiles(root, base);
const modified = (...paths: string[]) => paths.map((path) => ({ path, kind: 'modified' }));
const added = (...paths: string[]) => paths.map((path) => ({ path, kind: 'added' }));

/** The named values of the sources that have changed since a commit. */
const valuesSince = async (base: string) => (await sourceChanges(root, base, await changes(base), {})).values;

/** A new repository in a folder, with a file that says `one`. */
const addRepository = (folder: string) => {
  write(`${folder}/shown.ts`, 'one');
  gitIn(join(root, folder), 'init', '-q');
};

/** Makes repositories, each with one file and inside of the one before it, and the last two of them submodules. */
function addSubmodules() {
  const add = (from: string, into: string, path: string) =>
    gitIn(join(root, into), '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', join(root, from), path);
  for (const folder of ['ignored/inner', 'ignored/outer']) {
    addRepository(folder);
    commit(folder);
  }
  add('ignored/inner', 'ignored/outer', 'deep/inner');
  commit('ignored/outer');
  add('ignored/outer', '', 'libs/outer');
  git('-c', 'protocol.file.allow=always', 'submodule', 'update', '-q', '--init', '--recursive');
  commit();
}

/** Makes git independent of the settings of this machine, and of a repository that the tests run in. */
function isolateGit() {
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
}

/** Each test has a copy of a repository, which git makes once, without submodules or with them. */
let templates = '';
beforeAll(() => {
  isolateGit();
  templates = mkdtempSync(join(tmpdir(), 'repositories-'));
  root = join(templates, 'simple');
  write('.gitignore', 'ignored/\n');
  write('kept.ts', 'kept');
  write('src/one.ts', 'one');
  write('src/two.ts', 'two');
  git('init', '-q');
  commit();
  cpSync(root, join(templates, 'nested'), { recursive: true });
  root = join(templates, 'nested');
  addSubmodules();
});
afterAll(() => rmSync(templates, { recursive: true }));

function copyTemplate(name: 'simple' | 'nested') {
  rmSync(root, { recursive: true });
  cpSync(join(templates, name), root, { recursive: true });
}
/** @returns the commit that has the submodules */
function withSubmodules() {
  copyTemplate('nested');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  isolateGit();
  root = pathOf();
  copyTemplate('simple');
});
afterEach(() => vi.unstubAllEnvs());

test('what is as it was committed does not differ, also where it was staged or git no longer tracks it', async () => {
  const tree = await treeOf(root, 'HEAD');
  expect(await treeOf(root)).toBe(tree);
  expect(await changes()).toEqual([]);
  write('src/one.ts', 'changed');
  git('add', '--all');
  write('src/one.ts', 'one');
  git('rm', '-q', '--cached', 'src/two.ts');
  expect(await treeOf(root)).toBe(tree);
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
  expect(await changes()).toEqual(modified('src/one.ts'));
});

test('changed, added and deleted files are found, whether committed, staged or neither; a renamed one is both', async () => {
  const base = git('rev-parse', 'HEAD');
  write('src/committed.ts', 'new');
  commit();
  write('src/staged.ts', 'new');
  git('add', 'src/staged.ts');
  write('src/untracked.ts', 'new');
  write('ignored/build.js', 'new');
  write('src/one.ts', 'changed');
  renameSync(pathOf('src/two.ts'), pathOf('src/three.ts'));
  const all = [
    { path: 'src/committed.ts', kind: 'added' },
    { path: 'src/one.ts', kind: 'modified' },
    { path: 'src/staged.ts', kind: 'added' },
    { path: 'src/three.ts', kind: 'added' },
    { path: 'src/two.ts', kind: 'deleted' },
    { path: 'src/untracked.ts', kind: 'added' },
  ];
  expect(await changes(base)).toEqual(all);
  expect(await changes()).toEqual(all.slice(1));
  // The tree is that of a commit of all files.
  const tree = await treeOf(root);
  expect(tree).toBe(await treeOf(root, commit()));
});

test('paths with any characters', async () => {
  const paths = [
    '-dash.ts',
    ':!a.ts',
    ':(exclude)*.ts',
    ':m.ts',
    '[a-z]*?.ts',
    'b/\\t\u0001.ts',
    'línea/ñ عربي 🙂.ts',
    'new\nline.ts',
    'tab\tand"quote"\'.ts',
    'with space.ts',
  ];
  for (const path of paths) write(path, 'size = 1');
  expect(await changes()).toEqual(added(...paths));
  const base = commit();
  for (const path of paths) expect(await fileAt(root, base, path)).toBe('size = 1');
  for (const path of paths) write(path, 'size = 2');
  expect(await changes(base)).toEqual(modified(...paths));
  expect(await valuesSince(base)).toEqual(paths.map((path) => ({ file: path, name: 'size', from: '1', to: '2' })));
});

test('values of files that git is to show in another way', async () => {
  write('src/tokens.json', '{\n"size": 1\n}\n');
  const base = commit();
  write('.gitattributes', '*.json diff=shown\n');
  write('src/tokens.json', '{\n"size": 2\n}\n');
  for (const [name, value] of Object.entries({ 'shown.textconv': 'false', noPrefix: 'true', relative: 'src' }))
    git('config', `diff.${name}`, value);
  expect(await valuesSince(base)).toEqual([{ file: 'src/tokens.json', name: 'size', from: '1', to: '2' }]);
});

test.each([
  ['a video that is named like a source', 'clip.ts', '\0'],
  ['a file beyond 10 MB', 'data.json', ' '.repeat(11_000_000)],
])('the values of %s are not read', async (_, path, filler) => {
  write(path, `${filler}\nsize = 1\n`);
  write('size.ts', 'size = 1\n');
  const base = commit();
  write(path, `${filler}\nsize = 2\n`);
  write('size.ts', 'size = 2\n');
  expect(await valuesSince(base)).toEqual([{ file: 'size.ts', name: 'size', from: '1', to: '2' }]);
});

test('more modified files than the arguments of a command can name', async () => {
  write('a.css', 'size: 1');
  const base = commit();
  write('a.css', 'size: 2');
  write('b.css', 'size: 2');
  const others = Array.from({ length: 12_000 }, (_, index): Change => ({
    path: `${'a'.repeat(200)}/${index}.css`,
    kind: 'modified',
  }));
  const { values } = await sourceChanges(root, base, [...others, ...(await changes(base))], {});
  expect(values).toEqual([{ file: 'a.css', name: 'size', from: '1', to: '2' }]);
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

test('edits that git was told not to look for are found, and what is not checked out does not differ', async () => {
  write('src/absent.ts', 'absent');
  const base = commit();
  git('update-index', '--assume-unchanged', 'src/one.ts');
  git('update-index', '--skip-worktree', 'src/two.ts', 'src/absent.ts');
  rmSync(pathOf('src/absent.ts'));
  for (const path of ['src/one.ts', 'src/two.ts']) write(path, 'edited');
  expect(await changes(base)).toEqual(modified('src/one.ts', 'src/two.ts'));
  expect(await changedFiles(pathOf('src'), base)).toHaveLength(2);
  expect(git('ls-files', '-v', 'src').split('\n')).toEqual(['S src/absent.ts', 'h src/one.ts', 'S src/two.ts']);
});

test('edits outside of a sparse checkout are found', async () => {
  write('lib/one.ts', 'one');
  write('lib/absent.ts', 'absent');
  const base = commit();
  git('sparse-checkout', 'set', '--cone', 'src');
  expect(await changes(base)).toEqual([]);
  for (const path of ['lib/one.ts', 'lib/new.ts']) write(path, 'edited');
  expect(await changes(base)).toEqual([...added('lib/new.ts'), ...modified('lib/one.ts')]);
});

test('settings of git for the work of people do not matter, and what it cannot do is a sentence', async () => {
  vi.stubEnv('GIT_LITERAL_PATHSPECS', '1');
  git('config', 'core.autocrlf', 'input');
  git('config', 'core.safecrlf', 'true');
  write('src/one.ts', 'one\r\n');
  expect(await changes()).toEqual(modified('src/one.ts'));
  git('config', 'filter.lfs.clean', 'no-such-command');
  git('config', 'filter.lfs.required', 'true');
  write('.gitattributes', '*.ts filter=lfs\n');
  const failed = changes();
  await expect(failed).rejects.toThrow(/^git has failed in .+: .*no-such-command/s);
  await expect(failed).rejects.toBeInstanceOf(UserError);
  await expect(treeOf(root, 'nowhere')).rejects.toThrow(/^git has failed in .+: fatal: .*nowhere/);
});

test('a worktree has its own index', async () => {
  const other = pathOf('ignored/worktree');
  git('worktree', 'add', '-q', '--detach', other);
  write('ignored/worktree/kept.ts', 'changed');
  expect(await changedFiles(other, 'HEAD')).toEqual(modified('kept.ts'));
  expect(await changes()).toEqual([]);
});

test('work trees of the repository inside of it have their own changes', async () => {
  for (const folder of ['.claude/worktrees/fix', 'src/fix [one]'])
    git('worktree', 'add', '-q', '--detach', pathOf(folder));
  expect(await changes()).toEqual([]);
  const tree = await treeOf(root);
  write('.claude/worktrees/fix/src/one.ts', 'changed');
  expect(await treeOf(root)).toBe(tree);
  // Also where the command is run in one of them.
  const other = pathOf('.claude/worktrees/fix');
  gitIn(other, 'worktree', 'add', '-q', '--detach', join(other, 'inner'));
  expect(await changedFiles(other, 'HEAD')).toEqual(modified('src/one.ts'));
});

test('a missing commit is an error', async () => {
  for (const ref of ['nowhere', '--all']) await expect(changedFiles(root, ref)).rejects.toThrow('rev-parse');
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
  expect(await changedFiles(web, base)).toEqual(modified('shown.ts', '../../kept.ts', '../../packages/ui/button.ts'));
  expect(await fileAt(web, base, 'shown.ts')).toBe('new');
  expect(await fileAt(web, base, '../../packages/ui/button.ts')).toBe('new');
  // The record of decisions is on no screenshot.
  const tree = await treeOf(web);
  write('apps/web/visual-accepted.json', '[{}]');
  expect(await treeOf(web)).toBe(tree);
  expect(await topOf(web)).toBe(pathOf());
});

test('files that have changed meanwhile are named', async () => {
  const tree = await treeOf(root);
  await expectTree(root, tree);
  write('src/one.ts', 'changed');
  rmSync(pathOf('src/two.ts'));
  await expect(expectTree(root, tree)).rejects.toThrow(
    'Files have changed while Storybook was built (src/one.ts, src/two.ts): run it again.',
  );
  for (const name of ['a', 'b\u001b[2J', 'c']) write(name, 'new');
  await expect(expectTree(root, tree, (files) => files)).rejects.toThrow(/^a, b\u{FFFD}\[2J, c, 2 more$/u);
});

test('the files of submodules are compared, also of those inside of others', async () => {
  const base = withSubmodules();
  expect(await changes(base)).toEqual([]);
  expect(await treeOf(root)).toBe(await treeOf(root, base));
  const inner = 'libs/outer/deep/inner/shown.ts';
  write(inner, 'two');
  write('libs/outer/new.ts', 'new');
  const state = () => gitIn(pathOf('libs/outer'), 'status', '--porcelain');
  const before = state();
  const edited = [...modified(inner), ...added('libs/outer/new.ts')];
  expect(await changes(base)).toEqual(edited);
  expect(state()).toBe(before);
  // Committed in the submodules, but not yet here.
  commit('libs/outer/deep/inner');
  commit('libs/outer');
  expect(await changes(base)).toEqual(edited);
  commit();
  expect(await changes(base)).toEqual(edited);
});

test('the files of submodules are read as they were committed, and their values compared', async () => {
  const base = withSubmodules();
  const [outer, inner] = ['libs/outer/shown.ts', 'libs/outer/deep/inner/shown.ts'];
  write(inner, 'const size = 1;\n');
  for (const folder of ['libs/outer/deep/inner', 'libs/outer']) commit(folder);
  const later = commit();
  expect(await fileAt(root, base, inner)).toBe('one');
  expect(await fileAt(join(root, 'src'), later, `../${inner}`)).toBe('const size = 1;');
  write(inner, 'const size = 2;\n');
  write(outer, 'two');
  expect(await valuesSince(later)).toEqual([{ file: inner, name: 'size', from: '1', to: '2' }]);
});

test('a submodule with a merge conflict is compared as it is here', async () => {
  const base = withSubmodules();
  write('libs/outer/shown.ts', 'two');
  const own = commit('libs/outer');
  execFileSync('git', ['update-index', '--index-info'], {
    cwd: root,
    input: `0 ${'0'.repeat(40)}\tlibs/outer\n160000 ${own} 2\tlibs/outer\n160000 ${base} 3\tlibs/outer\n`,
  });
  expect(await changes(base)).toEqual(modified('libs/outer/shown.ts'));
});

test('the folder of a repository may have any name', async () => {
  for (const name of ['a:b', 'a;b "c" \\d', 'عربي\nñ']) {
    addRepository(`ignored/${name}`);
    commit(`ignored/${name}`);
    write(`ignored/${name}/shown.ts`, 'two');
    expect(await changedFiles(pathOf(`ignored/${name}`), 'HEAD')).toEqual(modified('shown.ts'));
  }
});

test('a checkout has the submodules of its commit, runs no hook and leaves nothing behind', async () => {
  const base = withSubmodules();
  write('libs/outer/deep/inner/shown.ts', 'two');
  for (const folder of ['libs/outer/deep/inner', 'libs/outer', '']) commit(folder);
  const hooks = [
    '.git/hooks/post-checkout',
    '.git/hooks/post-index-change',
    '.git/hooks/reference-transaction',
    '.git/modules/libs/outer/hooks/post-checkout',
  ];
  for (const hook of hooks) {
    write(hook, `#!/bin/sh\ntouch '${pathOf('hook')}'\nexit 1\n`);
    chmodSync(pathOf(hook), 0o755);
  }
  const { signal } = new AbortController();
  const read = (folder: string) =>
    ['kept.ts', 'libs/outer/shown.ts', 'libs/outer/deep/inner/shown.ts'].map((path) =>
      readFileSync(join(folder, path), 'utf8'),
    );
  expect(await withCheckout(root, base, signal, async (folder) => read(folder))).toEqual(['kept', 'one', 'one']);
  await treeOf(root);
  expect(existsSync(pathOf('hook'))).toBe(false);
  for (const folder of ['', 'libs/outer', 'libs/outer/deep/inner'])
    expect(gitIn(pathOf(folder), 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('a work tree is not registered any more, although its folder cannot be deleted', async () => {
  const base = withSubmodules();
  vi.mocked(rm).mockRejectedValueOnce(new Error('EBUSY'));
  const checkout = withCheckout(root, base, new AbortController().signal, async (folder) =>
    rmSync(join(folder, '.git')),
  );
  await expect(checkout).rejects.toThrow('EBUSY');
  const [[folder] = []] = vi.mocked(rm).mock.calls.slice(-1);
  rmSync(folder!, { recursive: true });
  for (const repository of ['', 'libs/outer', 'libs/outer/deep/inner'])
    expect(gitIn(pathOf(repository), 'worktree', 'list').split('\n')).toHaveLength(1);
});

test('a submodule that cannot be compared is an error, unless it is the same', async () => {
  const base = withSubmodules();
  git('submodule', '--quiet', 'deinit', '--force', 'libs/outer');
  expect(await changes(base)).toEqual([]);
  git('update-index', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},libs/outer`);
  const notHere = 'The submodule libs/outer differs from the base and is not checked out here';
  await expect(changes(base)).rejects.toThrow(notHere);
  git('config', 'submodule.libs/outer.ignore', 'all');
  await expect(changes(base)).rejects.toThrow(notHere);
  git('rm', '-rfq', '--cached', 'libs/outer');
  rmSync(pathOf('libs'), { recursive: true });
  await expect(changes(base)).rejects.toThrow(notHere);
});

test('a submodule without the commit of the base, or without its repository, is an error', async () => {
  withSubmodules();
  git('update-index', '--cacheinfo', `160000,${git('rev-parse', 'HEAD')},libs/outer`);
  git(...identity, 'commit', '-qm', 'Change');
  await expect(changes()).rejects.toThrow(/^The submodule libs\/outer does not have its commit \w{8} here: run/);
  renameSync(pathOf('.git/modules'), pathOf('.git/lost'));
  await expect(treeOf(root)).rejects.toThrow(/^git cannot read the repository libs\/outer: /);
});

test('an untracked repository stops everything, unless it is ignored, and no command of its settings runs', async () => {
  addRepository('src/clone');
  gitIn(pathOf('src/clone'), 'config', 'filter.run.clean', `touch '${pathOf('executed')}'; cat`);
  write('src/clone/.gitattributes', '* filter=run\n');
  await expect(changes()).rejects.toThrow(
    'src/clone is a repository of its own: move it to another folder, add it to .gitignore, or make it a submodule.',
  );
  write('.gitignore', 'clone/\n');
  expect(await changes()).toEqual(modified('.gitignore'));
  expect(existsSync(pathOf('executed'))).toBe(false);
});
