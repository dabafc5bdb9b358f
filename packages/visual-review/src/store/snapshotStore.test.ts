import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SnapshotStore } from './snapshotStore.ts';
import { snapshotOf } from '../report/reportFixture.ts';
import type { Screenshot } from '../types.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const snapshot = snapshotOf('components-button--primary', 'en-desktop');

function screenshot(name: string): Screenshot {
  const file = join(folder, `${name}.png`);
  writeFileSync(file, name);
  return { snapshot, file, hash: name, ignored: [] };
}

test('screenshots are stored for the next run, also after a run that was interrupted while writing', async () => {
  const file = join(folder, 'snapshots/tree/browser.jsonl');
  await (await SnapshotStore.open(file)).add(screenshot('a'));
  appendFileSync(file, '{"snapshot":{"id":"compon');
  expect((await SnapshotStore.open(file)).get(snapshot)).toMatchObject({ hash: 'a' });
});

test('a snapshot with other settings, a failure or a missing file is captured again', async () => {
  const file = join(folder, 'browser.jsonl');
  const store = await SnapshotStore.open(file);
  await store.add(screenshot('a'));
  expect(store.get({ ...snapshot, viewport: { width: 1, height: 1 } })).toBeUndefined();
  expect(store.get({ ...snapshot, options: { ...snapshot.options, cropToViewport: true } })).toBeUndefined();
  rmSync(join(folder, 'a.png'));
  expect((await SnapshotStore.open(file)).get(snapshot)).toBeUndefined();
  await store.add({ snapshot: { ...snapshot, id: 'other' }, ignored: [], error: 'It threw.' });
  expect(store.get({ ...snapshot, id: 'other' })).toBeUndefined();
});
