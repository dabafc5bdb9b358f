import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, isAccepted, readAccepted } from './acceptedChanges.ts';
import { SnapshotStore } from './snapshotStore.ts';
import { identityOf, lock } from 'system-tools/lock';
import { comparisonOf, snapshotOf } from '../report/reportFixture.ts';
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

test('screenshots are stored for the next run, also after a run that was interrupted in the middle of a line', async () => {
  const file = join(folder, 'snapshots/tree/browser.jsonl');
  await (await SnapshotStore.open(file)).add(screenshot('a'));
  appendFileSync(file, '{"snapshot":{"id":"compon');
  expect((await SnapshotStore.open(file)).get(snapshot)).toMatchObject({ hash: 'a' });
});

test('a snapshot that is captured in another way, has failed, or has lost its file is captured again', async () => {
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

const image = (hash: string) => ({ file: `${hash}.png`, hash, width: 1, height: 1 });

test('exactly the accepted change is accepted: the snapshot, and the screenshots before and after', async () => {
  const file = join(folder, 'accepted.json');
  const change = comparisonOf('components-button--primary', 'en-desktop', 'changed', {
    before: image('a'),
    after: image('b'),
  });
  expect(await readAccepted(file)).toEqual([]);
  await accept(file, [change]);
  const accepted = await readAccepted(file);
  expect(isAccepted(accepted, change)).toBe(true);
  expect(isAccepted(accepted, { ...change, after: image('c') })).toBe(false);
  expect(isAccepted(accepted, { ...change, snapshot: { ...change.snapshot, id: 'other' } })).toBe(false);
  expect(isAccepted(accepted, { ...change, result: 'failed' })).toBe(false);
});

test('a snapshot has one entry, the last, in the order of names', async () => {
  const file = join(folder, 'accepted.json');
  const change = (story: string, after: string) => comparisonOf(story, 'en-desktop', 'new', { after: image(after) });
  await accept(file, [change('b--b', '1'), change('a--a', '2')]);
  await accept(file, [change('b--b', '3')]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { id: 'a--a en-desktop', after: '2' },
    { id: 'b--b en-desktop', after: '3' },
  ]);
});

test.each(['{', '{}', '[1]', '[{"after":"b"}]'])('the file %s is refused, and stays', async (content) => {
  const file = join(folder, 'accepted.json');
  writeFileSync(file, content);
  await expect(accept(file, [])).rejects.toThrow('accepted.json is not a list of accepted changes');
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('two runs do not work at once; what a run has left that is no more does not count', () => {
  const file = join(folder, 'lock');
  writeFileSync(file, identityOf(process.ppid));
  expect(() => lock(file)).toThrow(`Another run is at work here (process ${process.ppid})`);
  // No process has the first number; the second has gone to another process; in a container, a run often has the number of the one before.
  for (const left of ['4194305', `${process.ppid} 1`, String(process.pid), '']) {
    writeFileSync(file, left);
    const release = lock(file);
    expect(readFileSync(file, 'utf8')).toBe(identityOf(process.pid));
    release();
    expect(readdirSync(folder)).toEqual([]);
  }
});
