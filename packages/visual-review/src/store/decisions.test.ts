import { readFileSync, writeFileSync } from 'node:fs';
import { temporaryFolder } from 'system-tools/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { comparisonOf } from '../report/reportFixture.ts';
import { accept, isAccepted, readAccepted } from './acceptedChanges.ts';

const pathOf = temporaryFolder();
let file: string;
beforeEach(() => {
  file = pathOf('accepted.json');
});

const image = (hash: string) => ({ file: `${hash}.png`, hash, width: 1, height: 1 });

test('a change is accepted only if the snapshot and both screenshots match', async () => {
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

test('entries are sorted by name, with the last one of each snapshot', async () => {
  const change = (story: string, after: string) => comparisonOf(story, 'en-desktop', 'new', { after: image(after) });
  await accept(file, [change('b--b', '1'), change('a--a', '2')]);
  await accept(file, [change('b--b', '3')]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { id: 'a--a en-desktop', after: '2' },
    { id: 'b--b en-desktop', after: '3' },
  ]);
});

test.each(['{', '{}', '[1]', '[{"after":"b"}]'])('the file %s is rejected and left unchanged', async (content) => {
  writeFileSync(file, content);
  await expect(accept(file, [])).rejects.toThrow('accepted.json is not a list of accepted changes');
  expect(readFileSync(file, 'utf8')).toBe(content);
});
