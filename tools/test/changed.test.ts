import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles, filesToTrace } from './changed.ts';

test('changed files: committed on the branch, not committed, deleted and new', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  git('init', '--initial-branch', 'main');
  for (const name of ['kept', 'committed', 'edited', 'deleted', 'moved on main']) write(name, 'before');
  git('add', '.');
  git('commit', '--message', 'Base');
  git('checkout', '-b', 'branch');
  write('committed', 'after');
  git('commit', '--all', '--message', 'Change');
  git('checkout', 'main');
  write('moved on main', 'after');
  git('commit', '--all', '--message', 'Later');
  git('checkout', 'branch');
  write('edited', 'after');
  rmSync(join(folder, 'deleted'));
  write('naïve name', 'new');
  expect(changedFiles(folder, 'main').toSorted()).toEqual(['committed', 'deleted', 'edited', 'naïve name']);
  expect(changedFiles(folder, 'HEAD').toSorted()).toEqual(['deleted', 'edited', 'naïve name']);
  expect(() => changedFiles(folder, 'nowhere')).toThrow('--changed nowhere: git knows no such commit');
});

test('importers are traced of files that exist, apart from the lockfile; unit tests may read what is no script', () => {
  const root = import.meta.dirname;
  expect(filesToTrace(root, [])).toEqual([]);
  expect(filesToTrace(root, ['changed.ts'])).toEqual([join(root, 'changed.ts')]);
  const own = join(root, 'changed.test.ts');
  expect(filesToTrace(join(root, '../..'), ['tools/test/changed.ts'])).not.toContain(own);
  expect(filesToTrace(join(root, '../..'), ['README.md'])).toContain(own);
  for (const other of ['deleted.ts', 'package-lock.json'])
    expect(filesToTrace(root, ['changed.ts', other])).toBeUndefined();
});
