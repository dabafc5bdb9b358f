import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readChangelog } from './changelog';

const folder = mkdtempSync(join(tmpdir(), 'changelog-'));
const full = join(folder, 'full');
const shallow = join(folder, 'shallow');

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

function git(cwd: string, ...args: string[]) {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T12:00Z' },
  });
}

function commit(subject: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(full, file)), { recursive: true });
    writeFileSync(join(full, file), subject);
  }
  git(full, 'add', '.');
  git(full, 'commit', '-qm', subject);
}

mkdirSync(full);
git(full, 'init', '-q');
commit('Draw the <button>', 'src/components/Button/Button.styles.ts');
commit('Show the button', 'workbench/Buttons.mdx', 'src/components/Button/Button.styles.ts');
commit('Describe the panel', 'docs/reviewing.md');
commit('Send messages elsewhere', 'src/content/company.ts');
commit('Widen the menu', 'src/Menu.styles.ts', 'tools/a.ts', 'tools/b.ts', 'tools/c.ts');
commit('Rename a button', 'src/Menu.styles.ts', 'tools/a.ts', 'tools/b.ts', 'tools/c.ts', 'tools/d.ts');
commit('Test the button', 'src/Button.test.tsx', 'tools/test.ts', 'PUBLIC/notes.txt', 'workbench/Sheet.tsx');
git(folder, 'clone', '-q', '--depth', '1', `file://${full}`, shallow);

const changelog = {
  days: [
    [
      '2026-11-20',
      {
        'Visitors of the site': ['Widen the menu', 'Draw the <button>'],
        'Designers and reviewers': ['Describe the panel', 'Show the button'],
        'The owner': ['Send messages elsewhere'],
      },
    ],
  ],
};

test('changes are listed by date, for those whom they concern', async () => {
  const read = await readChangelog(full);
  expect(read).toEqual(changelog);
  expect(Object.keys(read.days[0]![1])).toEqual(['Designers and reviewers', 'Visitors of the site', 'The owner']);
});

test('the settings of git change nothing', async () => {
  git(full, 'config', 'log.showSignature', 'true');
  git(full, 'config', 'i18n.logOutputEncoding', 'latin1');
  const scissors = '------------------------ >8 ------------------------';
  commit('Draw the menu in Grèce', 'src/Menü.styles.ts');
  commit(scissors, 'src/Menu.styles.ts');
  expect((await readChangelog(full)).days).toEqual([
    [
      '2026-11-20',
      expect.objectContaining({
        'Visitors of the site': [scissors, 'Draw the menu in Grèce', 'Widen the menu', 'Draw the <button>'],
      }),
    ],
  ]);
});

test('a shallow clone is explained, and its oldest commit is not taken for one that adds every file', async () => {
  expect(await readChangelog(shallow)).toEqual({ missing: expect.stringMatching(/shallow clone/), days: [] });
});

test('where git cannot read the history, its own sentence says why', async () => {
  rmSync(join(shallow, '.git'), { recursive: true });
  expect(await readChangelog(shallow)).toEqual({
    missing: expect.stringMatching(/fatal: not a git repository/),
    days: [],
  });
  vi.stubEnv('PATH', '');
  expect(await readChangelog(full)).toEqual({ missing: expect.stringMatching(/spawn git ENOENT/), days: [] });
});
