import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'system-tools/temporary-folder';
import type { UserError } from 'system-tools/user-error';
import { expect, test, vi } from 'vitest';
import { exampleConfig } from '../config/exampleConfig.ts';
import { openStorybook, type BuiltStorybook } from '../capture/builtStorybook.ts';
import { BuildError } from '../capture/storybookBuild.ts';
import { capture } from '../capture/capture.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import { captureTwice } from './captureTwice.ts';
import { compareTrees } from './compareTrees.ts';
import { main } from './command.ts';
import { expectNames } from './plan.ts';
import { withStorybooks } from './openStorybooks.ts';
import type { RunOptions } from './publishReport.ts';
import { resolveTrees } from './resolveTrees.ts';

vi.mock('../capture/builtStorybook.ts', () => ({ openStorybook: vi.fn<typeof openStorybook>() }));
vi.mock('../capture/capture.ts', async (original) => ({
  ...(await original<object>()),
  capture: vi.fn<typeof capture>().mockResolvedValue([]),
}));

const pathOf = temporaryFolder();

test.each([
  ['--bsae main', "Unknown option '--bsae'"],
  ['--pages 0', '--pages takes a number from 1 to 64, not "0".'],
  ['--variants Font --until tomorrow a', '--variants takes a reason, a day and snapshots'],
  ...[
    'report',
    'localhost:6006',
    'https://ci.example/run(7)',
    'https://store.example/r?sig=abc',
    'https://store.example/r?',
    'https://store.example/#r',
  ].map((url) => [
    `--url ${url}`,
    `--url takes a URL such as https://example.com/report, with %28 and %29 for parentheses and without a query or a fragment, not "${url}".`,
  ]),
  // With more than the option itself, what follows is a change.
  ['--reject=-x 5f0e --pages 0', '--pages takes a number from 1 to 64, not "0".'],
  ['--report 1a2b', '--report requires --accept or --reject.'],
  ['--until 2026-02-28', '--until requires --variants.'],
  ['--merge --accept a', '--accept and --merge exclude each other.'],
  ['--accept --story Home', '--accept and --story exclude each other.'],
])('%s is refused with exit code 2', async (args, message) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await main('', args.split(' '))).toBe(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining(message));
});

const options = {
  root: import.meta.dirname,
  config: exampleConfig,
  base: 'no-such-branch',
} as Partial<RunOptions> as RunOptions;

test.each(['visual-accepted.json', 'visual-variants.json'])(
  '%s with conflict markers stops a run at once',
  async (name) => {
    const root = pathOf(name);
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, name), '<<<<<<< HEAD');
    await expect(compareTrees({ ...options, root })).rejects.toThrow('repair it (it may have conflict markers)');
  },
);

test('an unknown ref is reported', async () => {
  await expect(resolveTrees(options)).rejects.toThrow('git does not know "no-such-branch"');
});

test('without a repository, git says why', async () => {
  await expect(resolveTrees({ ...options, root: '/' })).rejects.toThrow(
    'git cannot be used here: fatal: not a git repository',
  );
});

test('the base is where the branch has left the main one, also where the local one is behind, or on it what was pushed', async () => {
  const root = pathOf();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = (name: string) => {
    git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--allow-empty', '--quiet', '--message', name);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('old');
  git('checkout', '--quiet', '-b', 'change');
  const fork = commit('current');
  git('update-ref', 'refs/remotes/origin/main', fork);
  commit('change');
  const { base } = await resolveTrees({ ...options, root, base: undefined });
  expect(base).toEqual({ ref: 'main', commit: fork });
  git('branch', '--quiet', '--force', 'main');
  git('checkout', '--quiet', 'main');
  const { base: pushed } = await resolveTrees({ ...options, root, base: undefined });
  expect(pushed).toEqual({ ref: 'origin/main', commit: fork });
});

const trees = {
  base: { ref: 'main', commit: '' },
  tree: 'a',
  baseTree: 'a',
  changes: [],
  head: { commit: '', isDirty: true },
};

test('where nothing has changed, one Storybook is built and served', async () => {
  const stop = vi.fn<() => Promise<void>>();
  const storybook = { snapshots: [], stop } as unknown as BuiltStorybook;
  vi.mocked(openStorybook).mockResolvedValueOnce(storybook);
  expect(await withStorybooks(options, trees, async (opened) => opened)).toEqual({
    after: storybook,
    before: storybook,
  });
  expect(stop).toHaveBeenCalledOnce();
});

test('a base that cannot be built is reported, and the other Storybook is no longer served', async () => {
  const stop = vi.fn<() => Promise<void>>();
  vi.mocked(openStorybook)
    .mockResolvedValueOnce({ snapshots: [], stop } as unknown as BuiltStorybook)
    .mockRejectedValueOnce(new BuildError('no-such-module'));
  await expect(withStorybooks(options, { ...trees, tree: 'b' }, async () => undefined)).rejects.toThrow(
    /^no-such-module\s+The Storybook of main cannot be built, so there is no baseline.* "prepare" in visual\.config\.ts names the command .*add --without-baseline/,
  );
  expect(stop).toHaveBeenCalled();
});

const snapshots = ['screens-notes--all', 'screens-home--all'].map((story) => snapshotOf(story, 'en-phone'));

const problemOf = (names: Partial<RunOptions>) => {
  try {
    expectNames({ stories: [], retake: undefined, ...names }, snapshots);
    return undefined;
  } catch (error) {
    return (error as UserError).message;
  }
};

test('--story and --retake name what there is', () => {
  expect(problemOf({ stories: ['Notes', 'home--'] })).toBeUndefined();
  expect(problemOf({ retake: ['screens-notes--all', 'screens-home--all en-phone'] })).toBeUndefined();
  expect(problemOf({ stories: ['Notes', 'Ntoes'] })).toMatch('No story matches "Ntoes": --story takes a part of');
  expect(problemOf({ retake: ['notes--all'] })).toMatch('No story matches "notes--all": --retake takes ids of');
});

test('--twice captures what --story selects', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: pathOf() });
  vi.spyOn(console, 'log').mockReturnValue();
  const stop = vi.fn<() => Promise<void>>();
  vi.mocked(openStorybook).mockResolvedValue({ url: '', snapshots, stop } as unknown as BuiltStorybook);
  const run = (...stories: string[]) => captureTwice({ ...options, root: pathOf(), stories });
  expect(await run('Notes')).toBe(false);
  expect(vi.mocked(capture).mock.calls.map(([taken]) => taken)).toEqual([[snapshots[0]], [snapshots[0]]]);
  await expect(run('Ntoes')).rejects.toThrow('No story matches "Ntoes"');
  expect(stop).toHaveBeenCalledTimes(2);
});
