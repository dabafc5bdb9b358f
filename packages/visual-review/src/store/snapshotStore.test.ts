import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, isAccepted, readAccepted } from './accepted.ts';
import { Journal } from './journal.ts';
import { lock } from './lock.ts';
import { comparisonOf, snapshotOf } from './report/reportFixture.ts';
import type { Shot } from './snapshots.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const snapshot = snapshotOf('components-button--primary', 'en-desktop');

function shot(name: string): Shot {
  const file = join(folder, `${name}.png`);
  writeFileSync(file, name);
  return { snapshot, file, hash: name, ignored: [] };
}

test('what was taken is there for the next run, also after a run that was broken off in the middle of a line', async () => {
  const file = join(folder, 'shots/tree/browser.jsonl');
  await (await Journal.open(file)).add(shot('a'));
  appendFileSync(file, '{"snapshot":{"id":"compon');
  expect((await Journal.open(file)).get(snapshot)).toMatchObject({ hash: 'a' });
});

test('a snapshot that is taken in another way, has failed, or has lost its picture is taken again', async () => {
  const file = join(folder, 'browser.jsonl');
  const journal = await Journal.open(file);
  await journal.add(shot('a'));
  expect(journal.get({ ...snapshot, viewport: { width: 1, height: 1 } })).toBeUndefined();
  expect(journal.get({ ...snapshot, options: { ...snapshot.options, cropToViewport: true } })).toBeUndefined();
  rmSync(join(folder, 'a.png'));
  expect((await Journal.open(file)).get(snapshot)).toBeUndefined();
  await journal.add({ snapshot: { ...snapshot, id: 'other' }, ignored: [], error: 'It threw.' });
  expect(journal.get({ ...snapshot, id: 'other' })).toBeUndefined();
});

const picture = (hash: string) => ({ file: `${hash}.png`, hash, width: 1, height: 1 });

test('exactly the change that was accepted is accepted: this snapshot, from this picture to that one', async () => {
  const file = join(folder, 'accepted.json');
  const change = comparisonOf('components-button--primary', 'en-desktop', 'changed', {
    before: picture('a'),
    after: picture('b'),
  });
  expect(await readAccepted(file)).toEqual([]);
  await accept(file, [change]);
  const accepted = await readAccepted(file);
  expect(isAccepted(accepted, change)).toBe(true);
  expect(isAccepted(accepted, { ...change, after: picture('c') })).toBe(false);
  expect(isAccepted(accepted, { ...change, snapshot: { ...change.snapshot, id: 'other' } })).toBe(false);
  expect(isAccepted(accepted, { ...change, verdict: 'failed' })).toBe(false);
});

test('a snapshot has one entry, the last, in the order of names', async () => {
  const file = join(folder, 'accepted.json');
  const change = (story: string, after: string) => comparisonOf(story, 'en-desktop', 'new', { after: picture(after) });
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
  const release = lock(file);
  expect(() => lock(file)).toThrow(`Another run is at work here (process ${process.pid})`);
  release();
  expect(existsSync(file)).toBe(false);
  // No process has this number.
  writeFileSync(file, '4194305');
  lock(file)();
});
