import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { expect, test } from 'vitest';
import { withCache } from './cache.ts';
import { openStore } from './snapshotStore.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import type { Screenshot } from '../types.ts';

const pathOf = temporaryFolder();
const snapshot = snapshotOf('components-button--primary', 'en-desktop');

function screenshot(name: string): Screenshot {
  const file = pathOf(`${name}.png`);
  writeFileSync(file, name);
  return { snapshot, file, hash: name, content: { file, hash: name } };
}

test('screenshots are stored for the next run, also after a run that was interrupted while writing', async () => {
  const file = pathOf('snapshots/tree/browser.jsonl');
  await (await openStore(file)).add(screenshot('a'));
  appendFileSync(file, '{"snapshot":{"id":"compon');
  expect((await openStore(file)).get(snapshot)).toMatchObject({ hash: 'a' });
});

test('a snapshot with other settings, a failure or a missing file is captured again', async () => {
  const file = pathOf('browser.jsonl');
  const store = await openStore(file);
  await store.add(screenshot('a'));
  expect(store.get({ ...snapshot, viewport: { width: 1, height: 1 } })).toBeUndefined();
  expect(store.get({ ...snapshot, options: { ...snapshot.options, cropToViewport: true } })).toBeUndefined();
  rmSync(pathOf('a.png'));
  expect((await openStore(file)).get(snapshot)).toBeUndefined();
  await store.add({ snapshot: { ...snapshot, id: 'other' }, error: 'It threw.' });
  expect(store.get({ ...snapshot, id: 'other' })).toBeUndefined();
});

test('git ignores the cache, also where it does not ignore node_modules', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: pathOf(), encoding: 'utf8' });
  git('init', '--quiet');
  await withCache(pathOf(), async ({ folder }) => writeFileSync(`${folder}/a.png`, ''));
  expect(git('status', '--porcelain')).toBe('');
});
