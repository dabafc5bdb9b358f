import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { git as runGit } from '../../fixtures/testGit.ts';
import { historyOf } from './history.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const project = join(folder, 'project');
const shallow = join(folder, 'shallow');

const git = (day: string, ...args: string[]) =>
  runGit(folder, args, { GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: day });
const commit = (day: string, text: string) => {
  writeFileSync(join(project, 'fr.json'), text);
  git(day, '-C', project, 'add', '.');
  git(day, '-C', project, 'commit', '-qm', 'Change');
};

beforeAll(() => {
  git('', 'init', '-q', project);
  commit('2025-03-01T12:00:00Z', '{\n"a": "1",\n"b": "2",\n"z": ""\n}\n');
  // Already the next day in UTC.
  commit('2025-04-01T23:30:00-05:00', '{\n"a": "1",\n"b": "3",\n"z": ""\n}\n');
  git('', 'clone', '-q', '--depth', '1', `file://${project}`, shallow);
  writeFileSync(join(project, 'fr.json'), '{\n"a": "1",\n"b": "3",\n"c": "4",\n"z": ""\n}\n');
  writeFileSync(join(project, 'new.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const changes = async (root: string, file: string) => {
  const history = await historyOf(root, [file]);
  return history && [history.day, ...[2, 3, 4].map((line) => history.line(file, line))];
};

test('a file and its lines have the days of their last commits; new lines are not committed', async () => {
  expect(await changes(project, 'fr.json')).toEqual(['2025-04-02', '2025-03-01', '2025-04-02', 'not committed']);
});

test.each([
  ['blame.ignoreRevsFile', 'missing'],
  ['log.showSignature', 'true'],
  ['diff.count.textconv', 'wc -c'],
])('the days are known with the setting %s', async (name, value) => {
  writeFileSync(join(project, '.git/info/attributes'), '*.json diff=count\n');
  git('', '-C', project, 'config', name, value);
  expect(await changes(project, 'fr.json')).toEqual(['2025-04-02', '2025-03-01', '2025-04-02', 'not committed']);
});

test('a file that was never committed has no day', async () => {
  expect(new Set(await changes(project, 'new.json'))).toEqual(new Set(['not committed']));
});

test('without git, or in a shallow clone, the history is unknown', async () => {
  expect(await historyOf(shallow, ['fr.json'])).toBeUndefined();
  expect(await historyOf(folder, ['fr.json'])).toBeUndefined();
});

test.each(['', '..x'])(
  'a folder that looks like a bare repository runs no command for its file in %j',
  async (below) => {
    const outer = mkdtempSync(join(folder, 'outer-'));
    git('', 'init', '-q', outer);
    git('', 'clone', '-q', '--bare', project, join(outer, 'locales'));
    const locales = join(outer, 'locales');
    const marker = join(outer, 'executed');
    git('', '-C', locales, 'config', 'core.bare', 'false');
    git('', '-C', locales, 'config', 'core.worktree', '.');
    mkdirSync(join(locales, below), { recursive: true });
    const file = join(locales, below, 'fr.json');
    writeFileSync(file, '{ "a": "1" }');
    git('', '-C', locales, `--git-dir=${locales}`, `--work-tree=${locales}`, 'add', file);
    git('2025-05-01T12:00:00Z', '-C', locales, `--git-dir=${locales}`, 'commit', '-qm', 'Change');
    git('', '-C', locales, 'config', 'filter.run.clean', `touch '${marker}'; cat`);
    writeFileSync(join(locales, 'info/attributes'), '*.json filter=run\n');
    writeFileSync(file, '{ "a": "changed" }');
    symlinkSync(file, join(outer, 'fr.json'));
    for (const path of ['fr.json', relative(outer, file)]) await historyOf(outer, [path]);
    expect(existsSync(marker)).toBe(false);
  },
);

test('a file in a submodule or behind a link has the days of its own repository', async () => {
  const around = join(folder, 'around');
  git('', 'init', '-q', around);
  git('', '-C', around, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', `file://${project}`, 'sub');
  symlinkSync(project, join(around, 'linked'));
  symlinkSync(folder, join(around, 'outside'));
  const committed = ['2025-04-02', '2025-03-01', '2025-04-02'];
  expect((await changes(around, 'sub/fr.json'))?.slice(0, 3)).toEqual(committed);
  expect((await changes(around, 'linked/fr.json'))?.slice(0, 3)).toEqual(committed);
  expect(await changes(around, 'outside/fr.json')).toBeUndefined();
});
